import type { Readable } from "node:stream";
import { maxMessageBytes } from "@/lib/contract/plans";
import type { ByteBudget } from "./byte-budget";
import { replies } from "./replies";

const firstBytes = 4 * 1024;

/** A received mail and its share of the budget, to be released once it is stored or refused. */
export interface Received extends Disposable {
  source: Buffer;
}

/**
 * Reads the DATA of a mail to its end, also when it is refused: only then can the reply be sent. Throws the refusal of
 * a mail that is too large or finds no room; `cut` ends the session of a sender past twice the limit.
 */
export async function receive(stream: Readable, budget: ByteBudget, cut: () => void): Promise<Received> {
  let buffer = Buffer.allocUnsafe(0);
  let bytes = 0;
  let refusal: Error | null = null;
  const drop = (reason: Error | null) => {
    budget.release(buffer.length);
    buffer = Buffer.allocUnsafe(0);
    refusal = reason;
  };
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const start = bytes;
      bytes += chunk.length;
      if (bytes > 2 * maxMessageBytes) cut();
      if (refusal) continue;
      if (bytes > maxMessageBytes) {
        drop(replies.tooLarge());
        continue;
      }
      if (bytes > buffer.length) {
        const grown = grow(buffer, start, bytes, budget);
        if (!grown) {
          drop(replies.busy());
          continue;
        }
        buffer = grown;
      }
      chunk.copy(buffer, start);
    }
  } catch (error) {
    drop(null);
    throw error;
  }
  if (refusal) throw refusal;
  const held = buffer.length;
  return { source: buffer.subarray(0, bytes), [Symbol.dispose]: () => budget.release(held) };
}

/** One buffer that doubles: a list of chunks would be copied as well, and cost more while it grows. */
function grow(buffer: Buffer, used: number, needed: number, budget: ByteBudget): Buffer<ArrayBuffer> | null {
  const size = Math.min(Math.max(needed, buffer.length * 2, firstBytes), maxMessageBytes);
  if (!budget.take(size - buffer.length)) return null;
  const grown = Buffer.allocUnsafeSlow(size);
  buffer.copy(grown, 0, 0, used);
  return grown;
}
