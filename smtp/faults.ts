import { env } from "@/lib/env";
import { type MetFault, meetFault, spelledFault, unmeetFault } from "@/lib/faults";
import type { Recipient } from "@/lib/intake";
import { replies } from "./replies";

/** A recipient that was accepted, and what is to become of its mail on purpose. */
export interface Addressee extends Recipient {
  /** Whether its account had faults when RCPT asked. */
  hasFaults?: boolean;
  fault?: MetFault;
}

/** Resolves after so many seconds; rejects at once when the session ends. */
export type Pause = (seconds: number) => Promise<void>;

/** Looks for the faults that a recipient meets where it is named: waits, or throws the refusal. */
export async function meetAtRcpt(addressee: Addressee, pause: Pause): Promise<void> {
  const fault =
    (env.TAG_FAULTS && spelledFault(addressee.tag)) ||
    (addressee.hasFaults ? await meetFault(addressee, "rcpt") : null);
  if (!fault) return;
  addressee.fault = fault;
  if (fault.delaySeconds > 0) await pause(fault.delaySeconds);
  if (fault.reply !== null) throw replies.onPurpose(fault.reply);
}

/** A fault of an account that was counted. */
interface Counted {
  accountId: string;
  id: string;
}

/**
 * Looks for the faults that a mail meets, before it is read: while it waits, its bytes wait in the network. What it met
 * is carried out when it is stored.
 */
export function meetAtData(addressees: Addressee[], pause: Pause): Promise<Counted[]> {
  return meetAll(
    addressees.filter(({ hasFaults }) => hasFaults),
    ["data"],
    pause,
  );
}

/** Goes on with the error of a mail that broke off: what it would have met is left for the next. */
export async function takeBack(counted: Counted[], error: unknown): Promise<never> {
  await Promise.allSettled(counted.map(({ accountId, id }) => unmeetFault(accountId, id)));
  throw error;
}

/** The same for accounts whose faults only the storing transaction has seen, of both stages. */
export function meetLate(addressees: Addressee[], pause: Pause): Promise<Counted[]> {
  const unseen = addressees.filter(({ looked }) => !looked);
  return meetAll(unseen, ["rcpt", "data"], pause);
}

async function meetAll(addressees: Addressee[], stages: ("rcpt" | "data")[], pause: Pause): Promise<Counted[]> {
  const counted: Counted[] = [];
  let seconds = 0;
  for (const addressee of addressees) {
    addressee.looked = true;
    let own = 0;
    for (const stage of stages) {
      // One that was met before, and only concerns the storing, stands.
      if (addressee.fault?.drop || addressee.fault?.duplicate || addressee.fault?.reply) continue;
      const fault = await meetFault(addressee, stage);
      if (!fault) continue;
      addressee.fault = fault;
      if (fault.id !== null) counted.push({ accountId: addressee.accountId, id: fault.id });
      own += fault.delaySeconds;
    }
    seconds = Math.max(seconds, own);
  }
  if (seconds > 0) await pause(seconds);
  return counted;
}

/**
 * Stores a mail as the faults that it met have it. It has one reply for all its recipients: where one of them refuses,
 * nothing is stored. A second copy may find the cap reached: then the first is all there is.
 */
export async function storeAsMet<T>(
  addressees: Addressee[],
  store: (recipients: Addressee[]) => Promise<T>,
): Promise<T | "dropped"> {
  const refusing = addressees.find(({ fault }) => fault?.reply);
  if (refusing?.fault?.reply) throw replies.onPurpose(refusing.fault.reply);
  const kept = addressees.filter(({ fault }) => !fault?.drop);
  if (kept.length === 0) return "dropped";
  const stored = await store(kept);
  const twice = kept.filter(({ fault }) => fault?.duplicate);
  if (twice.length > 0 && stored === "stored") await store(twice).catch(() => {});
  return stored;
}
