import { Piscina } from "piscina";
import { joinBytes } from "@/lib/mail/join-bytes";
import type { ParsedMail } from "@/lib/mail/types";
import type { ParseTask, WorkerSettings } from "@/smtp/parse-worker";

export interface LaneOptions {
  workerFile: string;
  memoryMb: number;
  /** How much the thread gives way to others, 0 to 19, where the system can tell threads apart. */
  niceness: number;
  onIdle: () => void;
}

/** One worker thread, one task at a time. A worker that overran its budget or died is replaced and warmed up before the lane is idle again. */
export class ParseLane {
  readonly #options: LaneOptions;
  #pool: Piscina<ParseTask, ParsedMail[]>;
  #state: "starting" | "idle" | "busy" | "closed" = "starting";
  #warmth: Promise<void>;

  constructor(options: LaneOptions) {
    this.#options = options;
    this.#pool = this.#createPool();
    this.#warmth = this.#warmUp();
  }

  get idle(): boolean {
    return this.#state === "idle";
  }

  /** Rejects when the budget is overrun or the worker dies. Only to be called while idle. */
  async run(sources: Uint8Array[], budgetMs: number): Promise<ParsedMail[]> {
    this.#state = "busy";
    try {
      const mails = await this.#runWithin(sources, budgetMs);
      this.#becomeIdle();
      return mails;
    } catch (error) {
      if (!this.#isClosed()) {
        this.#state = "starting";
        this.#warmth = this.#warmUp();
      }
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#state = "closed";
    await this.#warmth; // Node 20 brings the process down when a thread is ended while it loads
    await this.#pool.destroy();
  }

  async #runWithin(sources: Uint8Array[], budgetMs: number): Promise<ParsedMail[]> {
    const overrun = new AbortController();
    // The result may be waiting behind this very timer when the process was busy: one more turn lets it in.
    const timer = setTimeout(() => setImmediate(() => overrun.abort()), budgetMs);
    try {
      return await this.#parse(sources, overrun.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  #parse(sources: Uint8Array[], signal?: AbortSignal): Promise<ParsedMail[]> {
    const task = { bytes: joinBytes(sources), lengths: sources.map((source) => source.length) };
    return this.#pool.run(task, { signal, transferList: [task.bytes.buffer] });
  }

  async #warmUp(): Promise<void> {
    for (;;) {
      try {
        await this.#parse([WARM_UP_MAIL]);
        return this.#becomeIdle();
      } catch {
        if (this.#isClosed()) return;
        await this.#pool.destroy();
        await new Promise((resolve) => setTimeout(resolve, RESTART_PAUSE_MS));
        if (this.#isClosed()) return;
        this.#pool = this.#createPool();
      }
    }
  }

  #isClosed(): boolean {
    return this.#state === "closed";
  }

  #becomeIdle(): void {
    if (this.#isClosed()) return;
    this.#state = "idle";
    this.#options.onIdle();
  }

  #createPool(): Piscina<ParseTask, ParsedMail[]> {
    const settings: WorkerSettings = { niceness: this.#options.niceness };
    const pool = new Piscina<ParseTask, ParsedMail[]>({
      filename: this.#options.workerFile,
      minThreads: 1,
      maxThreads: 1,
      idleTimeout: Number.POSITIVE_INFINITY,
      resourceLimits: { maxOldGenerationSizeMb: this.#options.memoryMb, maxYoungGenerationSizeMb: 16 },
      workerData: settings,
      recordTiming: false,
    });
    // A worker that dies while idle is no fault of a mail; the next run starts another.
    pool.on("error", () => {});
    return pool;
  }
}

const RESTART_PAUSE_MS = 200;

const WARM_UP_MAIL = Buffer.from(
  [
    "From: Warm up <warm@up.invalid>",
    "To: warm@up.invalid",
    "Subject: Your code is 123456",
    "Content-Type: multipart/alternative; boundary=b",
    "",
    "--b",
    "",
    "Your code is 123456, or https://up.invalid/verify?token=1",
    "--b",
    "Content-Type: text/html; charset=iso-8859-1",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    '<p>Your code is <b>123456</b>, or <a href=3D"https://up.invalid/verify?token=3D1">verify</a></p>',
    "--b--",
    "",
  ].join("\r\n"),
);
