import { expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { sweepExpired } from "@/lib/messages";
import { newAccount, type TestAccount } from "../support/account";
import { Senders } from "../support/acknowledged";
import { expectStored } from "../support/crash-round";
import { runService, service } from "../support/service";
import { stopShared } from "../support/shared";
import { SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";

await stopShared(); // another service sweeps at its start, and then leaves these tests half a minute
runService();

const withFile = [
  "Subject: old",
  "Content-Type: multipart/mixed; boundary=b",
  "",
  "--b\r\n\r\ntext",
  "--b\r\nContent-Type: image/png\r\n\r\nbytes\r\n--b--",
].join("\r\n");

async function expire({ accountId }: TestAccount, tag?: string): Promise<void> {
  await sql()`update messages set expire_at = restante_clock() where account_id = ${accountId}
    and tag = coalesce(${tag ?? null}, tag)`;
}

test("expired mail goes with its source and attachments, that of others stays, and usage is not given back", async () => {
  const [old, young] = [await newAccount(), await newAccount()];
  await using session = await SmtpSession.open();
  for (const inbox of [old, young]) expect(await session.send(inbox.address("a"), withFile)).toMatch(/^250 /);
  await expire(old);
  expect(await old.list()).toEqual([]);
  expect(await sweepExpired()).toBe(1);
  expect(await storedCounts(old.accountId)).toEqual({ mails: 0, messages: 0, used: 1 });
  expect(await sql()`select from attachments where account_id = ${old.accountId}`).toHaveLength(0);
  expect(await storedCounts(young.accountId)).toEqual({ mails: 1, messages: 1, used: 1 });
});

test("a mail of several recipients stays until its last message has expired", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  await session.send([inbox.address("a"), inbox.address("b")], withFile);
  await expire(inbox, "a");
  await sweepExpired();
  expect(await storedCounts(inbox.accountId)).toMatchObject({ mails: 1, messages: 1 });
  await expire(inbox);
  await sweepExpired();
  expect(await storedCounts(inbox.accountId)).toMatchObject({ mails: 0, messages: 0 });
});

test("more than one chunk goes in one sweep", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  const recipients = Array.from({ length: 100 }, (_, n) => inbox.address(`r${n}`));
  for (let n = 0; n < 12; n++) await session.send(recipients, "Subject: x\r\n\r\nx");
  await expire(inbox);
  expect(await sweepExpired()).toBe(1200);
  expect(await storedCounts(inbox.accountId)).toMatchObject({ mails: 0, messages: 0 });
});

test("what Stripe has sent is remembered for a month", async () => {
  await sql()`insert into stripe_events (id, created_at) values
    ('evt_old', restante_clock() - interval '31 days'), ('evt_young', restante_clock() - interval '29 days')`;
  await sweepExpired();
  expect(await sql()`select id from stripe_events`).toEqual([{ id: "evt_young" }]);
});

test("sweeps and deletions amid deliveries fail nobody and take nothing that has not expired", async () => {
  const [busy, old] = [await newAccount(), await newAccount()];
  await using session = await SmtpSession.open();
  const recipients = Array.from({ length: 50 }, (_, n) => old.address(`r${n}`));
  for (let n = 0; n < 4; n++) await session.send(recipients, withFile);
  const doomed = await old.list({ limit: 100 });
  const senders = new Senders();
  const done = new AbortController();
  const sending = senders.send(service.smtpPort, busy.address("a"), 10, done.signal);
  await senders.reach(20);
  await expire(old);
  const deletions = doomed.map(({ id }) => old.delete(`/v1/messages/${id}`));
  await Promise.all([sweepExpired(), sweepExpired(), sweepExpired(), ...deletions]);
  await senders.reach(senders.acknowledged.size + 50);
  await sweepExpired();
  done.abort();
  await sending;
  expect(senders.refusals).toEqual([]);
  await expectStored(busy.accountId, senders.acknowledged);
  expect(await storedCounts(old.accountId)).toMatchObject({ mails: 0, messages: 0, used: 200 });
});
