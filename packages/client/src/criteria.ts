import type { Message, MessageFilter } from "./types";

/** Which mails of an inbox. A string is contained, in any letter case; a regular expression is looked for. */
export interface MailFilter {
  subject?: string | RegExp;
  /** Of the sender's address. */
  from?: string | RegExp;
  /** A one-time code, a verification link, an attachment; `verification` is a code or a verification link. */
  has?: MessageFilter["has"];
}

export interface Criteria {
  /** What the service filters by. */
  query: MessageFilter;
  /** The rest. */
  accepts(message: Message): boolean;
  /** Such as ` with subject /reset/i`; empty where all mail will do. */
  words: string;
}

export function toCriteria({ subject, from, has }: MailFilter): Criteria {
  const text = (value?: string | RegExp) => (typeof value === "string" ? value : undefined);
  const named = Object.entries({ subject, from, has }).filter(([, value]) => value !== undefined);
  const words = named.map(([name, value]) => `${name} ${typeof value === "string" ? JSON.stringify(value) : value}`);
  return {
    query: { subject: text(subject), from: text(from), has },
    accepts: (message) => isFound(subject, message.subject) && isFound(from, message.from.address),
    words: words.length > 0 ? ` with ${words.join(" and ")}` : "",
  };
}

export function isFound(wanted: string | RegExp | undefined, text: string): boolean {
  return !(wanted instanceof RegExp) || text.search(wanted) >= 0;
}

/** One line a mail, for messages of errors. */
export function listed(messages: Pick<Message, "received_at" | "subject" | "from">[]): string {
  const lines = messages.map(({ received_at, subject, from }) => {
    const sender = JSON.stringify(from.address).slice(1, -1);
    return `${received_at.slice(11, 19)}  ${JSON.stringify(shortened(subject))} from ${shortened(sender)}`;
  });
  return indented(lines);
}

const shownLines = 20;
const shownCharacters = 200;

/** Below a message, each in a line of its own: what a stranger sent may be long, and much. */
export function indented(lines: string[]): string {
  const shown = lines.slice(0, shownLines).map((line) => `\n  ${shortened(line, 2 * shownCharacters)}`);
  return shown.join("") + (lines.length > shownLines ? `\n  … and ${lines.length - shownLines} more` : "");
}

export function shortened(text: string, length: number = shownCharacters): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

export function mails(count: number): string {
  return count === 1 ? "1 mail" : `${count} mails`;
}
