import type { Cue } from "../lexicon/find-cues";
import type { Line } from "../reading/lines";
import { matches } from "../reading/matches";
import type { Reading } from "../reading/reading";
import { isFunctionWord } from "./words";

/**
 * "Geboukode: 60318", "Kód člena: 60318": all that leads to the candidate in its line is a label, a word of which says what
 * code it is, and no list knows that word.
 */
export function isStrangeLabel(line: Line, start: number, reading: Reading): boolean {
  if (start - line.start > LONGEST) return false;
  const [whole = "", label] = LABEL.exec(reading.text.slice(line.start, start)) ?? [];
  if (label === undefined) return false;
  const from = line.start + whole.indexOf(label);
  const cues = reading.cuesWithin(from, start);
  if (!cues.some(isName)) return false;
  return matches(WORD, label).some(({ 0: word, index }) => {
    const known = cues.filter((cue) => cue.start < from + index + word.length && cue.end > from + index);
    return known.length === 0 ? !isFunctionWord(word) : known.every(isUnknownCompound);
  });
}

function isName({ kind }: Cue): boolean {
  return kind === "code" || kind === "maybeCode";
}

/** Of "Geboukode" only "-kode" is known. */
function isUnknownCompound(cue: Cue): boolean {
  return isName(cue) && cue.part;
}

const LONGEST = 110;
/** Up to four words. */
const LABEL = /^[^\p{L}\p{N}\n]{0,6}([\p{L}\p{M}'’/-]{1,30}(?: [\p{L}\p{M}'’/-]{1,20}){0,3}) ?[:：፦]\W{0,3}$/u;
const WORD = /[\p{L}\p{M}]{3,}/gu;
