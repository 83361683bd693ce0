import { counted } from "./registry";

/** A mail was stored, and its sender is told so. */
export function mailAccepted(bytes: number): void {
  const { accepted, acceptedBytes } = counted.get();
  accepted.inc();
  acceptedBytes.observe(bytes);
}

/** `reason` is one of few fixed ones. */
export function refused(reason: string): void {
  counted.get().refused.inc({ reason });
}

export function parsed(milliseconds: number): void {
  counted.get().parse.observe(milliseconds / 1_000);
}

export function degraded(): void {
  counted.get().degraded.inc();
}

/** A transaction has stored, or refused, so many mails. */
export function committed(mails: number, milliseconds: number): void {
  const { commit, batch } = counted.get();
  commit.observe(milliseconds / 1_000);
  batch.observe(mails);
}

export function expired(messages: number): void {
  counted.get().expired.inc(messages);
}

/** Who waited for this mail is about to answer. Clocks that differ must not count backwards. */
export function woken(receivedAt: Date): void {
  counted.get().wake.observe(Math.max(0, Date.now() - receivedAt.getTime()) / 1_000);
}

/** `route` is a template of the contract's, never a path that a client sent. */
export function answered({ method, route }: { method: string; route: string }, status: number, since: number): void {
  const { requests, requestTime } = counted.get();
  requests.inc({ method, route, status });
  requestTime.observe({ route }, (performance.now() - since) / 1_000);
}

/** Begins anew with what concerns mail: the mails that a start sends to nobody are no mails. No reason is missing at first. */
export function beginMails(reasons: Iterable<string>): void {
  const { accepted, refused, degraded, parse, commit, batch } = counted.get();
  for (const counter of [accepted, refused, degraded]) counter.reset();
  for (const histogram of [parse, commit, batch]) histogram.zero({});
  for (const reason of reasons) refused.inc({ reason }, 0);
}
