import { coalesce } from "@/lib/coalesce";
import { env } from "@/lib/env";
import { findRecipients, isOperatorFull } from "@/lib/intake";
import { within } from "@/lib/within";
import type { Addressee } from "./faults";
import type { FindAccount, KnownAccounts } from "./known-accounts";
import { isCurrent, type Login } from "./login";
import { replies } from "./replies";

const maxLocalPartBytes = 200;
const lookUpMilliseconds = 10_000;
/** `"sign.up"@…` names the mailbox of `sign.up@…` (RFC 5321, section 4.1.2); quotes that are needed stay. */
const QUOTED = /^"([^\s"(),:;<>@[\]\\]+)"@/;

/** Looks accounts up together when many senders ask at once. The answer is the database's: see `KnownAccounts` for what is remembered. */
export function createAccountFinder(): FindAccount {
  return coalesce((slugs) => within(lookUpMilliseconds, findRecipients(slugs)));
}

/** What a RCPT TO names. */
type Name = Pick<Addressee, "namespace" | "tag" | "address" | "counts">;

/** Reads a RCPT TO; throws the refusal of what can be no address here. */
export function readRecipient(named: string, login?: Login): Name {
  const full = named.includes("@") ? named : `${named}@${env.MAIL_DOMAIN}`; // <postmaster> alone is valid
  const address = full.replace(QUOTED, "$1@").toWellFormed(); // as smtp-server decodes Punycode it may be no text
  return { address, ...parseAddress(address, login) };
}

/**
 * Decides on a recipient; throws the refusal. `accepted` holds what this transaction has accepted before, which counts
 * toward the cap.
 */
export async function checkRecipient(
  { namespace, tag, address, counts }: Name,
  accepted: ReadonlyMap<string, Addressee>,
  accounts: KnownAccounts,
  login?: Login,
): Promise<Addressee> {
  if (login && !(await isCurrent(login))) throw replies.loginOver();
  const account =
    (counts && accounts.recall(namespace, accepted.size)) || (await accounts.ask(namespace, accepted.size));
  if (!account) throw counts ? replies.unknown() : replies.noOperator();
  const { accountId, room, hasFaults, isSuspended } = account;
  if (isSuspended) throw replies.suspended();
  const held = [...accepted.values()].filter((other) => other.accountId === accountId && other.counts).length;
  if (counts && room - held <= 0) throw replies.overCap();
  if (!counts && (await within(lookUpMilliseconds, isOperatorFull(accountId)))) throw replies.operatorFull();
  return { accountId, namespace, tag, address, counts, hasFaults };
}

function parseAddress(address: string, login?: Login): { tag: string; namespace: string; counts: boolean } {
  const at = address.lastIndexOf("@");
  const tag = address.slice(0, at);
  const domain = address.slice(at + 1).toLowerCase();
  if (Buffer.byteLength(tag) > maxLocalPartBytes) throw replies.badLocalPart();
  if (login) return { tag, namespace: login.namespace, counts: true };
  if (domain === env.MAIL_DOMAIN) return { tag, namespace: operatorNamespace(tag), counts: false };
  const isOurs = domain.endsWith(`.${env.MAIL_DOMAIN}`);
  if (!isOurs && env.CATCH_ALL) return { tag, namespace: env.CATCH_ALL, counts: true };
  const namespace = isOurs ? domain.slice(0, -env.MAIL_DOMAIN.length - 1) : "";
  // A slug is one label: what has a dot in it is somebody else's domain.
  if (!/^[a-z0-9-]{1,63}$/.test(namespace)) throw replies.unknown();
  return { tag, namespace, counts: true };
}

// RFC 5321 wants every domain to have a postmaster; it counts for nobody, and holds a number of its own.
function operatorNamespace(tag: string): string {
  if (!/^(postmaster|abuse)$/i.test(tag)) throw replies.unknown();
  if (!env.OPERATOR_NAMESPACE) throw replies.noOperator();
  return env.OPERATOR_NAMESPACE;
}
