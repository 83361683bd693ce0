import type { Message } from "@/lib/contract/schemas";

/** The query of a list or a wait, as the tests send it. */
export interface Query {
  namespace?: string;
  tag?: string;
  tag_prefix?: string;
  since?: string;
}

/** What an account should hold: kept by hand from what was sent and deleted, and compared with what the service says. */
export class MailboxModel {
  #messages: Message[] = [];
  sent = 0;

  /** The newest stamp that was ever seen: what comes later must be later. */
  newest = "0";

  /** Takes in what arrived, which must be exactly these subjects for these tags, all later than anything before. */
  add(arrived: Message[], expected: { tag: string; subject: string }[]): void {
    const inOrder = arrived.toSorted(newestFirst);
    same("arrived", arrived.map(idOf), inOrder.map(idOf));
    const show = ({ tag, subject }: { tag: string; subject: string }) => `${tag} ${subject}`;
    same("arrived", arrived.map(show).sort(), expected.map(show).sort());
    for (const { received_at } of arrived) if (received_at <= this.newest) throw new Error(`${received_at} is not new`);
    this.#messages.unshift(...arrived);
    this.newest = arrived[0]?.received_at ?? this.newest;
    this.sent += expected.length;
  }

  /** All that match, newest first. */
  match({ namespace, tag, tag_prefix, since = "0" }: Query): Message[] {
    return this.#messages.filter(
      (message) =>
        message.received_at > since &&
        (namespace === undefined || message.namespace === namespace) &&
        (tag === undefined
          ? message.tag.toLowerCase().startsWith(tag_prefix?.toLowerCase() ?? "")
          : message.tag.toLowerCase() === tag.toLowerCase()),
    );
  }

  delete(id: string): void {
    this.#messages = this.#messages.filter((message) => message.id !== id);
  }
}

const idOf = ({ id }: Message) => id;

/** ISO stamps and ids sort as text. */
function newestFirst(a: Message, b: Message): number {
  const [first, second] = [b.received_at + b.id, a.received_at + a.id];
  return first < second ? -1 : Number(first > second);
}

export function same(what: string, seen: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(seen), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`);
}
