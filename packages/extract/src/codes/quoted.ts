import type { Reading } from "../reading/reading";
import type { Candidate } from "./candidate";

/** "Ignore the above": a stranger's words before it, who wants to be taken for the sender. */
export function isSlippedIn({ start }: Candidate, reading: Reading): boolean {
  return reading.cuesWithin(Math.max(0, start - SLIPPED_IN), start, "injection").length > 0;
}

const SLIPPED_IN = 200;

/** "Your code is 482913, tell nobody" in an article or a log; a quotation that is little but the code is none of these. */
export function isQuoted({ start, end }: Candidate, reading: Reading): boolean {
  return reading.quotationsAt(start).some((quotation) => {
    const lead = reading.text.slice(quotation.start, start);
    const rest = quotation.end - end;
    return lead.length > (DENSE.test(lead) && rest > 4 ? 5 : 8) && lead.length <= 300 && rest <= 200;
  });
}

/** Scripts that say in two characters what others say in a word; but 「確認番号は482913です」 shows the code. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
