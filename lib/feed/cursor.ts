import type { ApiError } from "@/lib/contract/errors";
import type { Message } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { type Arrival, findMessage } from "@/lib/messages";

/** Who reads an account's mail as it comes. */
export interface Reader {
  matches(arrival: Arrival): boolean;
  /** Of one kind an account may have so many at once; others take no room from them. */
  kind: { name: "wait" | "view"; most: number; refusal: () => ApiError };
}

/** Reads what has arrived, once for all whom it woke; null when it could not be read any more. */
type ReadArrival = () => Promise<Message | null>;

/**
 * A reader's place in an account's mail. It is looked from first, by the reader: `lookedUpTo` tells how far. What is
 * committed after that is offered to it in order, until something matches; `restart` has it looked from anew.
 */
export class Cursor {
  /** Up to here everything was looked at or offered; null while the reader looks, and once something has matched. */
  after: Date | null = null;
  /** What was offered meanwhile was missed. */
  missed = false;
  arrived: ReadArrival | null = null;
  #rouse = () => {};

  constructor(
    readonly feed: AccountFeed,
    readonly reader: Reader,
  ) {}

  restart(): void {
    this.after = null;
    this.missed = false;
    this.arrived = null;
  }

  /** To be told what the account's newest stamp was, null for none, at the instant of the look. */
  async lookedUpTo(newest: Date | null): Promise<void> {
    this.after = newest ?? new Date(0);
    const isBehind = this.feed.knows(this.after);
    if (this.missed || isBehind) await this.check();
  }

  /** Has what arrived since the last check offered now; rejects when the database cannot be asked. */
  check(): Promise<void> {
    return this.feed.check();
  }

  wake(read: ReadArrival): void {
    this.arrived = read;
    this.after = null;
    this.#rouse();
  }

  /** Resolves once something has arrived that matches, when the time has passed, or when a signal aborts. */
  async sleep(milliseconds: number, signals: AbortSignal[]): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      if (this.arrived || signals.some(({ aborted }) => aborted)) return resolve();
      this.#rouse = resolve;
      timer = setTimeout(resolve, Math.max(0, milliseconds));
      for (const signal of signals) signal.addEventListener("abort", this.#rouse);
    });
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener("abort", this.#rouse);
  }
}

/** The cursors of one account in this process: however many there are, a wake-up asks the database once. */
export class AccountFeed {
  readonly #cursors = new Set<Cursor>();
  readonly #open = { wait: 0, view: 0 };
  /** The newest stamp that anybody here has seen. */
  #newest = new Date(0);

  constructor(readonly accountId: string) {}

  get isEmpty(): boolean {
    return this.#cursors.size === 0;
  }

  open(reader: Reader): Cursor {
    const { name, most, refusal } = reader.kind;
    if (this.#open[name] >= most) throw refusal();
    const cursor = new Cursor(this, reader);
    this.#open[name] += 1;
    this.#cursors.add(cursor);
    return cursor;
  }

  close(cursor: Cursor): void {
    if (this.#cursors.delete(cursor)) this.#open[cursor.reader.kind.name] -= 1;
  }

  /** Notes a stamp that a reader has seen; whether another one has seen a newer. */
  knows(stamp: Date): boolean {
    if (stamp < this.#newest) return true;
    this.#newest = stamp;
    return false;
  }

  isBehind(newest: Date): boolean {
    for (const { after } of this.#cursors) if (after !== null && after < newest) return true;
    return false;
  }

  /** Offers what has arrived to the cursors; a call during a check is answered by one more. */
  readonly check = joinCalls(async () => {
    let from: Date | null = null;
    for (const cursor of this.#cursors) {
      if (cursor.after === null) cursor.missed = true;
      else if (from === null || cursor.after < from) from = cursor.after;
    }
    if (from === null) return;
    const since: Date = from;
    const rows = await sql()<(Arrival & { newest: Date | null })[]>`
      select m.*, a.last_received_at as newest from accounts a left join (
        select id, namespace, tag_key, received_at from messages
        where account_id = ${this.accountId} and received_at > ${since} and expire_at > (select restante_clock())
      ) m on true
      where a.id = ${this.accountId} order by m.received_at, m.id`;
    // Whoever has looked less far meanwhile is behind, and has a check of its own.
    const cursors = [...this.#cursors].filter(({ after }) => after !== null && after >= since);
    for (const arrival of rows) if (arrival.id !== null) this.#offer(arrival, cursors);
    // The newest mail may be gone again: nothing up to its stamp can come any more, so nobody needs to look for it.
    const newest = rows[0]?.newest;
    if (!newest) return;
    this.knows(newest);
    for (const cursor of cursors) if (cursor.after !== null && cursor.after < newest) cursor.after = newest;
  });

  #offer(arrival: Arrival, cursors: Cursor[]): void {
    let message: Promise<Message | null> | undefined;
    const read = () => {
      message ??= findMessage({ accountId: this.accountId, by: null }, arrival.id).catch(() => null);
      return message;
    };
    for (const cursor of cursors) {
      if (cursor.after === null || arrival.received_at <= cursor.after) continue;
      if (cursor.reader.matches(arrival)) cursor.wake(read);
    }
  }
}

/** Runs `work` once at a time. A call made during a run is answered by the next run, shared with all such calls. */
export function joinCalls(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  return function call(): Promise<void> {
    if (!current) {
      current = work().finally(() => {
        current = null;
      });
      return current;
    }
    next ??= current
      .catch(() => {})
      .then(() => {
        next = null;
        return call();
      });
    return next;
  };
}
