import { ar } from "@/lib/mail/cues/ar";
import { de } from "@/lib/mail/cues/de";
import { en } from "@/lib/mail/cues/en";
import { es } from "@/lib/mail/cues/es";
import { fr } from "@/lib/mail/cues/fr";
import { it } from "@/lib/mail/cues/it";
import { ja } from "@/lib/mail/cues/ja";
import { ko } from "@/lib/mail/cues/ko";
import { nl } from "@/lib/mail/cues/nl";
import { pl } from "@/lib/mail/cues/pl";
import { pt } from "@/lib/mail/cues/pt";
import { ru } from "@/lib/mail/cues/ru";
import { tr } from "@/lib/mail/cues/tr";
import type { Cues } from "@/lib/mail/cues/types";
import { zh } from "@/lib/mail/cues/zh";

const languages: Cues[] = [en, de, fr, es, it, pt, nl, pl, ru, tr, ja, zh, ko, ar];

/** Scripts that put no space between words. Korean is among them for its particles. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const ANY_LETTERS = "[\\p{L}-]{0,30}";

/** One global, case-blind expression a kind, over all languages. To be run on short contexts only, never on a whole mail. */
export const cues: Record<keyof Cues, RegExp> = {
  code: compile("code"),
  notCode: compile("notCode"),
  complete: compile("complete"),
  never: compile("never"),
};

function compile(kind: keyof Cues): RegExp {
  const phrases = [...new Set(languages.flatMap((language) => language[kind]))].sort((a, b) => b.length - a.length);
  const spaced = phrases.filter((phrase) => !UNSPACED.test(phrase)).map(pattern);
  const unspaced = phrases.filter((phrase) => UNSPACED.test(phrase)).map(escaped);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced.join("|")})(?![\\p{L}\\p{N}])|${unspaced.join("|")}`, "giu");
}

function pattern(phrase: string): string {
  const words = escaped(phrase.replace(/^\*|\*$/g, ""))
    .replaceAll(" ", "\\s+")
    .replaceAll("'", "['’]");
  return `${phrase.startsWith("*") ? ANY_LETTERS : ""}${words}${phrase.endsWith("*") ? ANY_LETTERS : ""}`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
