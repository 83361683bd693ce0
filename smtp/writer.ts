import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import {
  type Delivery,
  deliver as deliverTogether,
  findRecipients,
  type IncomingMail,
  storedBytes,
} from "@/lib/intake";
import { errorFields, log } from "@/lib/log";
import { metrics } from "@/lib/metrics";
import { replies, type SmtpReply } from "./replies";

const batchMails = 200;
const batchBytes = 8 * 1024 * 1024;
const busyRetryMilliseconds = 20;
const patienceMilliseconds = 30_000;

interface Waiting {
  mail: IncomingMail;
  giveUpAt: number;
  settle: (delivery: Delivery) => void;
  fail: (error: Error) => void;
}

/**
 * Group commit: while one transaction runs, the mails that come in wait together and become the next one.
 * `stored` hears of the accounts that got mail, after the commit.
 */
export class Writer {
  #queue: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(
    private readonly stored: (accountIds: Set<string>) => void,
    private readonly deliver = deliverTogether,
  ) {}

  /** Resolves once the mail is committed, or its account's faults must be looked at first; throws the refusal otherwise. */
  async write(coming: IncomingMail | Promise<IncomingMail>): Promise<"stored" | "faulted"> {
    const mail = await coming;
    const delivery = await new Promise<Delivery>((settle, fail) => {
      this.#queue.push({ mail, settle, fail, giveUpAt: performance.now() + patienceMilliseconds });
      this.#running ??= this.#run();
    });
    if (delivery === "over_cap") throw replies.overCap();
    if (delivery === "partly_refused") throw replies.someRefused();
    if (delivery === "gone") throw await refusalOfGone(mail);
    if (delivery === "busy") throw replies.tryAgain();
    return delivery;
  }

  /** Waits until nothing is queued. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      await nextTurn(); // what has come to the process already goes along; nobody waits for more
      await this.#store(this.#nextBatch());
    }
    this.#running = null;
  }

  #nextBatch(): Waiting[] {
    let bytes = 0;
    const fits = this.#queue.findIndex(({ mail }, position) => {
      bytes += storedBytes(mail);
      return position > 0 && (position >= batchMails || bytes > batchBytes);
    });
    return this.#queue.splice(0, fits < 0 ? this.#queue.length : fits);
  }

  async #store(batch: Waiting[]): Promise<void> {
    let deliveries: Delivery[];
    const begun = performance.now();
    try {
      deliveries = await this.deliver(batch.map(({ mail }) => mail));
      metrics.committed(batch.length, performance.now() - begun);
    } catch (error) {
      await this.#split(batch, error);
      return;
    }
    const accountIds = new Set<string>();
    const busy: Waiting[] = [];
    for (const [position, waiting] of batch.entries()) {
      const delivery = deliveries[position] ?? "busy";
      if (delivery === "busy" && performance.now() < waiting.giveUpAt) {
        busy.push(waiting);
        continue;
      }
      if (delivery === "stored") for (const { accountId } of waiting.mail.recipients) accountIds.add(accountId);
      waiting.settle(delivery);
    }
    if (accountIds.size > 0) this.stored(accountIds);
    if (busy.length > 0) void this.#retry(busy);
  }

  /** One mail that the database refuses must not fail the others: each is tried by itself, unless the database is away. */
  async #split(batch: Waiting[], error: unknown): Promise<void> {
    log.error("store_failed", { mails: batch.length, ...errorFields(error) });
    if (batch.length > 1 && isDataError(error)) {
      for (const waiting of batch) await this.#store([waiting]);
      return;
    }
    const refusal = isDiskFull(error) ? replies.noStorage : replies.tryAgain;
    for (const { fail } of batch) fail(refusal());
  }

  // A locked account's mails wait aside, and join a later batch.
  async #retry(busy: Waiting[]): Promise<void> {
    await delay(busyRetryMilliseconds);
    this.#queue.push(...busy);
    this.#running ??= this.#run();
  }
}

/** Their account is deleted, or it has been suspended since they were named. */
async function refusalOfGone({ recipients }: IncomingMail): Promise<SmtpReply> {
  const found = await findRecipients(recipients.map(({ namespace }) => namespace));
  return [...found.values()].some(({ isSuspended }) => isSuspended) ? replies.suspended() : replies.unknown();
}

/** SQLSTATE classes 22 and 23, and 54: the data itself was refused. */
const isDataError = (error: unknown) => /^(22|23|54)/.test(codeOf(error));

const isDiskFull = (error: unknown) => codeOf(error) === "53100";

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");
