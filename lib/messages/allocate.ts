import { type Plan, plans } from "@/lib/contract/plans";
import type { Recipient } from "./incoming";

const dayMilliseconds = 86_400_000;
const furthestAheadMilliseconds = 1_000;

/** An account whose row this transaction holds. Times are epoch milliseconds. */
export interface LockedAccount {
  id: string;
  plan: Plan;
  lastReceivedAt: number;
  now: number;
  /** Mails received by month (UTC, `YYYY-MM`). */
  received: Map<string, number>;
}

export interface Stamp {
  receivedAt: Date;
  expireAt: Date;
}

/** Hands out an account's stamps and counts its mails, within one storing transaction. */
export class Ledger {
  readonly added = new Map<string, number>();
  #last: number;
  /** Too far ahead of the clock, the mails of a transaction share a stamp, or it would run away from real time. */
  readonly #step: number;

  constructor(readonly account: LockedAccount) {
    const ahead = account.lastReceivedAt + 1 - account.now;
    this.#step = ahead > furthestAheadMilliseconds ? 0 : 1;
    this.#last = Math.max(account.now, account.lastReceivedAt + 1) - this.#step;
  }

  get lastReceivedAt(): Date {
    return new Date(this.#last);
  }

  /** How many more mails the account may receive in the month of the next stamp. */
  get room(): number {
    const month = monthOf(this.#last + this.#step);
    const used = (this.account.received.get(month) ?? 0) + (this.added.get(month) ?? 0);
    return plans[this.account.plan].emails_per_month - used;
  }

  stamp(recipient: Recipient): Stamp {
    this.#last += this.#step;
    const month = monthOf(this.#last);
    if (recipient.counts) this.added.set(month, (this.added.get(month) ?? 0) + 1);
    const retention = plans[this.account.plan].retention_days * dayMilliseconds;
    return { receivedAt: new Date(this.#last), expireAt: new Date(this.#last + retention) };
  }
}

export function monthOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 7);
}
