import type { Mail } from "../../src/index";
import type { WordKind } from "../../src/lexicon/kinds";
import { type LanguageSource, readSources } from "../../src/lexicon/source";
import { createMixedChance } from "./chance";

/** What senders put around any mail: news and offers most of all, and above it what has just happened, and what else the mail might have been about. */
const KINDS: Record<Where, WordKind[]> = {
  above: ["promo", "promo", "promo", "press", "done", "done", "other", "onSite", "matter", "never"],
  below: ["press", "press", "press", "promo", "promo", "other", "onSite", "never"],
};
const MOST: Record<Where, number> = { above: 3, below: 6 };
/** So many subjects tell of that, too, or of nothing else. */
const SUBJECTS = 0.4;
export type Where = "above" | "below";
/** Who it is, in any language. */
const IMPRINTS = [
  "© 2026 Acme Inc.",
  "Acme Ltd, 12 High Street, London EC1A 4BB",
  "Acme Inc., 548 Market Street, PMB 57274, San Francisco, CA 94104",
  "Acme GmbH, Gartenstr. 12, 10115 Berlin, HRB 204417 B, DE 311 902 447",
  "Acme S.A., 14 rue des Lilas, 75011 Paris, SIREN 552 100 554",
  "Acme, 5-12-1 Minato, 107-0062",
  "Tel. 0800 555 0139",
  "+44 20 7946 0018 · www.acme.test",
];

/** The same mail with words of who its sender is and what else they do around it, which change nothing of what it brings; null in a language without any. */
export function withBusiness({ subject, text, html }: Mail, where: Where, language: string, seed: string): Mail | null {
  const words = languages().get(language) ?? languages().get(language.slice(0, 2));
  if (!words) return null;
  const chance = createMixedChance(`${seed} busy`);
  const pick = <Item>(items: Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  const line = () =>
    where === "below" && chance() < 0.3 ? pick(IMPRINTS) : pick(phrasesOf(words, pick(KINDS[where])));
  const lines = Array.from({ length: 1 + Math.floor(chance() * MOST[where]) }, line);
  const added = lines.map((each) => `<p>${each}</p>`).join("");
  const busyHtml = html?.replace(EDGE[where], (edge) => edge + added) ?? null;
  const busyText = where === "above" ? [...lines, text ?? ""] : [text ?? "", ...lines];
  const told = where === "above" && chance() < SUBJECTS ? pick(phrasesOf(words, pick(KINDS.above))) : "";
  return {
    subject: told && chance() < 0.5 ? `${told}: ${subject}` : told || subject,
    text: text === null && html !== null ? null : busyText.join("\n\n"),
    html: busyHtml,
  };
}

/** Where the body of an HTML begins and ends. */
const EDGE: Record<Where, RegExp> = { above: /<body[^>]*>|^(?![\s\S]*<body)/i, below: /(?=<\/body>|$)/i };

function phrasesOf(words: LanguageSource, kind: WordKind): string[] {
  return (words[kind] ?? []).map((phrase) => phrase.replaceAll("*", ""));
}

let read: ReadonlyMap<string, LanguageSource> | undefined;

function languages(): ReadonlyMap<string, LanguageSource> {
  read ??= readSources("lexicon");
  return read;
}
