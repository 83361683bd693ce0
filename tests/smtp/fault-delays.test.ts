import { expect, test } from "vitest";
import { newAccount } from "../support/account";
import { addFault } from "../support/faults";
import { runService } from "../support/service";
import { applySettings } from "../support/settings";
import { SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";

applySettings({ SMTP_BUFFER_MB: "20" }); // room for one large mail at a time
runService();

const mail = "Subject: Hello\r\n\r\nHello";
const large = `Subject: Large\r\n\r\n${`${"x".repeat(998)}\r\n`.repeat(300)}`;

/** How long it takes, in seconds. */
async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1_000;
}

test.each(["rcpt", "data"])("a delay at %s holds back the reply and the storing, nobody else's mail", async (stage) => {
  const inbox = await newAccount();
  await addFault(inbox, { tag: "late", delay_seconds: 2, stage });
  await using slow = await SmtpSession.open();
  await using prompt = await SmtpSession.open();
  const delayed = seconds(async () => expect(await slow.send(inbox.address("late"), mail)).toMatch(/^250 /));
  for (let n = 0; n < 5; n++) expect(await prompt.send(inbox.address("prompt"), mail)).toMatch(/^250 /);
  expect(await storedCounts(inbox.accountId)).toMatchObject({ messages: 5 });
  expect(await delayed).toBeGreaterThanOrEqual(2);
  expect(await inbox.list({ tag: "late" })).toHaveLength(1);
});

test("a delayed refusal, drop and double come late as well", async () => {
  const inbox = await newAccount();
  await addFault(inbox, { tag: "refused", delay_seconds: 1, reply: 451 });
  await addFault(inbox, { tag: "dropped", delay_seconds: 1, drop: true });
  await addFault(inbox, { tag: "doubled", delay_seconds: 1, duplicate: true, stage: "data" });
  const took = ["refused", "dropped", "doubled"].map((tag) =>
    seconds(async () => {
      await using session = await SmtpSession.open();
      expect(await session.send(inbox.address(tag), mail)).toMatch(tag === "refused" ? /^451 / : /^250 /);
    }),
  );
  for (const time of await Promise.all(took)) expect(time).toBeGreaterThanOrEqual(1);
  expect((await inbox.list()).map(({ tag }) => tag)).toEqual(["doubled", "doubled"]);
});

test("large mails whose delay was made before RCPT or after hold no other large mail's place", async () => {
  const inbox = await newAccount();
  const slow = [await SmtpSession.open(), await SmtpSession.open()];
  await using prompt = await SmtpSession.open();
  await prompt.send(inbox.address("prompt"), large); // the thread that parses such has loaded then
  await slow[0]?.envelope(inbox.address("late"));
  await addFault(inbox, { tag: "late", delay_seconds: 3, stage: "data", times: 2 });
  await slow[1]?.envelope(inbox.address("late"));
  const delayed = seconds(async () => {
    const replies = await Promise.all(slow.map((session) => session.say(`${large}\r\n.`)));
    for (const reply of replies) expect(reply).toMatch(/^250 /);
  });
  const met = async () => (await inbox.get<{ faults: object[] }>("/v1/faults")).body.faults.length;
  await expect.poll(met, { interval: 10, timeout: 5_000 }).toBe(0);
  expect(await prompt.send(inbox.address("prompt"), large)).toMatch(/^250 /);
  expect(await storedCounts(inbox.accountId)).toMatchObject({ messages: 2 });
  expect(await delayed).toBeGreaterThanOrEqual(3);
  expect(await storedCounts(inbox.accountId)).toMatchObject({ messages: 4 });
});

test("who leaves during a delay leaves nothing behind", async () => {
  const inbox = await newAccount();
  await addFault(inbox, { tag: "late", delay_seconds: 1, stage: "data", times: 1 });
  const session = await SmtpSession.open();
  await session.envelope(inbox.address("late"));
  session.socket.write(`${mail}\r\n`);
  session.socket.destroy();
  await using other = await SmtpSession.open();
  await addFault(inbox, { tag: "late", delay_seconds: 1 });
  expect(await other.send(inbox.address("late"), mail)).toMatch(/^250 /);
  expect(await storedCounts(inbox.accountId)).toEqual({ mails: 1, messages: 1, used: 1 });
});
