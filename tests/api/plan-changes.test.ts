import { expect, test } from "vitest";
import { changePlan } from "@/lib/billing";
import type { Message } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { newAccount, type TestAccount } from "../support/account";
import { sendMail } from "../support/mail";
import { runService } from "../support/service";

runService();

const day = 86_400_000;
const daysKept = ({ received_at, expire_at }: Message) => (Date.parse(expire_at) - Date.parse(received_at)) / day;

async function receive(account: TestAccount, tag: string): Promise<Message> {
  await sendMail({ to: account.address(tag), text: tag });
  const { message } = await account.wait({ tag });
  if (!message) throw new Error("no mail came");
  return message;
}

async function read(account: TestAccount, tag: string): Promise<Message | undefined> {
  return (await account.list({ tag }))[0];
}

test("an upgrade extends what is stored, and what comes later has the new retention", async () => {
  const account = await newAccount("free");
  expect(daysKept(await receive(account, "before"))).toBe(1);
  await changePlan(account, "pro");
  const before = await read(account, "before");
  expect(before && daysKept(before)).toBe(30);
  expect(daysKept(await receive(account, "after"))).toBe(30);
});

test("a downgrade never shortens what was promised", async () => {
  const account = await newAccount("pro");
  await receive(account, "before");
  await changePlan(account, "free");
  const before = await read(account, "before");
  expect(before && daysKept(before)).toBe(30);
  expect(daysKept(await receive(account, "after"))).toBe(1);
  await changePlan(account, "dev");
  const [again, after] = await Promise.all([read(account, "before"), read(account, "after")]);
  expect(again && daysKept(again)).toBe(30);
  expect(after && daysKept(after)).toBe(7);
});

test("an upgrade brings back nothing that has expired", async () => {
  const account = await newAccount("free");
  await receive(account, "old");
  await sql()`update messages set received_at = received_at - interval '2 days', expire_at = expire_at - interval '2 days'
    where account_id = ${account.accountId}`;
  await changePlan(account, "pro");
  expect(await read(account, "old")).toBeUndefined();
  expect(await sql()`select from messages where account_id = ${account.accountId} and expire_at > now()`).toHaveLength(
    0,
  );
});

test("the call, repeated, completes an extension that was cut off, over any number of messages", async () => {
  const account = await newAccount("free");
  await receive(account, "first");
  await sql()`insert into messages (account_id, id, mail_id, namespace, tag, tag_key, address, received_at, expire_at)
    select account_id, id || n, mail_id, namespace, tag, tag_key, address, received_at, expire_at
    from messages, generate_series(1, 2500) n where account_id = ${account.accountId}`;
  await sql()`update accounts set plan = 'dev' where id = ${account.accountId}`; // and then the process died
  await changePlan(account, "dev");
  const kept = await sql()`select distinct expire_at - received_at = interval '168 hours' as extended from messages
    where account_id = ${account.accountId}`;
  expect(kept).toEqual([{ extended: true }]);
});

test("the account's row is free while mail is extended, so that new mail still comes in", async () => {
  const account = await newAccount("free");
  await receive(account, "first");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Somebody holds a stored message, so the extension has to wait.
  const held = sql().begin(async (tx) => {
    await tx`select from messages where account_id = ${account.accountId} for update`;
    await released;
  });
  const changing = changePlan(account, "dev");
  await expect.poll(async () => (await account.get<{ plan: string }>("/v1/usage")).body.plan).toBe("dev");
  expect(daysKept(await receive(account, "meanwhile"))).toBe(7);
  release();
  await Promise.all([held, changing]);
  const first = await read(account, "first");
  expect(first && daysKept(first)).toBe(7);
});

test("an unknown account is not found", async () => {
  await expect(changePlan({ accountId: "acc_none", by: null }, "dev")).rejects.toMatchObject({ code: "not_found" });
});
