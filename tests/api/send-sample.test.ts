import { expect, test } from "vitest";
import { plans } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";
import { sendSample } from "@/lib/intake";
import { newAccount, type TestAccount } from "../support/account";
import { runService } from "../support/service";

runService();

const send = ({ actor, namespace, address }: TestAccount) =>
  sendSample(actor, { address: address("hello"), namespace, tag: "hello" });

test("a sample wakes who waits for it, is read like any mail, and counts as one", async () => {
  const inbox = await newAccount("free");
  const waiting = inbox.wait({ tag: "hello" });
  await send(inbox);
  const { message } = await waiting;
  expect(message).toMatchObject({ address: inbox.address("hello"), to: [inbox.address("hello")] });
  expect(message?.extracted.otp_codes).toEqual([expect.stringMatching(/^\d{6}$/)]);
  expect(message?.extracted.verification_links).toEqual([
    expect.stringMatching(/^https:\/\/app\.example\.com\/verify\?token=/),
  ]);
  const usage = await inbox.get<{ emails_received: number }>("/v1/usage");
  expect(usage.body.emails_received).toBe(1);
});

test("at the cap no sample is sent", async () => {
  const inbox = await newAccount("free");
  await sql()`insert into usage values (${inbox.accountId}, to_char(restante_clock() at time zone 'utc', 'YYYY-MM'),
    ${plans.free.emails_per_month})`;
  await expect(send(inbox)).rejects.toMatchObject({ code: "rate_limited" });
  expect(await inbox.list()).toEqual([]);
});

test("an account that is held for a moment gets its sample once it is free", async () => {
  const inbox = await newAccount("free");
  let sending = Promise.resolve();
  await sql().begin(async (tx) => {
    await tx`select from accounts where id = ${inbox.accountId} for update`;
    sending = send(inbox);
    sending.catch(() => {}); // looked at below
    await tx`select pg_sleep(0.7)`;
  });
  await sending;
  expect(await inbox.list()).toHaveLength(1);
});
