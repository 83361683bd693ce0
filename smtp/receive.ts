import type { Readable } from "node:stream";
import { maxMessageBytes } from "@/lib/contract/plans";
import type { ByteBudget } from "./byte-budget";
import { replies, type SmtpReply } from "./replies";

const firstBytes = 4 * 1024;

/** A received mail and its share of the budget, to be released once it is stored or refused. */
export interface Received extends Disposable {
  source: Buffer;
}

/**
 * Reads the DATA of a mail to its end, also when it is refused: only then can the reply be sent. Throws the refusal of
 * a mail that is too large or finds no room; `cut` ends the session of a sender past twice the limit.
 */
export function receive(stream: Readable, budget: ByteBudget, cut: () => void): Promise<Received> {
  const mail = new GrowingMail(budget);
  return new Promise((resolve, reject) => {
    // Events, not an async iterator: its machinery would cost more than the rest of a small mail's reading.
    stream.on("data", (chunk: Buffer) => {
      mail.add(chunk);
      if (mail.bytes > 2 * maxMessageBytes) cut();
    });
    stream.on("end", () => (mail.refusal ? reject(mail.refusal) : resolve(mail.received())));
    stream.on("error", (error) => {
      mail.drop();
      reject(error);
    });
  });
}

/** One buffer that doubles: a list of chunks would be copied as well, and cost more while it grows. */
class GrowingMail {
  bytes = 0;
  refusal: SmtpReply | null = null;
  #buffer: Buffer = Buffer.alloc(0);

  constructor(private readonly budget: ByteBudget) {}

  add(chunk: Buffer): void {
    const start = this.bytes;
    this.bytes += chunk.length;
    if (this.refusal) return;
    if (this.bytes > maxMessageBytes) this.#refuse(replies.tooLarge());
    else if (this.bytes > this.#buffer.length && !this.#grow(start)) this.#refuse(replies.busy());
    else chunk.copy(this.#buffer, start);
  }

  received(): Received {
    const source = this.#buffer.subarray(0, this.bytes);
    return { source, [Symbol.dispose]: () => this.drop() };
  }

  drop(): void {
    this.budget.release(this.#buffer.length);
    this.#buffer = Buffer.alloc(0);
  }

  #refuse(refusal: SmtpReply): void {
    this.refusal = refusal;
    this.drop();
  }

  #grow(used: number): boolean {
    const size = Math.min(Math.max(this.bytes, this.#buffer.length * 2, firstBytes), maxMessageBytes);
    if (!this.budget.take(size - this.#buffer.length)) return false;
    const grown = Buffer.allocUnsafeSlow(size);
    this.#buffer.copy(grown, 0, 0, used);
    this.#buffer = grown;
    return true;
  }
}
