import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import pLimit, { type LimitFunction } from "p-limit";
import { degradeMail } from "@/lib/mail/degrade";
import type { ParsedMail } from "@/lib/mail/types";
import { weightOf } from "@/smtp/mail-weight";
import { Job } from "@/smtp/parse-job";
import { ParseThreads } from "@/smtp/parse-threads";

export interface ParsePoolOptions {
  workerFile?: string;
  /** How many threads small mails may use. There is one more for large ones, and one for those that overran their time. */
  fastWorkers?: number;
  /** What one small mail may take before it is begun anew on the slow thread. */
  fastBudgetMs?: number;
  /** The same for a large mail, which holds up nobody's small one. */
  largeBudgetMs?: number;
  slowBudgetMs?: number;
  /** After this long a mail is degraded, wherever it is; the time that threads take to load is not counted. */
  deadlineMs?: number;
  memoryMb?: number;
}

export interface ParsePool {
  /** Never rejects for a bad mail: what cannot be parsed in time is degraded. The source must not change meanwhile. */
  parse(source: Buffer): Promise<ParsedMail>;
  /** Whether a mail would find a thread that has loaded; has them load where it would not. */
  isReady(): boolean;
  /** Ends the threads. Mails that are still being parsed are degraded. */
  close(): Promise<void>;
}

/** Parses mails on worker threads, so that none that is hostile holds up this process, or another sender's mail. */
export function createParsePool(options: ParsePoolOptions = {}): ParsePool {
  const workerFile = options.workerFile ?? defaultWorkerFile();
  const parser = new Parser({ ...DEFAULTS, ...options, workerFile });
  return {
    parse: (source) => parser.parse(source),
    isReady: () => parser.isReady(),
    close: () => parser.close(),
  };
}

const DEFAULTS = {
  fastWorkers: 2,
  fastBudgetMs: 200,
  largeBudgetMs: 1500,
  slowBudgetMs: 5000,
  deadlineMs: 5200,
  memoryMb: 256,
};
// What takes long gives way to all else, which works in short steps that others wait for. The threads for small mails do
// not: on a busy machine their mails would overrun their time, and be begun anew on a thread that has to load first.
const NICENESS = { fast: 0, heavy: 10 };
const HEAVY_WORKERS = 2; // one for large mails, one for those that overran their time
const BATCH_MAILS = 32;
const BATCH_BYTES = 256 * 1024;
const BATCH_MS_A_MAIL = 5;

/** A small mail that waits to be parsed with others. */
interface Waiting {
  job: Job;
  /** Null when the batch failed that the mail was in. */
  done(mail: ParsedMail | null): void;
  fail(error: unknown): void;
}

class Parser {
  readonly #options: Required<ParsePoolOptions>;
  // Two pools, for a thread's priority is its own for good, and small mails must come before those that take long.
  #fastOnes: ParseThreads | null = null;
  #heavyOnes: ParseThreads | null = null;
  readonly #small: LimitFunction;
  readonly #large = pLimit(1);
  readonly #slow = pLimit(1);
  readonly #batch: Waiting[] = [];
  #batchIsDue = false;
  readonly #pending = new Set<Job>();
  #closed = false;

  constructor(options: Required<ParsePoolOptions>) {
    this.#options = options;
    this.#small = pLimit(options.fastWorkers);
  }

