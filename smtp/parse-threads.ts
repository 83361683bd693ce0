import { once } from "node:events";
import { Piscina } from "piscina";
import { joinBytes } from "@/lib/mail/join-bytes";
import type { ParsedMail } from "@/lib/mail/types";
import type { ParseTask, WorkerSettings } from "@/smtp/parse-worker";

interface ThreadsOptions {
  workerFile: string;
  threads: number;
  memoryMb: number;
  /** How much they give way to others, 0 to 19, where the system can tell threads apart. */
  niceness: number;
}

/**
 * A Piscina whose tasks only ever go to threads that have loaded: a mail's time must not pass while a thread loads, and
 * Node 20 brings the process down when one is ended meanwhile. One that overran its time or died is replaced.
 */
export class ParseThreads {
  readonly #pool: Piscina<ParseTask, ParsedMail[]>;
  readonly #threads: number;
  readonly #begun: Promise<unknown>;
  readonly #waiting: (() => void)[] = [];
  readonly #loading: (() => void)[] = [];
  #warm = 0;
  #taken = 0;
  #closed: Promise<void> | null = null;

  constructor({ workerFile, threads, memoryMb, niceness }: ThreadsOptions) {
    this.#threads = threads;
    this.#pool = new Piscina<ParseTask, ParsedMail[]>({
      filename: workerFile,
      minThreads: threads,
      maxThreads: threads,
      idleTimeout: Number.POSITIVE_INFINITY,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
      workerData: { niceness } satisfies WorkerSettings,
      recordTiming: false,
    });
    this.#pool.on("error", () => {}); // one that dies while idle is no fault of a mail
    this.#begun = this.#begin();
  }

  get haveLoaded(): boolean {
    return this.#warm > 0;
  }

  /** Resolves once a thread is warm. */
  loaded(): Promise<void> {
    return new Promise((done) => {
      if (this.haveLoaded) done();
      else this.#loading.push(done);
    });
  }

  /** Resolves when a warm thread is free, and keeps it until it is disposed of. */
  async free(): Promise<Disposable> {
    await new Promise<void>((taken) => {
      this.#waiting.push(taken);
      this.#give();
    });
    return {
      [Symbol.dispose]: () => {
        this.#taken -= 1;
        this.#give();
      },
    };
  }

  /** Only for who has a free thread. Rejects when the budget is overrun, when the thread dies, and when the task fails. */
  async parse(sources: Uint8Array[], budgetMs: number): Promise<ParsedMail[]> {
    const overrun = new AbortController();
    // The result may be waiting behind this very timer when the process was busy: one more turn lets it in.
    const timer = setTimeout(() => setImmediate(() => overrun.abort()), Math.max(1, budgetMs));
    try {
      return await this.#run(sources, overrun.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.#begun;
    const signal = AbortSignal.timeout(LOADING_MS);
    while (this.#warm < this.#threads && !signal.aborted) {
      await once(this.#pool, "workerCreate", { signal }).catch(() => {});
    }
    await this.#pool.destroy();
  }

  #run(sources: Uint8Array[], signal?: AbortSignal): Promise<ParsedMail[]> {
    const task = { bytes: joinBytes(sources), lengths: sources.map((source) => source.length) };
    return this.#pool.run(task, { signal, transferList: [task.bytes.buffer] });
  }

  /** Piscina takes its first threads for ready at once: each is when it has answered. Of later ones it tells. */
  async #begin(): Promise<void> {
    const known = new Set(this.#pool.threads.map(({ threadId }) => threadId));
    const add = () => {
      this.#warm += 1;
      this.#give();
    };
    this.#pool.on("workerCreate", ({ id }: { id: number }) => {
      if (!known.has(id)) add();
      known.add(id);
    });
    this.#pool.on("workerDestroy", ({ id }: { id: number }) => {
      if (known.delete(id)) this.#warm -= 1;
    });
    await Promise.all(Array.from(known, () => this.#run([]).then(add, add)));
  }

  #give(): void {
    if (this.haveLoaded) for (const done of this.#loading.splice(0)) done();
    while (this.#taken < this.#warm) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#taken += 1;
      next();
    }
  }
}

/** Longer than threads take to load where everything else starts at once, too. */
export const LOADING_MS = 20_000;
