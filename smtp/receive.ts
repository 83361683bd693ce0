import type { Readable } from "node:stream";
import { maxMessageBytes } from "@/lib/contract/plans";
import type { MemoryShare } from "./mail-memory";
import { replies, type SmtpReply } from "./replies";

const firstBytes = 4 * 1024;
/** A mail of more is one of few at a time, in memory and in the parser. */
export const largeBytes = 64 * 1024;
const patienceMilliseconds = 30_000;

/** A received mail and its share of the memory, to be given back once it is stored or refused. */
export interface Received extends Disposable {
  source: Buffer;
}

/**
 * Reads the DATA of a mail to its end, also when it is refused: only then can the reply be sent. A mail that turns out
 * large waits for its turn before it is read on. Throws the refusal of one that is too large or finds no room in time;
 * `cut` ends the session of a sender past twice the limit.
 */
export function receive(stream: Readable, memory: MemoryShare, cut: () => void): Promise<Received> {
  const mail = new GrowingMail(memory);
  return new Promise((resolve, reject) => {
    // Events, not an async iterator: its machinery would cost more than the rest of a small mail's reading.
    stream.on("data", (chunk: Buffer) => {
      mail.add(chunk);
      if (mail.bytes > 2 * maxMessageBytes) cut();
      if (mail.bytes > largeBytes && !mail.isLarge) void waitForTurn(stream, mail);
    });
    stream.on("end", () => {
      if (!mail.refusal) return resolve(mail.received());
      mail.drop();
      reject(mail.refusal);
    });
    stream.on("error", (error) => {
      mail.drop();
      reject(error);
    });
  });
}

/** The sender is held up by TCP meanwhile: what it has still to send takes no memory here. */
async function waitForTurn(stream: Readable, mail: GrowingMail): Promise<void> {
  const begin = performance.now();
  stream.pause();
  await mail.becomeLarge();
  if (performance.now() - begin > patienceMilliseconds) mail.refuse(replies.busy());
  stream.resume();
}

/** One buffer that doubles: a list of chunks would be copied as well, and cost more while it grows. */
class GrowingMail {
  bytes = 0;
  isLarge = false;
  refusal: SmtpReply | null = null;
  #buffer: Buffer = Buffer.alloc(0);
  #endTurn = () => {};
  #dropped = false;

  constructor(private readonly memory: MemoryShare) {}

  add(chunk: Buffer): void {
    const start = this.bytes;
    this.bytes += chunk.length;
    if (this.refusal) return;
    if (this.bytes > maxMessageBytes) this.refuse(replies.tooLarge());
    else if (this.bytes > this.#buffer.length && !this.#grow(start)) this.refuse(replies.busy());
    else chunk.copy(this.#buffer, start);
  }

  async becomeLarge(): Promise<void> {
    this.isLarge = true;
    const endTurn = await this.memory.turnOfLarge();
    if (this.#dropped) endTurn();
    else this.#endTurn = endTurn;
  }

  received(): Received {
    const source = this.#buffer.subarray(0, this.bytes);
    return { source, [Symbol.dispose]: () => this.drop() };
  }

  /** Nothing is kept of a refused mail, but its turn lasts until it has been read to its end. */
  refuse(refusal: SmtpReply): void {
    this.refusal = refusal;
    this.#free();
  }

  drop(): void {
    this.#dropped = true;
    this.#free();
    this.#endTurn();
  }

  #free(): void {
    this.memory.release(this.#buffer.length);
    this.#buffer = Buffer.alloc(0);
  }

  #grow(used: number): boolean {
    const size = Math.min(Math.max(this.bytes, this.#buffer.length * 2, firstBytes), maxMessageBytes);
    if (!this.memory.take(size - this.#buffer.length)) return false;
    const grown = Buffer.allocUnsafeSlow(size);
    this.#buffer.copy(grown, 0, 0, used);
    this.#buffer = grown;
    return true;
  }
}
