import { type LengthKind, lengthKinds } from "@/lib/mail/extraction/cues/kinds";
import { lengthWords, nounFirst } from "@/lib/mail/extraction/cues/length-words";

/** What mails say of a code's length: each kind with its phrases. */
export function* lengthPhrases(): Generator<[LengthKind, string]> {
  for (const [language, { nouns, joined, numbers }] of Object.entries(lengthWords)) {
    for (const [index, forms] of numbers.split("|").entries()) {
      for (const number of [String(index + 4), ...split(forms)]) {
        for (const phrase of countedBy(number, split(nouns), split(joined), nounFirst.includes(language)))
          yield [lengthKinds[index] as LengthKind, phrase];
      }
    }
  }
}

function countedBy(number: string, nouns: string[], endings: string[], nounComesFirst: boolean): string[] {
  const unspaced = nouns.filter((noun) => UNSPACED.test(noun));
  return [
    ...[...nouns, ...endings].map((noun) => `${number} ${noun}`),
    ...[...unspaced, ...endings].map((noun) => `${number}${noun}`),
    ...(nounComesFirst ? nouns.map((noun) => `${noun.replace("*", "")} ${number}`) : []),
    ...(nounComesFirst ? unspaced.map((noun) => `${noun}${number}`) : []),
  ];
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function split(list = ""): string[] {
  return list
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
