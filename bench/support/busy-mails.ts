import { languages } from "@/lib/mail/extraction/cues/languages";
import type { Cues } from "@/lib/mail/extraction/cues/types";
import type { MailToRead } from "@/lib/mail/extraction/extract";
import { render } from "@/lib/mail/html/render";
import { createChance } from "./chance";

/** What senders put below any mail: news and offers most of all. */
const KINDS: (keyof Cues)[] = ["press", "press", "press", "promo", "promo", "other", "onSite", "never"];
const MOST = 6;

/** The same mail with words of what else its sender does below it, which change nothing of what it brings; null in a language without any. */
export function withBusyFooter({ subject, text, html }: MailToRead, language: string, seed: string): MailToRead | null {
  const words = languages[language] ?? languages[language.slice(0, 2)];
  if (!words) return null;
  const chance = createChance(`${seed} busy`);
  for (let turn = 0; turn < WARM_UP; turn += 1) chance();
  const pick = <Item>(items: Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  const lines = Array.from({ length: 1 + Math.floor(chance() * MOST) }, () => pick(phrasesOf(words, pick(KINDS))));
  const busyHtml = html?.replace(/(?=<\/body>|$)/i, () => lines.map((line) => `<p>${line}</p>`).join("")) ?? null;
  const isWritten = html === null || text !== render(html).text;
  return {
    subject,
    text: isWritten || busyHtml === null ? [text, ...lines].join("\n\n") : render(busyHtml).text,
    html: busyHtml,
  };
}

/** The first numbers of seeds that are much alike are much alike. */
const WARM_UP = 5;

function phrasesOf(words: Cues, kind: keyof Cues): string[] {
  const phrases = (words[kind] ?? "").split(",").map((phrase) => phrase.replaceAll("*", "").trim());
  return phrases.map((phrase) => phrase.replace(/\s+/g, " "));
}
