import { isForwarded } from "./forwarded";
import { isSalutation, isSubjectLine } from "./letters";
import type { Line } from "./lines";
import { ENDS_SENTENCE } from "./sentences";

/** Where another mail may begin within this one: "Dear customer, your code is …" in an article, a report, an answer; how sure that is, up to 1: this one has announced it, has a salutation of its own or has said much before. */
export interface InnerMail {
  start: number;
  sure: number;
}

/** None in a mail that only passes another on: that one is meant for the reader. */
export function findInnerMails(text: string, lines: readonly Line[]): InnerMail[] {
  const found: InnerMail[] = [];
  let said = 0;
  let isAnnounced = false;
  let isAddressed = false;
  for (const { start, end } of lines.slice(0, MAX_LINES)) {
    const line = end - start <= MAX_BEGINNING ? text.slice(start, end) : "";
    if (isSalutation(line)) {
      const isInner = said > 0 && (isAnnounced || isAddressed);
      found.push({ start, sure: isInner ? 1 : Math.min(Math.max(0, said - BANNER) / ENOUGH, 1) });
      isAddressed = true;
    } else if (said > 0 && isSubjectLine(line)) {
      if (isAnnounced) found.push({ start, sure: 1 });
      isAddressed = true;
    }
    const ending = text.slice(Math.max(start, end - 4), end);
    isAnnounced = ANNOUNCES.test(ending) && end - start >= INTRODUCTION;
    // A headline and a sender's name say nothing.
    if (ENDS_SENTENCE.test(ending)) said += end - start;
  }
  return found.length > 0 && isForwarded(text) ? [] : found;
}

const MAX_LINES = 300;
const MAX_BEGINNING = 120;
/** "We got the mail below from a reader:" */
const ANNOUNCES = /[:：][\p{P}\s]{0,3}$/u;
const INTRODUCTION = 35;
/** A preheader, "do not reply to this mail" and a warning of mail from outside say as much. */
const BANNER = 300;
const ENOUGH = 60;
