import pLimit, { type LimitFunction } from "p-limit";

interface TurnsOptions {
  /** How many run at once, whosever they are. */
  atOnce: number;
  /** How many of one account may wait for the one that runs. */
  waitingEach: number;
}

/** Lets accounts, or clients, take turns at what is costly, so that one that asks for much of it waits for itself alone. */
export class Turns {
  readonly #all: LimitFunction;
  readonly #accounts = new Map<unknown, LimitFunction>();

  constructor(readonly options: TurnsOptions) {
    this.#all = pLimit(options.atOnce);
  }

  /** What `work` comes to, once it is the account's turn (by whatever stands for it); null when too many of its own wait already. */
  async take<T>(account: unknown, work: () => Promise<T>): Promise<T | null> {
    const own = this.#accounts.get(account) ?? pLimit(1);
    if (own.activeCount + own.pendingCount > this.options.waitingEach) return null;
    this.#accounts.set(account, own);
    try {
      return await own(() => this.#all(work));
    } finally {
      if (own.activeCount + own.pendingCount === 0) this.#accounts.delete(account);
    }
  }
}
