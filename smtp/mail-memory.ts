import pLimit, { type LimitFunction } from "p-limit";
import { maxMessageBytes } from "@/lib/contract/plans";

const bytesPerTurn = 6 * maxMessageBytes; // parsing and writing take several times a mail's size

/** The memory as the mails of one client may use it. */
export interface MemoryShare {
  take(bytes: number): boolean;
  release(bytes: number): void;
  /** Resolves when it is the turn of one more large mail, with what ends that turn. */
  turnOfLarge(): Promise<() => void>;
}

/**
 * What all sessions together may hold of mails that are not stored yet. Few large ones are received, parsed and written
 * at a time, of one client no two: the others wait for their turn in the network, and a slow sender holds up few.
 */
export class MailMemory {
  #used = 0;
  readonly #large: LimitFunction;
  readonly #perClient = new Map<string, LimitFunction>();

  constructor(readonly limitBytes: number) {
    this.#large = pLimit(Math.max(1, Math.floor(limitBytes / bytesPerTurn)));
  }

  take(bytes: number): boolean {
    if (this.#used + bytes > this.limitBytes) return false;
    this.#used += bytes;
    return true;
  }

  release(bytes: number): void {
    this.#used -= bytes;
  }

  /** `client` is null for loopback, which has no limit of its own. */
  of(client: string | null): MemoryShare {
    return {
      take: (bytes) => this.take(bytes),
      release: (bytes) => this.release(bytes),
      turnOfLarge: () => this.#turn(client),
    };
  }

  #turn(client: string | null): Promise<() => void> {
    return new Promise((begin) => {
      const turn = () => this.#large(() => new Promise<void>((end) => begin(end)));
      void (client === null ? turn() : this.#inOrder(client, turn));
    });
  }

  async #inOrder(client: string, turn: () => Promise<void>): Promise<void> {
    const limit = this.#perClient.get(client) ?? pLimit(1);
    this.#perClient.set(client, limit);
    await limit(turn);
    if (limit.activeCount + limit.pendingCount === 0) this.#perClient.delete(client);
  }
}
