import { FastResponse } from "srvx";
import type { Actor } from "@/lib/actor";
import { ApiError } from "@/lib/contract/errors";
import { perProcess } from "@/lib/per-process";

/** An answer of this size is not counted: the buffers of its socket take as much. */
const uncountedBytes = 64 * 1024;
const accountMegabytes = 64;

/** What the answers of an account hold, in bytes. */
const accounts = perProcess("pending answers", () => new Map<string, number>());

/** What the answer to one request holds in memory for a client that may never read it, counted for an account. */
export class PendingAnswer {
  #held: { accountId: string; bytes: number } | null = null;
  #streams = false;
  #ended = false;

  constructor(readonly request: Request) {}

  /** Counts these bytes, instead of those before, until the answer is read or its client has left; throws `rate_limited`. */
  hold({ accountId }: Pick<Actor, "accountId">, bytes: number): void {
    this.#letGo();
    if (bytes <= uncountedBytes || this.#ended) return;
    // Next answers HEAD by GET's handler, and drops the body without a word.
    if (this.request.method === "HEAD" || this.request.signal.aborted) return;
    const all = (accounts.get().get(accountId) ?? 0) + bytes;
    if (all > accountMegabytes * 1024 * 1024) {
      throw new ApiError(
        "rate_limited",
        `At most ${accountMegabytes} MB of an account's answers may be unread at once.`,
        "Read the answers that are under way or close their connections, then ask again.",
      );
    }
    accounts.get().set(accountId, all);
    this.#held = { accountId, bytes };
    this.request.signal.addEventListener("abort", this.#release, { once: true });
  }

  /** A body whose parts are made as the client reads. The last is let go of once the client has taken it. */
  stream(parts: AsyncIterator<Uint8Array, void>): ReadableStream<Uint8Array> {
    this.#streams = true;
    const release = this.#release;
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const { value, done } = await parts.next();
          if (!done) return controller.enqueue(value);
          release();
          controller.close();
        },
        async cancel() {
          release();
          await parts.return?.();
        },
      },
      { highWaterMark: 0 },
    );
  }

  /** The answer as it is to be sent: where it holds something, in a way that tells when it was read. */
  async send(response: Response): Promise<Response> {
    if (!this.#held || this.#streams) return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const headers = new Headers(response.headers);
    headers.set("content-length", String(bytes.byteLength));
    return new FastResponse(this.stream(only(bytes)), { status: response.status, headers });
  }

  /** To be called when the answer is made, or failed to be. */
  end(): void {
    if (!this.#streams) this.#release();
  }

  readonly #release = (): void => {
    this.#ended = true;
    this.#letGo();
  };

  #letGo(): void {
    if (!this.#held) return;
    const { accountId, bytes } = this.#held;
    this.#held = null;
    const rest = (accounts.get().get(accountId) ?? 0) - bytes;
    if (rest > 0) accounts.get().set(accountId, rest);
    else accounts.get().delete(accountId);
  }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}
