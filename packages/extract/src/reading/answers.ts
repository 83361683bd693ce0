const ANSWERED = "re|aw|sv|antw|odp|res|rif|ynt|vá|απ";
const REPLY_MARK = new RegExp(`^(?:(?:${ANSWERED}|fwd?|wg|vs|vb|doorst|rv|tr|pd|enc|ilt|ha|прсл): ?){1,4}$`, "i");
const ANSWER = new RegExp(String.raw`^(?:\s{0,3}\[[^\]]{1,40}\])?\s{0,3}(?:${ANSWERED}): ?\S`, "i");

/** What the subject of an answer or of a mail that is passed on begins with, and nothing else: "Re:", "Fwd: AW:". */
export function isReplyMark(text: string): boolean {
  return REPLY_MARK.test(text);
}

/** The subject of an answer: "Re: your request", "[users] Re: kickstart". */
export function isAnswer(subject: string): boolean {
  return ANSWER.test(subject);
}
