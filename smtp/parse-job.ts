import { degradeMail } from "@/lib/mail/degrade";
import type { ParsedMail } from "@/lib/mail/types";
import { metrics } from "@/lib/metrics";
import { LOADING_MS } from "@/smtp/parse-threads";

/** A mail until it is parsed, or degraded because that takes too long. */
export class Job {
  readonly parsed: Promise<ParsedMail>;
  deadline: number;
  isSettled = false;
  #settle: (mail: ParsedMail) => void = () => {};
  #timer: NodeJS.Timeout;

  constructor(
    readonly source: Buffer,
    milliseconds: number,
  ) {
    this.parsed = new Promise((settle) => {
      this.#settle = settle;
    });
    this.deadline = performance.now() + milliseconds;
    this.#timer = setTimeout(() => this.degrade(), milliseconds);
  }

  settle(mail: ParsedMail): void {
    clearTimeout(this.#timer);
    this.isSettled = true;
    this.#settle(mail);
  }

  degrade(): void {
    if (this.isSettled) return;
    metrics.degraded();
    this.settle(degradeMail(this.source));
  }

  /** The time until then is not the mail's. */
  async pauseUntil(loaded: Promise<void>): Promise<void> {
    const left = this.deadline - performance.now();
    clearTimeout(this.#timer);
    await Promise.race([loaded, new Promise((late) => setTimeout(late, LOADING_MS).unref())]);
    if (this.isSettled) return;
    this.deadline = performance.now() + left;
    this.#timer = setTimeout(() => this.degrade(), left);
  }
}
