/** A status instead of the work, or the work done and its answer lost, or held back for ever. */
export type Failure = number | "lost" | "silent";

interface Hold {
  requests: RegExp;
  used: boolean;
  arrived: () => void;
  release: () => void;
  released: Promise<void>;
}

/** Lets tests make requests slow or fail, chosen by their `METHOD /path`. */
export class Faults {
  #holds: Hold[] = [];
  #failures: { requests: RegExp; failure: Failure; times: number }[] = [];

  /** The answer to the next such request is held back until `release`; `reached` resolves once it is made. */
  hold(requests: RegExp): { reached: Promise<void>; release: () => void } {
    let arrived = () => {};
    let release = () => {};
    const reached = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#holds.push({ requests, used: false, arrived, release, released });
    return { reached, release };
  }

  /** So many of such requests fail; all of them unless told. */
  fail(requests: RegExp, failure: Failure, times = Number.POSITIVE_INFINITY): void {
    this.#failures.push({ requests, failure, times });
  }

  /** From here on nothing fails or waits. */
  clear(): void {
    this.#failures = [];
    for (const { release } of this.#holds) release();
    this.#holds = [];
  }

  /** Resolves once the answer to this request may go. */
  async wait(line: string): Promise<void> {
    const hold = this.#holds.find(({ requests, used }) => !used && requests.test(line));
    if (!hold) return;
    hold.used = true;
    hold.arrived();
    await hold.released;
  }

  /** How this request is to fail; null where it is not. */
  next(line: string): Failure | null {
    const found = this.#failures.find(({ requests, times }) => requests.test(line) && times > 0);
    if (!found) return null;
    found.times -= 1;
    return found.failure;
  }
}
