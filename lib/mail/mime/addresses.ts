import addressparser from "nodemailer/lib/addressparser/index.js";
import { oneLine } from "@/lib/mail/clean";
import { limits } from "@/lib/mail/limits";
import { decodeWords, ENCODED_WORDS, firstField, type HeaderFields } from "@/lib/mail/mime/headers";

/** The first mailbox of the From header, null when there is none. */
export function fromMailbox(fields: HeaderFields): { address: string; name: string } | null {
  return mailboxes(firstField(fields, "from") ?? "")[0] ?? null;
}

/** The addresses of all To headers, groups flattened. */
export function toAddresses(fields: HeaderFields): string[] {
  const values = fields.filter(([name]) => name === "to").map(([, value]) => value);
  return mailboxes(values.join(", "))
    .slice(0, limits.toAddresses)
    .map(({ address }) => address);
}

/** Names are decoded once the addresses are told apart: what one holds splits nothing and forges no address. */
function mailboxes(value: string): { address: string; name: string }[] {
  if (value.trim() === "") return [];
  return addressparser(inShortRuns(withoutGroups(quoteWords(capped(value)))), { flatten: true })
    .map(({ address, name }) => ({
      address: oneLine(address, limits.addressCharacters),
      name: oneLine(decodeWords(name), limits.nameCharacters),
    }))
    .filter(({ address }) => address !== "");
}

/** Encoded words may hold a comma or colon as it is. Those in quotes or a comment are safe already. */
function quoteWords(value: string): string {
  return value.replace(QUOTED_OR_WORDS, (run) => (run.startsWith("=") ? `"${run}"` : run));
}

const QUOTED_OR_WORDS = new RegExp(`"(?:[^"\\\\]|\\\\[^]?)*"?|\\([^()]*\\)|${ENCODED_WORDS.source}`, "gi");

/** nodemailer loses the quotes of names in a group: its members become a list like any other. */
function withoutGroups(value: string): string {
  if (!value.includes(":")) return value;
  const kept: string[] = [];
  let start = 0;
  for (const [token] of value.matchAll(TOKEN)) {
    if (token === ":") kept.length = start;
    else kept.push(token === ";" ? "," : token);
    if (token === "," || token === ";") start = kept.length;
  }
  return kept.join("");
}

/** What nodemailer takes for one. */
const TOKEN = /"(?:[^"\\]|\\[\s\S]?)*"?|\([^)]*\)?|<[^>]*>?|[:;,]|[^"(<:;,]+/g;

/** nodemailer's search for an address is quadratic in a run without white space: no run stays longer than an address can be. */
function inShortRuns(value: string): string {
  return value.replace(LONG_RUN, (run) =>
    run.replace(/[,;]/g, "$& ").replace(LONG_RUN, (rest) => rest.slice(0, limits.addressCharacters)),
  );
}

const LONG_RUN = new RegExp(`\\S{${limits.addressCharacters + 1},}`, "g");

/** A long list is cut at a comma, so that no address is halved. */
function capped(value: string): string {
  if (value.length <= limits.addressHeaderBytes) return value;
  const comma = value.lastIndexOf(",", limits.addressHeaderBytes);
  return value.slice(0, comma > 0 ? comma : limits.addressHeaderBytes);
}
