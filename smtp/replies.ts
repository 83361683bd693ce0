import { maxMessageBytes } from "@/lib/contract/plans";
import type { DeliveryReason } from "@/lib/contract/schemas";
import type { FaultReply } from "@/lib/faults";

/** A refusal in the session: every text a sender may see stands here, so that none names a host, a query or an error. */
export class SmtpReply extends Error {
  constructor(
    readonly responseCode: 421 | 451 | 452 | 535 | 550 | 552 | 553,
    text: string,
    /** As the owner of the address is told of it; of what has none nobody is told. */
    readonly reason?: DeliveryReason,
    /** As the metrics count it: one of few. */
    readonly countedAs: string = reason ?? "other",
  ) {
    super(text);
  }
}

export const replies = {
  tryAgain: () => new SmtpReply(451, "Temporary failure, please try again later", "unavailable"),
  busy: () => new SmtpReply(452, "Too much mail at once, please try again later", "busy"),
  noStorage: () => new SmtpReply(452, "Out of storage, please try again later", "unavailable"),
  someRefused: () => new SmtpReply(452, "Some recipients cannot receive this now, please try again", "some_refused"),
  overCap: () => new SmtpReply(552, "Monthly email limit reached", "monthly_limit"),
  // In the words of smtp-server, which says it after DATA whatever we say.
  tooLarge: () =>
    new SmtpReply(552, `Error: message exceeds fixed maximum message size ${maxMessageBytes}`, "too_large"),
  unknown: () => new SmtpReply(550, "No such address here", undefined, "unknown_address"),
  suspended: () => new SmtpReply(550, "Mailbox disabled, not accepting messages", "suspended"),
  noOperator: () => new SmtpReply(550, "This server has no operator mailbox", undefined, "unknown_address"),
  operatorFull: () => new SmtpReply(452, "The operator's mailbox is full, please try again later", "operator_full"),
  badLocalPart: () => new SmtpReply(553, "The part before the @ is too long", undefined, "bad_address"),
  badLogin: () => new SmtpReply(535, "User is a namespace, password a key of its account", undefined, "bad_login"),
  suspendedLogin: () => new SmtpReply(535, "The account of this key is suspended", undefined, "suspended"),
  tooManyLogins: () =>
    new SmtpReply(
      421,
      "Too many failed logins from your address, please try again later",
      undefined,
      "too_many_logins",
    ),
  loginOver: () => new SmtpReply(550, "The key of this login is no longer valid", "login_over"),
  onPurpose: (code: FaultReply) =>
    new SmtpReply(code, "Refused on purpose, as a fault of this inbox asks for", "fault"),
  tooManyConnections: () =>
    new SmtpReply(421, "Too many connections from your address", undefined, "too_many_connections"),
  closing: () => new SmtpReply(421, "Server is shutting down, please try again", undefined, "closing"),
  tooSlow: () => new SmtpReply(421, "Session took too long", undefined, "too_slow"),
};

export const refusalsCounted = new Set(Object.values(replies).map((refusal) => refusal(451).countedAs));

/** The refusal itself, or a fixed 451 for anything unforeseen: a fault of ours must never bounce a mail. */
export function toReply(error: unknown): SmtpReply {
  return error instanceof SmtpReply ? error : replies.tryAgain();
}

/** Whether the client has left within its mail, in the words of smtp-server: nobody is there to be answered. */
export function hasLeft(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNECTION";
}
