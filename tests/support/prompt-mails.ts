import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { SmtpSession } from "./smtp-session";

/** What an ordinary sender feels of a fault: sends mail after mail until `stop`, and tells how long each took from its last dot to its 250. */
export async function promptMails(
  port: number,
  to: string,
  stop: AbortSignal,
): Promise<{ mails: number; told: string }> {
  await using session = await SmtpSession.open({ port });
  const took: number[] = [];
  while (!stop.aborted) {
    await session.envelope(to);
    session.socket.write("Subject: prompt\r\n\r\nYour code is 482913");
    const begun = performance.now();
    expect(await session.say("\r\n.")).toMatch(/^250 /);
    took.push(performance.now() - begun);
    await delay(50, undefined, { signal: stop }).catch(() => {});
  }
  took.sort((a, b) => a - b);
  const at = (share: number) => (took[Math.floor(took.length * share)] ?? 0).toFixed(0);
  return { mails: took.length, told: `${took.length} ordinary mails beside: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms` };
}
