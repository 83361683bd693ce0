import { ApiError } from "@/lib/contract/errors";

/** Somebody who follows an account's mail, each time looking for what came after the last look. */
export class Watcher {
  /** In epoch milliseconds. */
  lookedUpTo: number;
  #called = false;
  #rouse = () => {};

  constructor(lookedUpTo: number) {
    this.lookedUpTo = lookedUpTo;
  }

  /** Says that there may be something new. */
  call(): void {
    this.#called = true;
    this.#rouse();
  }

  /** Resolves once it was called since the last sleep, when the time has passed, or when a signal aborts. */
  async sleep(milliseconds: number, signals: AbortSignal[]): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      if (this.#called || signals.some(({ aborted }) => aborted)) return resolve();
      this.#rouse = resolve;
      timer = setTimeout(resolve, milliseconds);
      for (const signal of signals) signal.addEventListener("abort", this.#rouse);
    });
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener("abort", this.#rouse);
    this.#called = false;
  }
}

// Browsers hold six connections to a host, so this is more than any person's tabs.
const watchersPerAccount = 20;

/** The watchers of this process, by account. They are no waits: neither takes room from the other. */
export class Watches {
  readonly #accounts = new Map<string, Set<Watcher>>();

  get accountIds(): Iterable<string> {
    return this.#accounts.keys();
  }

  get size(): number {
    return this.#accounts.size;
  }

  /** Throws `rate_limited` when the account has too many. */
  add(accountId: string, watcher: Watcher): void {
    const watchers = this.#accounts.get(accountId) ?? new Set();
    if (watchers.size >= watchersPerAccount) {
      throw new ApiError(
        "rate_limited",
        `At most ${watchersPerAccount} views of one account may be live at once.`,
        "Close some of them; until then this one asks for new mail every few seconds.",
      );
    }
    this.#accounts.set(accountId, watchers.add(watcher));
  }

  remove(accountId: string, watcher: Watcher): void {
    const watchers = this.#accounts.get(accountId);
    watchers?.delete(watcher);
    if (watchers?.size === 0) this.#accounts.delete(accountId);
  }

  /** Calls the account's watchers: all, or those whom mail up to a stamp is news to. */
  call(accountId: string, lastReceivedAt: Date | null = null): void {
    const stamp = lastReceivedAt?.getTime() ?? Number.POSITIVE_INFINITY;
    for (const watcher of this.#accounts.get(accountId) ?? []) {
      if (watcher.lookedUpTo >= stamp) continue;
      // It may be gone again: then the look finds nothing and would be repeated for ever.
      if (lastReceivedAt) watcher.lookedUpTo = stamp;
      watcher.call();
    }
  }
}
