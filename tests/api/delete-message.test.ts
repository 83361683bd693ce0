import { expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { newAccount, type TestAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { itNeedsAKey } from "../support/needs-key";
import { runService } from "../support/service";

runService();
itNeedsAKey("DELETE", "/v1/messages/msg_0");

/** What is left of an account's mail, in each table. */
async function leftOf({ accountId }: TestAccount) {
  const [row] = await sql()`
    select (select count(*)::int from messages where account_id = ${accountId}) as messages,
      (select count(*)::int from mails where account_id = ${accountId}) as mails,
      (select count(*)::int from attachments where account_id = ${accountId}) as attachments`;
  return row;
}

async function accountWithMail(...tags: string[]) {
  const account = await newAccount();
  const attachments = [{ filename: "a", contentType: "text/plain", content: Buffer.from("a") }];
  await deliverMail(account, { tags, attachments });
  return { account, ids: (await account.list({ limit: 100 })).map(({ id }) => id) };
}

test("a deleted message is gone, with its source and attachments", async () => {
  const { account, ids } = await accountWithMail("signup");
  expect(await leftOf(account)).toEqual({ messages: 1, mails: 1, attachments: 1 });
  const path = `/v1/messages/${ids[0]}`;
  expect(await account.delete(path)).toMatchObject({ status: 200, body: { deleted: true } });
  expect(await leftOf(account)).toEqual({ messages: 0, mails: 0, attachments: 0 });
  expect((await account.get(path)).status).toBe(404);
  expect((await account.get(`${path}/attachments/0`)).status).toBe(404);
  expect(await account.list()).toEqual([]);
  const { status, body } = await account.delete(path);
  expect([status, body]).toEqual([
    404,
    { error: { code: "not_found", message: expect.any(String), hint: expect.any(String) } },
  ]);
});

test("a mail stays whole until the last of its messages is deleted", async () => {
  const { account, ids } = await accountWithMail("a", "b");
  await account.delete(`/v1/messages/${ids[0]}`);
  expect(await leftOf(account)).toEqual({ messages: 1, mails: 1, attachments: 1 });
  expect((await account.get(`/v1/messages/${ids[1]}/attachments/0`)).body).toBe("a");
});

test("siblings that are deleted at once leave nothing behind", async () => {
  const tags = Array.from({ length: 10 }, (_, index) => `t${index}`);
  const { account, ids } = await accountWithMail(...tags);
  for (let pair = 0; pair < ids.length; pair += 2) {
    await Promise.all(ids.slice(pair, pair + 2).map((id) => account.delete(`/v1/messages/${id}`)));
  }
  expect(await leftOf(account)).toEqual({ messages: 0, mails: 0, attachments: 0 });
});

test("of many deletions of one message exactly one succeeds", async () => {
  const { account, ids } = await accountWithMail("signup", "other");
  const answers = await Promise.all(Array.from({ length: 10 }, () => account.delete(`/v1/messages/${ids[0]}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
  expect(await leftOf(account)).toEqual({ messages: 1, mails: 1, attachments: 1 });
});

test("another account's message is not found, and stays", async () => {
  const { account, ids } = await accountWithMail("signup");
  expect((await (await newAccount()).delete(`/v1/messages/${ids[0]}`)).status).toBe(404);
  expect(await leftOf(account)).toEqual({ messages: 1, mails: 1, attachments: 1 });
});
