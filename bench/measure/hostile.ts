import { setTimeout as delay } from "node:timers/promises";
import { hostileMails } from "@/tests/unit/mail/hostile";
import { ordinaryMail } from "../support/mails";
import { LoadSession } from "../support/smtp-load";

/** How long an ordinary sender waits for its 250s, in milliseconds: alone, and while another sends hostile and 10 MB mails. */
export async function besideHostileMails(port: number, [victim, attacker]: [string, string]) {
  const [quiet, hostile] = await Promise.all([LoadSession.open(port), LoadSession.open(port)]);
  // Made before: this process must not be busy itself while it measures.
  const contents = Object.entries(hostileMails).map(
    ([name, make]) => [name, Buffer.concat([make(), Buffer.from("\r\n.\r\n")])] as const,
  );
  const until = performance.now() + 3_000;
  const alone = await latencies(quiet, victim, () => performance.now() < until);
  const slowest = { name: "", milliseconds: 0 };
  let attacking = true;
  const attack = (async () => {
    for (const [name, content] of contents) {
      const begin = performance.now();
      const reply = await hostile.send(attacker, content);
      const milliseconds = performance.now() - begin;
      if (!/^(250|552)/.test(reply)) throw new Error(`${name}: ${reply}`);
      if (milliseconds > slowest.milliseconds) Object.assign(slowest, { name, milliseconds });
    }
  })().finally(() => {
    attacking = false;
  });
  const beside = await latencies(quiet, victim, () => attacking);
  await attack;
  quiet.close();
  hostile.close();
  return { alone, beside, slowest };
}

async function latencies(session: LoadSession, to: string, meanwhile: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (meanwhile()) {
    const begin = performance.now();
    await session.deliver(to, ordinaryMail(to));
    times.push(performance.now() - begin);
    await delay(3);
  }
  return times;
}
