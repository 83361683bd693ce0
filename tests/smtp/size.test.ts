import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { maxMessageBytes } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";
import { newAccount } from "../support/account";
import { runService } from "../support/service";
import { SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";

runService();

const limit = 10 * 1024 * 1024;
const head = "Subject: Large\r\n\r\n";

/** Message data of exactly so many bytes; the line end before the last dot belongs to it. */
function contentOf(bytes: number): Buffer {
  const line = `${"x".repeat(998)}\r\n`;
  const body = line.repeat(Math.ceil(bytes / line.length)).slice(0, bytes - head.length - 2);
  return Buffer.from(head + body, "latin1");
}

test("EHLO announces the limit of 10 MB", async () => {
  expect(maxMessageBytes).toBe(limit);
  await using session = await SmtpSession.open({ hello: false });
  expect(await session.say("EHLO test.example")).toMatch(new RegExp(`^250[- ]SIZE ${limit}$`, "m"));
});

test("a declared size over the limit is refused at MAIL FROM with 552", async () => {
  await using session = await SmtpSession.open();
  expect(await session.say(`MAIL FROM:<app@example.com> SIZE=${limit + 1}`)).toMatch(/^552 /);
  expect(await session.say("MAIL FROM:<app@example.com> SIZE=99999999999999999999")).toMatch(/^552 /);
  expect(await session.say("MAIL FROM:<app@example.com> SIZE=many")).toMatch(/^5/);
  expect(await session.say(`MAIL FROM:<app@example.com> SIZE=${limit}`)).toMatch(/^250 /);
});

test("exactly the limit is stored, one byte more is refused with 552 after DATA", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  expect(await session.send(inbox.address("a"), contentOf(limit))).toMatch(/^250 /);
  expect(await session.send(inbox.address("a"), contentOf(limit + 1))).toMatch(/^552 /);
  const rows = await sql()`select length(source) as bytes from mails where account_id = ${inbox.accountId}`;
  expect(rows).toEqual([{ bytes: limit }]);
  expect(await storedCounts(inbox.accountId)).toEqual({ mails: 1, messages: 1, used: 1 });
});

test("stuffed dots do not count", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  const dots = "\r\n..".repeat(1000);
  const content = Buffer.concat([contentOf(limit - 3000), Buffer.from(dots)]);
  expect(content.length + 2).toBeGreaterThan(limit);
  expect(await session.send(inbox.address("a"), content)).toMatch(/^250 /);
});

test("a lie about the size helps nobody", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  await session.say("MAIL FROM:<app@example.com> SIZE=10");
  await session.say(`RCPT TO:<${inbox.address("a")}>`);
  await session.say("DATA");
  session.socket.write(contentOf(limit + 1));
  expect(await session.say("\r\n.")).toMatch(/^552 /);
  expect(await session.send(inbox.address("a"), "Subject: ok\r\n\r\nok")).toMatch(/^250 /);
  expect(await storedCounts(inbox.accountId)).toMatchObject({ mails: 1 });
});

test("a sender past twice the limit is cut off", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  await session.envelope(inbox.address("a"));
  const megabyte = Buffer.alloc(1024 * 1024, "x");
  let sent = 0;
  const write = () => {
    while (sent < 100 && session.socket.writable) {
      sent++;
      if (!session.socket.write(megabyte)) return;
    }
  };
  session.socket.on("drain", write);
  write();
  expect(await session.reply()).toMatch(/^552 /);
  await session.rest();
  expect(sent).toBeLessThan(100);
  expect(await storedCounts(inbox.accountId)).toEqual({ mails: 0, messages: 0, used: 0 });
});

test.each([
  ["ends", "end"],
  ["resets", "resetAndDestroy"],
] as const)(
  "a sender who %s the connection within DATA leaves nothing behind, not even a line in the log",
  async (_how, leave) => {
    const inbox = await newAccount();
    const log = vi.spyOn(process.stderr, "write");
    await using session = await SmtpSession.open();
    await session.envelope(inbox.address("a"));
    session.socket.write(contentOf(3_000_000));
    await new Promise((written) => session.socket.write("more", written));
    const closed = once(session.socket, "close");
    session.socket[leave]();
    await closed;
    await using next = await SmtpSession.open();
    expect(await next.send(inbox.address("b"), "Subject: ok\r\n\r\nok")).toMatch(/^250 /);
    expect((await inbox.list()).map(({ tag }) => tag)).toEqual(["b"]);
    expect(log.mock.calls).toEqual([]);
    log.mockRestore();
  },
);
