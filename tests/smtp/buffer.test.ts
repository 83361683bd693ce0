import { expect, test, vi } from "vitest";
import { MailMemory } from "@/smtp/mail-memory";
import { newAccount } from "../support/account";
import { runService } from "../support/service";
import { applySettings } from "../support/settings";
import { SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";

applySettings({ SMTP_BUFFER_MB: "20" });

runService();

/** What is taken and not yet given back, of every memory there is. */
let held = 0;
const { take, release } = MailMemory.prototype;
vi.spyOn(MailMemory.prototype, "take").mockImplementation(function (this: MailMemory, bytes, isSlow) {
  const taken = take.call(this, bytes, isSlow);
  if (taken) held += bytes;
  return taken;
});
vi.spyOn(MailMemory.prototype, "release").mockImplementation(function (this: MailMemory, bytes, isSlow) {
  held -= bytes;
  release.call(this, bytes, isSlow);
});

test("ten senders of 4 MB share a buffer of 20 MB: each gets 250 or 452, and all of it comes back", async () => {
  const inbox = await newAccount();
  const head = "Content-Type: application/octet-stream\r\n\r\n";
  const content = Buffer.concat([Buffer.from(head), Buffer.alloc(4 * 1024 * 1024 - 100, `${"x".repeat(76)}\r\n`)]);
  const replies = await Promise.all(
    Array.from({ length: 10 }, async () => {
      await using session = await SmtpSession.open();
      return await session.send(inbox.address("a"), content);
    }),
  );
  const codes = replies.map((reply) => reply.slice(0, 3));
  expect(codes.filter((code) => code !== "250" && code !== "452")).toEqual([]);
  expect((await storedCounts(inbox.accountId))?.mails).toBe(codes.filter((code) => code === "250").length);
  expect(held).toBe(0);
  await using session = await SmtpSession.open();
  expect(await session.send(inbox.address("a"), content)).toMatch(/^250 /);
  expect(held).toBe(0);
});

test("senders who vanish, are refused or are cut off give their share back", async () => {
  const inbox = await newAccount();
  const part = Buffer.alloc(6 * 1024 * 1024, "x");
  await using vanishing = await SmtpSession.open();
  await using refused = await SmtpSession.open();
  await using gone = await SmtpSession.open();
  await vanishing.envelope(inbox.address("a"));
  await refused.envelope(inbox.address("a"));
  vanishing.socket.write(part);
  await expect.poll(() => held).toBeGreaterThan(6_000_000);
  vanishing.socket.resetAndDestroy();
  await expect.poll(() => held).toBe(0);
  refused.socket.write(Buffer.concat([part, part]));
  expect(await refused.say("\r\n.")).toMatch(/^552 /);
  expect(held).toBe(0);
  expect(await gone.send(inbox.address("a"), "Subject: small\r\n\r\nx")).toMatch(/^250 /);
  expect(held).toBe(0);
  expect(await storedCounts(inbox.accountId)).toMatchObject({ mails: 1 });
});
