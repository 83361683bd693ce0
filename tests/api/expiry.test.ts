import { beforeEach, expect, test } from "vitest";
import type { Plan } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";
import { sweepExpired } from "@/lib/messages";
import { newAccount, type TestAccount } from "../support/account";
import { moveClock } from "../support/clock";
import { deliverMail } from "../support/deliver-mail";
import { runService } from "../support/service";
import { stopShared } from "../support/shared";
import { storedCounts } from "../support/stored";

await stopShared(); // another service sweeps at its start, and then leaves these tests half a minute
runService();
beforeEach(() => moveClock("0"));

const attachments = [{ filename: "a", contentType: "text/plain", content: Buffer.from("a") }];

async function attachmentsOf({ accountId }: TestAccount): Promise<number> {
  return (await sql()`select from attachments where account_id = ${accountId}`).count;
}

test.each<[Plan, number]>([
  ["free", 1],
  ["dev", 7],
  ["pro", 30],
])("mail of the %s plan can be read for %i days and not longer, swept or not", async (plan, days) => {
  const account = await newAccount(plan);
  await deliverMail(account, { attachments });
  const [message] = await account.list();
  const path = `/v1/messages/${message?.id}`;
  await moveClock(`${days} days - 1 minute`);
  expect(await account.list()).toHaveLength(1);
  expect((await account.get(path)).status).toBe(200);
  await moveClock(`${days} days`);
  expect(await account.list()).toEqual([]);
  expect((await account.get(path)).status).toBe(404);
  expect((await account.get(`${path}/attachments/0`)).status).toBe(404);
  expect((await account.delete(path)).status).toBe(404);
  expect((await account.wait({ timeout: 1 })).message).toBeNull();
  expect(await storedCounts(account.accountId)).toEqual({ mails: 1, messages: 1, used: 1 });
});

test("the sweeper deletes what has expired, in every table, and nothing else", async () => {
  const [free, pro] = await Promise.all([newAccount("free"), newAccount("pro")]);
  await deliverMail(free, { attachments, tags: ["a", "b"] });
  await deliverMail(pro, { attachments });
  await moveClock("1 day");
  await deliverMail(free, { attachments });
  await sweepExpired();
  expect(await storedCounts(free.accountId)).toMatchObject({ mails: 1, messages: 1 });
  expect(await attachmentsOf(free)).toBe(1);
  expect(await storedCounts(pro.accountId)).toMatchObject({ mails: 1, messages: 1 });
  expect(await sweepExpired()).toBe(0);
});

test("a mail stays while one of its messages has not expired", async () => {
  const account = await newAccount("free");
  await deliverMail(account, { attachments, tags: ["gone", "kept"] });
  await sql()`
    update messages set expire_at = expire_at + interval '1 day'
    where account_id = ${account.accountId} and tag = 'kept'`;
  await moveClock("1 day");
  await sweepExpired();
  expect(await storedCounts(account.accountId)).toMatchObject({ mails: 1, messages: 1 });
  const [kept] = await account.list();
  expect(kept?.tag).toBe("kept");
  expect((await account.get(`/v1/messages/${kept?.id}/attachments/0`)).body).toBe("a");
});

test("more than a chunk is swept in one go", async () => {
  const account = await newAccount("pro");
  for (let mail = 0; mail < 12; mail += 1) {
    await deliverMail(account, { tags: Array.from({ length: 100 }, (_, index) => `t${index}`) });
  }
  await moveClock("31 days");
  expect(await sweepExpired()).toBeGreaterThanOrEqual(1_200);
  expect(await storedCounts(account.accountId)).toMatchObject({ mails: 0, messages: 0 });
});

test("a mail that is being deleted is passed over, and holds up no other", async () => {
  const account = await newAccount("free");
  await deliverMail(account);
  await deliverMail(account);
  await moveClock("1 day");
  await sql().begin(async (tx) => {
    await tx`select from mails where account_id = ${account.accountId} order by id limit 1 for update`;
    expect(await sweepExpired()).toBe(1);
  });
  expect(await sweepExpired()).toBe(1);
});
