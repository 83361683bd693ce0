import type { ParsedMail } from "@/lib/mail/types";
import type { Recipient } from "./recipients";

/** A mail that was received in full and is to be stored for each of its distinct recipients. */
export interface IncomingMail {
  /** The envelope's sender; empty for a bounce. */
  sender: string;
  recipients: Recipient[];
  source: Buffer;
  parsed: ParsedMail;
}

/**
 * What became of a mail. `busy`: an account's row is locked by something else, try again soon; `faulted`: an account has
 * faults that nobody has looked at. Of the others nothing was stored: `over_cap` for all recipients, `gone` when no recipient's account is there any more, `partly_refused` when only
 * some can be served: RCPT sorts that out when the sender tries again.
 */
export type Delivery = "stored" | "faulted" | "busy" | "over_cap" | "partly_refused" | "gone";

/** More than a batch writes within the time that a statement has elsewhere: a large mail to many accounts. */
export const manyBytes = 64 * 1024 * 1024;

/** What the database has to write of a mail: it is stored once for an account. */
export function storedBytes({ source, parsed, recipients }: IncomingMail): number {
  const bytes = parsed.attachments.reduce((sum, { content }) => sum + content.byteLength, source.length);
  return bytes * new Set(recipients.map(({ accountId }) => accountId)).size;
}
