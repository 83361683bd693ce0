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
  const toOthers = isOf(OF_LISTS) || isOf(OF_ANSWERS) || ANSWERS.test(subject) || /list/i.test(of("precedence"));
  const toMany = recipients(of("to")) + recipients(of("cc")) > 1 || /bulk|junk/i.test(of("precedence"));
  const isReport = /^multipart\/report/i.test(of("content-type")) || SERVER.test(of("from"));
  return {
    toOthers: toOthers ? 1 : Number(toMany) / 2,
    bounced: Number(isReport || of("x-failed-recipients") !== ""),
  };
}

const LONGEST = 4_000;
const OF_LISTS = ["list-id", "list-post", "mailing-list", "x-mailing-list", "x-beenthere"];
const OF_ANSWERS = ["in-reply-to", "references"];
/** What mail programs put before the subject of what they answer, each in its language. */
const ANSWERS =
  /^\s*(?:\[[^\]]{1,40}\]\s*)?(?:re|aw|sv|vs|antw?|odp|ynt|rif|ref|res|rv|bls|vá|ατ|απ|ответ|回复|回覆|答复|답장|הש)\s?(?:\[\d+\]|\(\d+\)|\^\d+)?\s?[:：]/iu;
const SERVER = /(?:mailer-daemon|postmaster)@/i;

/** "Doe, Jo <jo@x.test>" is one. */
function recipients(addresses: string): number {
  return addresses.split(",").filter((piece) => piece.includes("@")).length;
}