  parse(source: Buffer): Promise<ParsedMail> {
    if (this.#closed) return Promise.resolve(degradeMail(source));
    const job = new Job(source, this.#options.deadlineMs);
    this.#pending.add(job);
    this.#read(job).then(
      (mail) => job.isSettled || job.settle(mail),
      () => job.degrade(),
    );
    return job.parsed.finally(() => this.#pending.delete(job));
  }

  isReady(): boolean {
    return !this.#closed && this.#fast.haveLoaded;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#pending) job.degrade();
    await Promise.all([this.#fastOnes?.close(), this.#heavyOnes?.close()]);
  }

  async #read(job: Job): Promise<ParsedMail> {
    const { fastBudgetMs, largeBudgetMs, slowBudgetMs } = this.#options;
    try {
      if (weightOf(job.source) === "heavy")
        return await this.#large(() => this.#alone(this.#heavy, job, largeBudgetMs));
      if (!this.#fast.haveLoaded) await job.pauseUntil(this.#fast.loaded());
      return (await this.#together(job)) ?? (await this.#small(() => this.#alone(this.#fast, job, fastBudgetMs)));
    } catch {
      return this.#slow(() => this.#alone(this.#heavy, job, slowBudgetMs));
    }
  }

  // Started for the first mail that needs them: they take as much memory as all the rest.
  get #fast(): ParseThreads {
    this.#fastOnes ??= this.#start(this.#options.fastWorkers, NICENESS.fast);
    return this.#fastOnes;
  }

  get #heavy(): ParseThreads {
    this.#heavyOnes ??= this.#start(HEAVY_WORKERS, NICENESS.heavy);
    return this.#heavyOnes;
  }

  #start(threads: number, niceness: number): ParseThreads {
    if (this.#closed) throw new Error("closed");
    return new ParseThreads({ ...this.#options, threads, niceness });
  }

  async #alone(threads: ParseThreads, job: Job, budgetMs: number): Promise<ParsedMail> {
    if (!threads.haveLoaded) await job.pauseUntil(threads.loaded());
    using _thread = await threads.free();
    if (job.isSettled) throw new Error("too late");
    const [mail] = await threads.parse([job.source], Math.min(budgetMs, job.deadline - performance.now()));
    if (!mail) throw new Error("no answer");
    return mail;
  }

  /** Null when the mail was in a batch that failed, through it or another; rejects when it was alone in it. */
  #together(job: Job): Promise<ParsedMail | null> {
    return new Promise((done, fail) => {
      this.#batch.push({ job, done, fail });
      this.#dueBatch();
    });
  }

  #dueBatch(): void {
    if (this.#batchIsDue || this.#batch.length === 0) return;
    this.#batchIsDue = true;
    void this.#small(() => this.#parseBatch());
  }

  /** What has queued by the time that a thread is free, or its share where others are. */
  async #parseBatch(): Promise<void> {
    using _thread = await this.#fast.free();
    this.#batchIsDue = false;
    const idle = this.#options.fastWorkers - this.#small.activeCount;
    const batch = take(this.#batch, Math.ceil(this.#batch.length / (1 + idle)));
    this.#dueBatch();
    if (batch.length === 0) return;
    try {
      const earliest = Math.min(...batch.map(({ job }) => job.deadline));
      const budgetMs = this.#options.fastBudgetMs + BATCH_MS_A_MAIL * (batch.length - 1);
      const sources = batch.map(({ job }) => job.source);
      const mails = await this.#fast.parse(sources, Math.min(budgetMs, earliest - performance.now()));
      for (const [index, { done }] of batch.entries()) done(mails[index] ?? null);
    } catch (error) {
      for (const { done, fail } of batch) batch.length > 1 ? done(null) : fail(error);
    }
  }
}

/** Takes up to `count` mails that still wait for an answer, no more once they reach a batch's bytes. */
function take(queue: Waiting[], count: number): Waiting[] {
  const batch: Waiting[] = [];
  let bytes = 0;
  while (queue.length > 0 && batch.length < Math.min(count, BATCH_MAILS) && bytes < BATCH_BYTES) {
    const waiting = queue.shift() as Waiting;
    if (waiting.job.isSettled) continue;
    batch.push(waiting);
    bytes += waiting.job.source.length;
  }
  return batch;
}

/** Beside the bundle that this is part of, else where the build leaves it. */
function defaultWorkerFile(): string {
  const beside = fileURLToPath(new URL("./parse-worker.js", import.meta.url));
  const file = existsSync(beside) ? beside : resolve("dist/parse-worker.js");
  if (!existsSync(file)) throw new Error(`${file} is missing: build first`);
  return file;
}
