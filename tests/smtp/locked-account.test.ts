import { expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { newAccount, type TestAccount } from "../support/account";
import { runService } from "../support/service";
import { SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";

runService();

const mail = "Subject: Hello\r\n\r\nHello";

/** Holds the account's row as a long update elsewhere would, until released. */
async function lock({ accountId }: TestAccount): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  let held = () => {};
  const holding = new Promise<void>((done) => (held = done));
  const transaction = sql().begin(async (tx) => {
    await tx`select from accounts where id = ${accountId} for update`;
    held();
    await released;
  });
  await holding;
  return async () => {
    release();
    await transaction;
  };
}

test("a locked account holds up nobody else, and its own mail is stored once the lock is gone", async () => {
  const [locked, other] = [await newAccount(), await newAccount()];
  await using own = await SmtpSession.open();
  await using others = await SmtpSession.open();
  await using both = await SmtpSession.open();
  const release = await lock(locked);
  const answer = own.send(locked.address("a"), mail);
  const shared = both.send([locked.address("b"), other.address("b")], mail);
  for (let n = 0; n < 20; n++) expect(await others.send(other.address("a"), mail)).toMatch(/^250 /);
  expect(await storedCounts(locked.accountId)).toMatchObject({ mails: 0 });
  await release();
  expect(await answer).toMatch(/^250 /);
  expect(await shared).toMatch(/^250 /);
  expect(await storedCounts(locked.accountId)).toEqual({ mails: 2, messages: 2, used: 2 });
  expect(await storedCounts(other.accountId)).toEqual({ mails: 21, messages: 21, used: 21 });
});

test("a large mail that waits for its account holds up no other large one", async () => {
  const [locked, other] = [await newAccount(), await newAccount()];
  const large = `Subject: Large\r\n\r\n${"a line of a large mail\r\n".repeat(5_000)}`;
  await using own = await SmtpSession.open();
  await using others = await SmtpSession.open();
  const release = await lock(locked);
  const answer = own.send(locked.address("a"), large);
  for (let n = 0; n < 3; n++) expect(await others.send(other.address("a"), large)).toMatch(/^250 /);
  expect(await storedCounts(locked.accountId)).toMatchObject({ mails: 0 });
  await release();
  expect(await answer).toMatch(/^250 /);
});
