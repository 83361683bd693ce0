import type { Readable } from "node:stream";
import { maxMessageBytes } from "@/lib/contract/plans";
import type { MemoryShare } from "./mail-memory";
import { replies, type SmtpReply, toReply } from "./replies";

const firstBytes = 4 * 1024;
/** A mail of more is one of few at a time, in memory and in the parser. */
const largeBytes = 64 * 1024;
const promptBytesPerSecond = 1024 * 1024;

/** A received mail and its share of the memory, to be given back once it is stored or refused. */
export interface Received extends Disposable {
  source: Buffer;
  isLarge: boolean;
  /** Leaves its place and its room to others, as a slow mail does; throws the refusal where that leaves none for it. */
  stepAside(): void;
}

/**
 * Reads the DATA of a mail to its end, also when it is refused: only then can the reply be sent. A mail that turns out
 * large waits for its place before it is read on. Throws the refusal of one that is too large or finds no room in time;
 * `cut` ends the session of a sender past twice the limit.
 */
export function receive(stream: Readable, memory: MemoryShare, cut: () => void): Promise<Received> {
  const mail = new GrowingMail(memory);
  let placed = Promise.resolve();
  return new Promise((resolve, reject) => {
    // Events, not an async iterator: its machinery would cost more than the rest of a small mail's reading.
    stream.on("data", (chunk: Buffer) => {
      mail.add(chunk);
      if (mail.bytes > 2 * maxMessageBytes) cut();
      if (mail.bytes > largeBytes && !mail.isLarge) placed = waitForPlace(stream, mail);
    });
    stream.on("end", async () => {
      await placed; // what came with the last chunk has not been held up
      if (!mail.refusal) return resolve(mail.received());
      mail.drop();
      reject(mail.refusal);
    });
    stream.on("error", (error) => {
      mail.drop();
      reject(mail.refusal ?? error); // who is cut off has been told why
    });
  });
}

/** The sender is held up by TCP meanwhile: what it has still to send takes no memory here. */
async function waitForPlace(stream: Readable, mail: GrowingMail): Promise<void> {
  stream.pause();
  await mail.becomeLarge();
  stream.resume();
}

/** One buffer that doubles: a list of chunks would be copied as well, and cost more while it grows. */
class GrowingMail {
  bytes = 0;
  isLarge = false;
  refusal: SmtpReply | null = null;
  #buffer: Buffer = Buffer.alloc(0);
  #place: Disposable | null = null;
  #paceTimer: NodeJS.Timeout | undefined;
  #isSlow = false;
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
    if (this.refusal) return;
    try {
      this.#place = await this.memory.placeOfLarge();
    } catch (refusal) {
      return this.refuse(toReply(refusal));
    }
    if (this.#dropped) this.drop();
    else this.#watchPace();
  }

  /** The place lasts until all is stored, unless the sender is slow. */
  received(): Received {
    clearTimeout(this.#paceTimer);
    const source = this.#buffer.subarray(0, this.bytes);
    return { source, isLarge: this.isLarge, stepAside: () => this.#stepAside(), [Symbol.dispose]: () => this.drop() };
  }

  #watchPace(): void {
    const before = this.bytes;
    this.#paceTimer = setTimeout(() => {
      if (this.bytes - before < promptBytesPerSecond) this.#becomeSlow();
      else this.#watchPace();
    }, 1_000).unref();
  }

  #becomeSlow(): void {
    const held = this.#buffer.length;
    this.memory.release(held, false);
    this.#isSlow = true;
    this.#leavePlace();
    if (this.memory.take(held, true)) return;
    this.#buffer = Buffer.alloc(0);
    this.refuse(replies.busy());
  }

  #stepAside(): void {
    if (!this.#isSlow) this.#becomeSlow();
    if (this.refusal) throw this.refusal;
  }

  #leavePlace(): void {
    clearTimeout(this.#paceTimer);
    this.#place?.[Symbol.dispose]();
  }

  /** Nothing is kept of a refused mail, though it is read to its end. */
  refuse(refusal: SmtpReply): void {
    this.refusal = refusal;
    this.#free();
  }

  drop(): void {
    this.#dropped = true;
    this.#free();
  }

  #free(): void {
    this.memory.release(this.#buffer.length, this.#isSlow);
    this.#buffer = Buffer.alloc(0);
    this.#leavePlace();
  }

  #grow(used: number): boolean {
    const size = Math.min(Math.max(this.bytes, this.#buffer.length * 2, firstBytes), maxMessageBytes);
    if (!this.memory.take(size - this.#buffer.length, this.#isSlow)) return false;
    const grown = Buffer.allocUnsafeSlow(size);
    this.#buffer.copy(grown, 0, 0, used);
    this.#buffer = grown;
    return true;
  }
}
