import { randomBytes } from "node:crypto";
import { setMaxListeners } from "node:events";
import { ApiError } from "@/lib/contract/errors";
import { sql } from "@/lib/db/client";
import { env } from "@/lib/env";
import { errorFields, log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";
import { AccountWaits, type Waiter } from "./account-waits";
import { directClient, mailChannel } from "./channel";
import { joinCalls } from "./join-calls";
import { type Watcher, Watches } from "./watches";

const pollMilliseconds = 1_000;

/** All waits and watchers of this process, and the one connection that listens for them. NOTIFY is a hint: the poll needs none. */
class Arrivals {
  readonly #accounts = new Map<string, AccountWaits>();
  readonly #watches = new Watches();
  /** Of this process alone, so that it knows its connection among those of others. */
  readonly #name = `listen ${randomBytes(6).toString("hex")}`;
  readonly #client = directClient(this.#name);
  readonly #firstTry: Promise<unknown>;
  #timer: NodeJS.Timeout | null = null;
  #closing = new AbortController();

  constructor() {
    setMaxListeners(0, this.#closing.signal); // every open wait is one
    // What was announced while nobody listened is lost, so every (re)start of the listening looks at everyone.
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

  /** Aborted when the process stops: the waits then answer that nothing came. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** Adds a waiter; throws `rate_limited` when the account has too many. It must be removed with `unsubscribe`. */
  subscribe(accountId: string, waiter: Waiter): AccountWaits {
    const account = this.#accounts.get(accountId) ?? new AccountWaits(accountId);
    if (account.waiters.size >= env.WAITS_PER_ACCOUNT) {
      throw new ApiError(
        "rate_limited",
        `At most ${env.WAITS_PER_ACCOUNT} waits of one account may be open at once.`,
        "Let some of them end first, or wait with `tag_prefix` for several inboxes in one call.",
      );
    }
    account.waiters.add(waiter);
    this.#accounts.set(accountId, account);
    this.#keepPolling();
    return account;
  }

  unsubscribe(account: AccountWaits, waiter: Waiter): void {
    account.waiters.delete(waiter);
    if (account.waiters.size === 0 && this.#accounts.get(account.accountId) === account) {
      this.#accounts.delete(account.accountId);
    }
    this.#keepPolling();
  }

  /** Calls the watcher whenever its account may have new mail, until `unwatch`; throws `rate_limited` at too many. */
  watch(accountId: string, watcher: Watcher): void {
    this.#watches.add(accountId, watcher);
    this.#keepPolling();
  }

  unwatch(accountId: string, watcher: Watcher): void {
    this.#watches.remove(accountId, watcher);
    this.#keepPolling();
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
    await this.#client.end({ timeout: 2 });
  }

  /** Polls as long as there is anybody to poll for. */
  #keepPolling(): void {
    if (this.#accounts.size > 0 || this.#watches.size > 0) {
      this.#timer ??= setInterval(() => void this.#poll(), pollMilliseconds).unref();
    } else if (this.#timer) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
  }

  #announced(payload: string): void {
    for (const id of payload.split(",")) {
      this.#check(this.#accounts.get(id));
      this.#watches.call(id);
    }
  }

  readonly #poll = joinCalls(async () => {
    const ids = [...new Set([...this.#accounts.keys(), ...this.#watches.accountIds])];
    if (ids.length === 0) return;
    try {
      const rows = await sql()<{ id: string; last_received_at: Date | null }[]>`
        select id, last_received_at from accounts where id = any(${ids})`;
      for (const { id, last_received_at } of rows) {
        if (last_received_at) this.#watches.call(id, last_received_at);
        const account = this.#accounts.get(id);
        if (account?.isBehind(last_received_at)) this.#check(account);
      }
    } catch (error) {
      log.warn("poll_failed", errorFields(error));
    }
  });

  #check(account: AccountWaits | undefined): void {
    account?.check().catch((error: unknown) => log.warn("check_failed", errorFields(error)));
  }
}

export const arrivals = perProcess("arrivals", () => new Arrivals());
