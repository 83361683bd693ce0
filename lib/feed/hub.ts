import { randomBytes } from "node:crypto";
import { setMaxListeners } from "node:events";
import { directClient, sql } from "@/lib/db/client";
import { mailChannel } from "@/lib/intake";
import { errorFields, log } from "@/lib/log";
import type { Arrival } from "@/lib/messages";
import { perProcess } from "@/lib/per-process";
import { AccountFeed, type Cursor, joinCalls, type Kind } from "./cursor";

const pollMilliseconds = 1_000;

/**
 * "Mail came": the cursors of this process, and the one connection that listens for them all. NOTIFY is a hint: one query
 * a second over the accounts' newest stamps finds what was not told, and so does each (re)start of the listening.
 */
export class Hub {
  readonly #accounts = new Map<string, AccountFeed>();
  /** Of this process alone, so that it knows its connection among those of others. */
  readonly #name = `listen ${randomBytes(6).toString("hex")}`;
  readonly #closing = new AbortController();
  readonly #client = directClient(this.#name, {}, this.#closing.signal);
  readonly #firstTry: Promise<unknown>;
  #timer: NodeJS.Timeout | null = null;

  constructor() {
    setMaxListeners(0, this.#closing.signal); // every open wait is one
    // After a failure the client tries again by itself, until it is closed.
    this.#firstTry = this.#client
      .listen(
        mailChannel,
        (payload) => this.#announced(payload),
        () => void this.#poll(),
      )
      .catch((error: unknown) => {
        // Whoever stops before the first try is over has cut it off.
        if (!this.#closing.signal.aborted) log.warn("listen_failed", errorFields(error));
      });
  }

  /** Aborted when the process stops: the waits then have their callers ask again. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** A new cursor on the account's mail; throws `rate_limited` where it has too many. To be ended by `unsubscribe`. */
  subscribe(
    accountId: string,
    kind: Kind,
    matches: (arrival: Arrival) => boolean,
    content: string | null = null,
  ): Cursor {
    const account = this.#accounts.get(accountId) ?? new AccountFeed(accountId);
    const cursor = account.open(kind, matches, content);
    this.#accounts.set(accountId, account);
    this.#timer ??= setInterval(() => this.#tick(), pollMilliseconds).unref();
    return cursor;
  }

  unsubscribe(cursor: Cursor): void {
    const { feed } = cursor;
    feed.close(cursor);
    if (feed.isEmpty && this.#accounts.get(feed.accountId) === feed) this.#accounts.delete(feed.accountId);
  }

  /** How many readers of this kind there are. */
  count(kind: Kind): number {
    let open = 0;
    for (const account of this.#accounts.values()) open += account.count(kind);
    return open;
  }

  /** Whether the LISTEN connection is alive, as the database sees it. */
  async isListening(): Promise<boolean> {
    await this.#firstTry;
    const found = await sql()`
      select from pg_stat_activity where application_name = ${`restante ${this.#name}`} and datname = current_database()`;
    return found.length > 0;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    if (this.#timer) clearInterval(this.#timer);
    await this.#client.end({ timeout: 2 });
  }

  #announced(payload: string): void {
    for (const id of payload.split(",")) this.#check(this.#accounts.get(id));
  }

  /** Polls as long as there is anybody to poll for. Most waits find their mail at once: a timer for each would cost as much. */
  #tick(): void {
    if (this.#accounts.size > 0) return void this.#poll();
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  readonly #poll = joinCalls(async () => {
    if (this.#accounts.size === 0 || this.#closing.signal.aborted) return;
    try {
      const rows = await sql()<{ id: string; last_received_at: Date | null; is_suspended: boolean }[]>`
        select suspended_at is not null as is_suspended, id, last_received_at from accounts where id = any(${[...this.#accounts.keys()]})`;
      for (const { id, last_received_at, is_suspended } of rows) {
        const account = this.#accounts.get(id);
        if (is_suspended || (last_received_at && account?.isBehind(last_received_at))) this.#check(account);
      }
    } catch (error) {
      log.warn("poll_failed", errorFields(error));
    }
  });

  #check(account: AccountFeed | undefined): void {
    account?.check().catch((error: unknown) => log.warn("check_failed", errorFields(error)));
  }
}

export const hub = perProcess("feed", () => new Hub());
