import pLimit from "p-limit";
import { maxMessageBytes } from "@/lib/contract/plans";

const bytesPerTurn = 6 * maxMessageBytes; // parsing and writing take several times a mail's size

/**
 * What all sessions together may hold of mails that are not stored yet. Few large ones are received, parsed and written
 * at a time; the others wait for their turn in the network.
 */
export class MailMemory {
  #used = 0;
  readonly #large: ReturnType<typeof pLimit>;

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

  /** Resolves when it is the turn of one more large mail, with what ends that turn. */
  turnOfLarge(): Promise<() => void> {
    return new Promise((begin) => {
      void this.#large(() => new Promise<void>((end) => begin(end)));
    });
  }
}
