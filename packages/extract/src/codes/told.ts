import type { Reading } from "../reading/reading";
import type { Candidate } from "./candidate";
import { IS } from "./copula";
import { fullness } from "./gap";

/**
 * "Your security code is 334455.", "Ваш код подтверждения: 334455": a sentence of its own tells the reader a code by its full
 * name, as a receipt does not print the bank's: "Authorization code: 028391".
 */
export function isTold({ start, end }: Candidate, reading: Reading): boolean {
  const { text, lines } = reading;
  const number = reading.lineAt(start);
  const own = lines[number]?.start ?? 0;
  // Alone in its line it is told by the one above.
  const from = start - own <= 12 && BLANK.test(text.slice(own, start)) ? (lines[number - 1]?.start ?? own) : own;
  if (!ENDS.test(text.slice(end, end + 12))) return false;
  return reading.cuesWithin(Math.max(from, start - REACH), start, "code").some((cue) => {
    const gap = text.slice(cue.end, start).replace(/\s+/g, " ");
    const opening = text.slice(Math.max(from, cue.start - OPENING), cue.start);
    const equals = EQUALS.test(gap) || (COLON.test(gap) && YOUR.test(opening));
    return equals && OPENS.test(opening) && fullness(cue, reading) > 0.5;
  });
}

const BLANK = /^\W*$/;
const REACH = 60;
const OPENING = 32;
/** "is", "は", "은"; whose or what for it is may stand between. */
const EQUALS = new RegExp(
  String.raw`^(?:[^\d.!?:;。、，]{0,24} (?:${IS})| ?(?:[はが是為为은는]|คือ))[ :\0]{0,3}["'“”«„*]{0,2}$`,
  "iu",
);
const COLON = /^ ?[:：][ \0]{0,2}["'“”«„*]{0,2}$/;
const YOUR =
  /(?:^|[^\p{L}])(?:your|ihr|dein|votre|ton|tu|su|seu|teu|tuo|suo|vostro|uw|jouw|je|din|twój|państwa|ваш|твой|твій|váš|vaše|tvůj|vaš|tvoj|jūsų|jūsu|teie|sinun)\p{M}* /iu;
/** At most three words of its sentence before the name. */
const OPENS = /(?:^|[.!?。！？।] ?|\n)[^\p{L}\p{N}.!?]{0,4}(?:[\p{L}\p{M}'’]{1,12} ?){0,3}$/u;
/** Of the sentence or the line; Japanese and Korean end it with their "is". */
const ENDS = /^["'”»*]{0,3} ?(?:[.!。।]|\n|$|です|입니다|예요)/u;
