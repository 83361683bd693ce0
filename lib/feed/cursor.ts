import { ApiError } from "@/lib/contract/errors";
import { sql } from "@/lib/db/client";
import { env } from "@/lib/env";
import { worksNow } from "@/lib/keys";
import { type Arrival, contentsOf, findJson, messageOf } from "@/lib/messages";
import { metrics } from "@/lib/metrics";

/** What reads an account's mail as it comes; neither kind takes room from the other. */
export type Kind = keyof typeof limits;

const limits = {
  wait: {
    most: () => env.WAITS_PER_ACCOUNT,
    hint: "Let some of them end first, or wait with `tag_prefix` for several inboxes in one call.",
  },
  // Browsers hold six connections to a host, so this is more than any person's tabs.
  view: { most: () => 20, hint: "Close some of them; until then this one asks for new mail every few seconds." },
  stream: { most: () => 50, hint: "Close some of them, or follow several inboxes with one: each event names its tag." },
  // As many as an account may have, and those that are just being replaced.
  webhook: { most: () => 100, hint: "Delete some of them." },
};

/** The JSON of what has arrived, read once for all whom it woke; null when it could not be read any more. */
type ReadArrival = () => Promise<string | null>;

/** A mail up to this size comes with the news of its arrival. */
const shortBytes = 64 * 1024;

/**
 * A reader's place in an account's mail. It is looked from first, by the reader: `lookedUpTo` tells how far. What is
 * committed after that is offered to it in order, until something matches; `restart` has it looked from anew.
 */
export class Cursor {
  /** Up to here everything was looked at or offered; null while the reader looks, and once something has matched. */
  after: Date | null = null;
  /** Something may have been offered while the reader looked. */
  missed = false;
  arrived: ReadArrival | null = null;
  /** The id of the key it reads with, null for none; and whether the key worked when last something was looked for. */
  by: string | null = null;
  isAdmitted = true;
  #rouse = () => {};

  constructor(
    readonly feed: AccountFeed,
    readonly kind: Kind,
    readonly matches: (arrival: Arrival) => boolean,
    /** What `matches` must know of a mail itself, as `contentOf` writes it. */
    readonly content: string | null = null,
  ) {}

  restart(): void {
    this.after = null;
    this.missed = false;
    this.arrived = null;
    this.isAdmitted = true;
  }

  /** To be told what the account's newest stamp was, null for none, at the instant of the look. */
  async lookedUpTo(newest: Date | null): Promise<void> {
    this.after = newest ?? new Date(0);
    if (this.missed) await this.check();
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

  /** Its account is suspended: whoever reads is to look anew, and is refused. */
  shut(): void {
    this.isAdmitted = false;
    this.#rouse();
  }

  /** Resolves once something has arrived that matches, when it is not admitted any more, when the time has passed, or when a signal aborts. */
  async sleep(milliseconds: number, signals: AbortSignal[]): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      if (this.arrived || !this.isAdmitted || signals.some(({ aborted }) => aborted)) return resolve();
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
  readonly #open = { wait: 0, view: 0, stream: 0, webhook: 0 };

  constructor(readonly accountId: string) {}

  get isEmpty(): boolean {
    return this.#cursors.size === 0;
  }

  open(kind: Kind, matches: (arrival: Arrival) => boolean, content: string | null = null): Cursor {
    const most = limits[kind].most();
    if (this.#open[kind] >= most) {
      const message = `At most ${most} ${kind}s of one account may be open at once.`;
      throw new ApiError("rate_limited", message, limits[kind].hint);
    }
    const cursor = new Cursor(this, kind, matches, content);
    this.#open[kind] += 1;
    this.#cursors.add(cursor);
    return cursor;
  }

  close(cursor: Cursor): void {
    if (this.#cursors.delete(cursor)) this.#open[cursor.kind] -= 1;
  }

  count(kind: Kind): number {
    return this.#open[kind];
  }

  /** Whether mail of this stamp is still to be offered to somebody. */
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
    const readers = [...this.#cursors].filter(({ kind }) => kind === "wait");
    const contents = [...new Set([...this.#cursors].flatMap(({ content }) => content ?? []))];
    const keys = [...new Set(readers.flatMap(({ by }) => by ?? []))];
    // `offset 0` keeps the planner from reading all that has not expired, of others too.
    const rows = await sql()<(News & { id: string | null })[]>`
      select a.last_received_at as newest, a.suspended_at is not null as is_suspended, m.id, m.namespace, m.tag_key, m.address, m.received_at,
        (select json_agg(id) from api_keys where id = any(${keys}) and ${worksNow()}) as keys,
        ${contents.length > 0 ? sql()`${contentsOf(contents)} as contents,` : sql()``}
        case when ${readers.length > 0} then ${messageOf(shortBytes)} end as message
      from accounts a left join (
        select * from messages where account_id = ${this.accountId} and received_at > ${since} offset 0
      ) m on m.expire_at > (select restante_clock())
      where a.id = ${this.accountId} order by m.received_at, m.id`;
    if (rows[0]?.is_suspended) for (const cursor of this.#cursors) cursor.shut();
    const working = rows[0]?.keys ?? [];
    // Of one whose look ended meanwhile nothing was asked: that look has just found its key working.
    for (const reader of readers)
      if (reader.by !== null && keys.includes(reader.by)) reader.isAdmitted = working.includes(reader.by);
    // Whoever has looked less far meanwhile, or came with a content of its own, has missed this check, and has another.
    const cursors = [...this.#cursors].filter(
      ({ after, content }) => after !== null && after >= since && (content === null || contents.includes(content)),
    );
    for (const arrival of rows) if (arrival.id !== null) this.#offer(arrival, cursors);
    // The newest mail may be gone again: nothing up to its stamp can come any more, so nobody needs to look for it.
    const newest = rows[0]?.newest ?? since;
    for (const cursor of cursors) if (cursor.after !== null && cursor.after < newest) cursor.after = newest;
    if (this.isBehind(newest)) this.check().catch(() => {}); // the poll finds what this does not
  });

  #offer(arrival: News, cursors: Cursor[]): void {
    let json: Promise<string | null> | undefined;
    const read = () => {
      json ??= arrival.message
        ? Promise.resolve(arrival.message)
        : findJson({ accountId: this.accountId, by: null }, arrival.id).catch(() => null);
      return json;
    };
    for (const cursor of cursors) {
      if (cursor.after === null || arrival.received_at <= cursor.after) continue;
      if (!cursor.matches(arrival)) continue;
      cursor.wake(read);
      metrics.woken(arrival.received_at);
    }
  }
}

/** An arrival, and what else was found at that instant: of the account, which keys work, and the mail if it is short. */
interface News extends Arrival {
  newest: Date | null;
  is_suspended: boolean;
  keys: string[] | null;
  message: string | null;
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
