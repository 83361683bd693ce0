import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { degradeMail } from "@/lib/mail/degrade";
import type { ParsedMail } from "@/lib/mail/types";
import { ParseLane } from "@/smtp/parse-lane";

export interface ParsePoolOptions {
  workerFile?: string;
  fastWorkers?: number;
  /** What one mail may take in a fast lane before it moves to the slow one. */
  fastBudgetMs?: number;
  /** The same for a large mail, which holds up nobody's small one. */
  largeBudgetMs?: number;
  slowBudgetMs?: number;
  /** After this long a mail is degraded, wherever it is. The first mails also get the time that the workers take to load. */
  deadlineMs?: number;
  memoryMb?: number;
}

export interface ParsePool {
  /** Never rejects for a bad mail: what cannot be parsed in time is degraded. The source must not change meanwhile. */
  parse(source: Buffer): Promise<ParsedMail>;
  /** Ends the workers. Mails that are still being parsed are degraded. */
  close(): Promise<void>;
}

/**
 * Small mails go to the fast lanes, at once while one is idle and else in batches of what has queued; large mails have a
 * lane of their own; what overruns its budget alone goes to the slow lane.
 */
export function createParsePool(options: ParsePoolOptions = {}): ParsePool {
  const workerFile = options.workerFile ?? defaultWorkerFile();
  const scheduler = new Scheduler({ ...DEFAULTS, ...options, workerFile });
  return { parse: (source) => scheduler.parse(source), close: () => scheduler.close() };
}

const DEFAULTS = {
  fastWorkers: 2,
  fastBudgetMs: 200,
  largeBudgetMs: 1500,
  slowBudgetMs: 5000,
  deadlineMs: 5200,
  memoryMb: 256,
};
/** Longer than workers take to load where everything else starts at once, too. */
const LOADING_MS = 20_000;
const SMALL_BYTES = 64 * 1024;
// Parsing gives way to the sessions, the database and other processes: they work in short steps that others wait for.
const NICENESS = { fast: 5, large: 10 };
const BATCH_MAILS = 32;
const BATCH_BYTES = 256 * 1024;
const BATCH_MS_A_MAIL = 5;
const MANY_PARTS = 60;

interface Job {
  source: Buffer;
  deadline: number;
  settled: boolean;
  settle: (mail: ParsedMail) => void;
}

class Scheduler {
  readonly #options: Required<ParsePoolOptions>;
  readonly #fast: ParseLane[];
  readonly #large: ParseLane;
  /** Of its own and warm: a busy machine sends it mails that are only late, and they must not be degraded. */
  readonly #slow: ParseLane;
  readonly #queues = { small: [] as Job[], alone: [] as Job[], large: [] as Job[], slow: [] as Job[] };
  readonly #pending = new Set<Job>();
  #loaded = false;
  #closed = false;

  constructor(options: Required<ParsePoolOptions>) {
    this.#options = options;
    this.#fast = Array.from({ length: options.fastWorkers }, () => this.#lane(NICENESS.fast));
    this.#large = this.#lane(NICENESS.large);
    this.#slow = this.#lane(NICENESS.large);
  }

  parse(source: Buffer): Promise<ParsedMail> {
    if (this.#closed) return Promise.resolve(degradeMail(source));
    return new Promise((resolve) => {
      const patience = this.#options.deadlineMs + (this.#loaded ? 0 : LOADING_MS);
      const timer = setTimeout(() => this.#degrade(job), patience);
      const job: Job = {
        source,
        deadline: Date.now() + patience,
        settled: false,
        settle: (mail) => {
          clearTimeout(timer);
          job.settled = true;
          this.#pending.delete(job);
          resolve(mail);
        },
      };
      this.#pending.add(job);
      this.#queues[source.length > SMALL_BYTES || hasManyParts(source) ? "large" : "small"].push(job);
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of [...this.#pending]) this.#degrade(job);
    await Promise.all([...this.#fast, this.#large, this.#slow].map((lane) => lane.close()));
  }

  #lane(niceness: number): ParseLane {
    const { workerFile, memoryMb } = this.#options;
    return new ParseLane({ workerFile, memoryMb, niceness, onIdle: () => this.#dispatch() });
  }

  #dispatch(): void {
    const { small, alone, large, slow } = this.#queues;
    const idle = this.#fast.filter((lane) => lane.idle);
    this.#loaded ||= idle.length > 0;
    for (const [index, lane] of idle.entries()) {
      const share = Math.ceil(small.length / (idle.length - index));
      const jobs = alone.length > 0 ? take(alone, 1) : take(small, Math.min(share, BATCH_MAILS), BATCH_BYTES);
      const budget = this.#options.fastBudgetMs + BATCH_MS_A_MAIL * (jobs.length - 1);
      if (jobs.length > 0) void this.#run(lane, jobs, budget, jobs.length > 1 ? alone : slow);
    }
    if (this.#large.idle) void this.#run(this.#large, take(large, 1), this.#options.largeBudgetMs, slow);
    if (this.#slow.idle) void this.#run(this.#slow, take(slow, 1), this.#options.slowBudgetMs, null);
  }

  /** Jobs that fail move on to `next`; without a next queue they are degraded. */
  async #run(lane: ParseLane, jobs: Job[], budgetMs: number, next: Job[] | null): Promise<void> {
    const earliest = Math.min(...jobs.map((job) => job.deadline));
    if (jobs.length === 0) return;
    try {
      const mails = await lane.run(
        jobs.map((job) => job.source),
        Math.max(1, Math.min(budgetMs, earliest - Date.now())),
      );
      for (const [index, job] of jobs.entries()) {
        const mail = mails[index];
        if (mail && !job.settled) job.settle(mail);
      }
    } catch {
      for (const job of jobs) {
        if (next) next.push(job);
        else this.#degrade(job);
      }
      this.#dispatch();
    }
  }

  #degrade(job: Job): void {
    if (!job.settled) job.settle(degradeMail(job.source));
  }
}

/** Takes up to `count` jobs that still wait for an answer, no more once they reach `bytes`. */
function take(queue: Job[], count: number, bytes = Number.POSITIVE_INFINITY): Job[] {
  const jobs: Job[] = [];
  let taken = 0;
  while (jobs.length < count && taken < bytes) {
    const job = queue.shift();
    if (!job) break;
    if (job.settled) continue;
    jobs.push(job);
    taken += job.source.length;
  }
  return jobs;
}

/** A part costs far more than its bytes: a small mail of many is no small mail. */
function hasManyParts(source: Buffer): boolean {
  let count = 0;
  for (let at = source.indexOf("\n--"); at >= 0 && count <= MANY_PARTS; at = source.indexOf("\n--", at + 3)) count += 1;
  return count > MANY_PARTS;
}

/** Beside the bundle that this is part of, else where the build leaves it. */
function defaultWorkerFile(): string {
  const beside = fileURLToPath(new URL("./parse-worker.js", import.meta.url));
  const file = existsSync(beside) ? beside : resolve("dist/parse-worker.js");
  if (!existsSync(file)) throw new Error(`${file} is missing: build first`);
  return file;
}
