import { expect, test } from "vitest";
import { plans } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";
import { sendSample } from "@/lib/messages/send-sample";
import { newAccount } from "../support/account";
import { runService } from "../support/service";

runService();

test("a sample wakes who waits for it, is read like any mail, and counts as one", async () => {
  const inbox = await newAccount("free");
  const waiting = inbox.wait({ tag: "hello" });
  expect(await sendSample(inbox.accountId, "hello")).toEqual({ address: inbox.address("hello") });
  const { message } = await waiting;
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
  await expect(sendSample(inbox.accountId, "hello")).rejects.toMatchObject({ code: "rate_limited" });
  expect(await inbox.list()).toEqual([]);
});
