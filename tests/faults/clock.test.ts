import { resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newAccount, type TestAccount } from "../support/account";
import { Senders } from "../support/acknowledged";
import { type BuiltProcess, startSmtpProcess, startWebProcess } from "../support/built-process";
import { moveClock } from "../support/clock";
import { expectStored } from "../support/crash-round";
import { readOn } from "../support/read-on";
import { service } from "../support/service";
import { SmtpSession } from "../support/smtp-session";

const steps = [1, 0, -1, 0, 1, -1, 0];
const mailsAStep = 300;
const preload = `--import=${resolve("tests/support/moving-clock.mjs")}`;

/** Reads on from the newest that it has seen, until `stop`: the ids in the order of their stamps, as often as listed. */
async function follow(inbox: TestAccount, stop: AbortSignal): Promise<string[]> {
  const seen: string[] = [];
  for (let since = "0", isLast = false; !isLast; ) {
    isLast = stop.aborted;
    const page = (await readOn(inbox, since)).reverse();
    seen.push(...page.map(({ id }) => id));
    since = page.at(-1)?.received_at ?? since;
  }
  return seen;
}

/** A wait that sleeps while the clock is set, and is answered by a mail that comes after it; how long that took. */
async function waitAcross(inbox: TestAccount, smtpPort: number, tag: string, setClock: () => Promise<void>) {
  const waiting = inbox.wait({ tag, timeout: 30 });
  await setClock();
  await using session = await SmtpSession.open({ port: smtpPort });
  const long = `Content-Type: text/html\r\n\r\n${"<p>A line of prose.</p>\r\n".repeat(5_000)}`;
  expect(await session.send(inbox.address(tag), long)).toMatch(/^250 /);
  const accepted = performance.now();
  const { message } = await waiting;
  expect(message?.html).not.toBeNull(); // read, not stored unread as one that takes too long
  return performance.now() - accepted;
}

test("a clock that is set an hour forward and back loses, repeats and delays no mail, and wakes no wait too early", async ({
  annotate,
}) => {
  const processes: BuiltProcess[] = [];
  for (const start of [startSmtpProcess, startWebProcess]) processes.push(await start({ NODE_OPTIONS: preload }));
  const [smtp, web] = processes as [BuiltProcess, BuiltProcess];
  onTestFinished(async () => {
    await moveClock("0");
    await Promise.all(processes.map((one) => one.stop()));
  });
  Object.assign(service, { baseUrl: `http://127.0.0.1:${web.port}`, smtpPort: smtp.port });
  const [inbox, waiter] = [await newAccount(), await newAccount()];
  const senders = new Senders();
  const [done, allSent] = [new AbortController(), new AbortController()];
  onTestFinished(() => {
    done.abort();
    allSent.abort();
  });
  const sending = senders.send(smtp.port, inbox.address("clock"), 8, done.signal);
  const following = follow(inbox, allSent.signal);
  const took: number[] = [];
  for (const [step, hours] of steps.entries()) {
    const setClock = async () => {
      await moveClock(`${hours} hours`);
      for (const { child } of processes) child.send({ clockHours: hours });
    };
    took.push(await waitAcross(waiter, smtp.port, `step${step}`, setClock));
    await senders.reach(senders.acknowledged.size + mailsAStep);
    await annotate(`${step + 1} of ${steps.length} steps`, "progress");
  }
  done.abort();
  await sending;
  allSent.abort();
  const seen = await following;
  await expectStored(inbox.accountId, senders.acknowledged);
  expect(senders.refusals).toEqual([]);
  expect(seen.length).toBe(senders.acknowledged.size);
  expect(new Set(seen).size).toBe(seen.length);
  expect(processes.map((one) => one.log())).toEqual(["", ""]);
  await annotate(
    `${steps.length} steps of up to 2 hours: ${seen.length} mails, each read once by \`since\`, none refused; waits across a step answered within ${Math.max(...took).toFixed(0)} ms of the 250`,
    "figures",
  );
});
