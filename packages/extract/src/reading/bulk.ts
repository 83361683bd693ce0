import type { Mail } from "../types";

/** What a mail's headers and subject say against one reader who asked for it. List-Unsubscribe says nothing: services put it into all of their mail. */
export interface Bulk {
  /** It goes to a list or to many, or answers somebody: up to 1. */
  toOthers: number;
  /** A mail server tells what became of another mail. */
  bounced: number;
}

export function bulkOf({ subject, headers = {} }: Mail): Bulk {
  const of = (name: string) => (headers[name] ?? "").slice(0, LONGEST);
  const isOf = (names: string[]) => names.some((name) => of(name) !== "");
  const isAnswer = ANSWERS.test(subject) || isOf(OF_ANSWERS);
  const isToMany = isOf(OF_LISTS) || recipients(of("to")) + recipients(of("cc")) > 1;
  const isReport = /^multipart\/report/i.test(of("content-type")) || SERVER.test(of("from"));
  return {
    toOthers: isAnswer || isToMany ? 1 : PRECEDENCE.test(of("precedence")) ? 0.5 : 0,
    bounced: Number(isReport || of("x-failed-recipients") !== ""),
  };
}

const LONGEST = 4_000;
/** Some services put it into all of their mail. */
const PRECEDENCE = /bulk|list|junk/i;
const OF_LISTS = ["list-id", "list-post", "mailing-list", "x-mailing-list", "x-beenthere"];
const OF_ANSWERS = ["in-reply-to", "references"];
/** What mail programs put before the subject of what they answer, each in its language; none that forward with the same letters in another. */
const ANSWERS =
  /^\s*(?:\[[^\]]{1,40}\]\s*)?(?:re|aw|sv|antw|odp|ynt|rif|res|bls|vá|απ|σχετ|ответ|回复|回覆|答复|답장|הש)\s?(?:\[\d+\]|\(\d+\)|\^\d+)?\s?[:：]/iu;
const SERVER = /(?:mailer-daemon|postmaster)@/i;

/** "Doe, Jo <jo@x.test>" is one. */
function recipients(addresses: string): number {
  return addresses.split(",").filter((piece) => piece.includes("@")).length;
}
