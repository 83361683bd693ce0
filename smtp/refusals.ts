import { setImmediate as nextTurn, setTimeout as rest } from "node:timers/promises";
import { acceptedText, type Refusal, recordRefusals } from "@/lib/deliveries";
import { newId } from "@/lib/ids";
import { errorFields, log } from "@/lib/log";
import { oneLine } from "@/lib/mail/clean";
import { limits } from "@/lib/mail/limits";
import { within } from "@/lib/within";
import type { Addressee } from "./faults";
import { hasLeft, toReply } from "./replies";

const mostWaiting = 5_000;
/** Who floods one namespace's mail takes no room from others. */
const mostWaitingEach = 500;
const batchRefusals = 500;
const recordMilliseconds = 5_000;
const leastRestMilliseconds = 20;
/** After a batch it rests so many times as long as that took. */
const restsFor = 4;
const awayMilliseconds = 1_000;

/** A recipient as the sender named it; one that was accepted has more to it. */
export type Named = Pick<Addressee, "namespace" | "tag" | "address"> & Partial<Addressee>;

/**
 * Tells the owners of addresses what was refused or dropped. Never throws, and nobody waits for it: what there is no
 * room for is left out, and what comes while the database is away is written once it is back.
 */
export class Refusals {
  readonly #waiting: Refusal[] = [];
  readonly #waitingOf = new Map<string, number>();
  readonly #closing = new AbortController();
  #running: Promise<void> | null = null;

  constructor(private readonly record = recordRefusals) {}

  /** The mail had one reply for all its recipients: of another account's fault none is told more than that. */
  refused(sender: string, recipients: Named[], error: unknown): void {
    const { responseCode, message, reason } = toReply(error);
    if (!reason || hasLeft(error)) return;
    const refusing = recipients.find(({ fault }) => fault?.reply);
    for (const recipient of recipients) {
      const isOwn = reason !== "fault" || recipient.accountId === refusing?.accountId;
      const faultId = reason === "fault" && isOwn ? (refusing?.fault?.id ?? null) : null;
      const said = { reply: responseCode, text: message, reason: isOwn ? reason : ("some_refused" as const), faultId };
      this.#add({ ...named(sender, recipient), ...said, outcome: "refused" });
    }
  }

  /** The sender was told that the mail is stored; for these recipients it is not. */
  dropped(sender: string, recipients: Addressee[]): void {
    for (const recipient of recipients) {
      if (!recipient.fault?.drop) continue;
      const said = { reply: 250, text: acceptedText, reason: "fault" as const, faultId: recipient.fault.id };
      this.#add({ ...named(sender, recipient), ...said, outcome: "dropped" });
    }
  }

  /** Writes what waits, if the database is there. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  #add(refusal: Refusal): void {
    const waiting = this.#waitingOf.get(refusal.namespace) ?? 0;
    if (this.#waiting.length >= mostWaiting || waiting >= mostWaitingEach) return;
    this.#waitingOf.set(refusal.namespace, waiting + 1);
    this.#waiting.push(refusal);
    this.#running ??= this.#run();
  }

  async #run(): Promise<void> {
    await nextTurn(); // what is refused in this turn goes along
    while (this.#waiting.length > 0) {
      const begin = performance.now();
      const batch = this.#waiting.slice(0, batchRefusals);
      const isWritten = await this.#write(batch);
      if (isWritten) this.#forget(batch.length);
      else if (this.#closing.signal.aborted) break;
      const took = performance.now() - begin;
      await this.#rest(isWritten ? Math.max(leastRestMilliseconds, restsFor * took) : awayMilliseconds);
    }
    this.#running = null;
  }

  /** False when the database is away. */
  async #write(batch: Refusal[]): Promise<boolean> {
    try {
      await within(recordMilliseconds, this.record(batch));
    } catch (error) {
      log.warn("refusals_not_recorded", { refusals: batch.length, ...errorFields(error) });
      return isAnswer(error);
    }
    return true;
  }

  #forget(written: number): void {
    for (const { namespace } of this.#waiting.splice(0, written)) {
      const left = (this.#waitingOf.get(namespace) ?? 1) - 1;
      if (left > 0) this.#waitingOf.set(namespace, left);
      else this.#waitingOf.delete(namespace);
    }
  }

  #rest(milliseconds: number): Promise<void> {
    return rest(milliseconds, undefined, { signal: this.#closing.signal }).catch(() => {});
  }
}

function named(sender: string, { namespace, tag, address }: Named) {
  const line = (text: string) => oneLine(text, limits.addressCharacters);
  const named = { namespace, tag: line(tag), address: line(address), sender: line(sender) };
  return { id: newId("dlv"), ...named, at: performance.now() };
}

/** SQLSTATE classes 22, 23 and 54: the data itself was refused, and would be again. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(22|23|54)/.test(String(error.code));
}
