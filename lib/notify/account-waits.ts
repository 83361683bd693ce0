import type { Message } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import type { Arrival } from "@/lib/messages/filter";
import { findMessage } from "@/lib/messages/get-message";
import { joinCalls } from "./join-calls";

export interface Waiter {
  matches(arrival: Arrival): boolean;
  /** Called once, with the first arrival that matches; null when it could not be read any more. */
  wake(message: Promise<Message | null>): void;
}

/** The waits of one account in this process: however many there are, a wake-up asks the database once. */
export class AccountWaits {
  readonly waiters = new Set<Waiter>();
  /** Everything up to this stamp was offered to the waiters, or was there when they looked. */
  #cursor: Date | null = null;
  /** From where the next check must look, when that lies before the cursor. */
  #rewind: Date | null = null;
  #missed = false;

  constructor(readonly accountId: string) {}

  /**
   * Tells up to where a waiter has looked for itself, after it was added. Where another one has looked further since,
   * what lies between is offered again: whom it does not match it does not wake.
   */
  lookedUpTo(lastReceivedAt: Date | null): Promise<void> | void {
    const looked = lastReceivedAt ?? new Date(0);
    this.#cursor ??= looked;
    const behind = looked < this.#cursor;
    if (behind && (this.#rewind === null || looked < this.#rewind)) this.#rewind = looked;
    if (!this.#missed && !behind) return;
    this.#missed = false;
    return this.check();
  }

  isBehind(lastReceivedAt: Date | null): boolean {
    return lastReceivedAt !== null && this.#cursor !== null && lastReceivedAt > this.#cursor;
  }

  /** Offers what has arrived since the last check to the waiters; a call during a check is answered by one more. */
  readonly check = joinCalls(async () => {
    if (this.#cursor === null) {
      this.#missed = true;
      return;
    }
    this.#cursor = this.#rewind ?? this.#cursor;
    this.#rewind = null;
    const arrivals = await sql()<Arrival[]>`
      select id, namespace, tag_key, received_at from messages
      where account_id = ${this.accountId} and received_at > ${this.#cursor} and expire_at > (select restante_clock())
      order by received_at, id`;
    for (const arrival of arrivals) {
      this.#cursor = arrival.received_at;
      const woken = [...this.waiters].filter((waiter) => waiter.matches(arrival));
      if (woken.length === 0) continue;
      const message = findMessage(this.accountId, arrival.id).catch(() => null);
      for (const waiter of woken) {
        this.waiters.delete(waiter);
        waiter.wake(message);
      }
    }
  });
}
