import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { newAccount } from "../support/account";
import { Senders } from "../support/acknowledged";
import { startSmtpProcess } from "../support/built-process";
import { expectStored } from "../support/crash-round";
import { SmtpSession } from "../support/smtp-session";

const closing = /^421 4\.4\.2 Server (is )?shutting down/;

async function expectTags(accountId: string, tags: string[]): Promise<void> {
  const rows = await sql()`select tag from messages where account_id = ${accountId} order by tag`;
  expect(rows.map(({ tag }) => tag)).toEqual(tags);
}

test("a stop finishes the mails that are under way, ends idle sessions with 421, and takes no new ones", {
  timeout: 60_000,
}, async () => {
  const inbox = await newAccount();
  const smtp = await startSmtpProcess();
  const open = () => SmtpSession.open({ port: smtp.port });
  await using idle = await open();
  await using addressed = await open();
  await using sending = await open();
  await using pipelining = await open();
  await addressed.say("MAIL FROM:<app@example.com>");
  await addressed.say(`RCPT TO:<${inbox.address("addressed")}>`);
  await sending.envelope(inbox.address("sending"));
  await pipelining.envelope(inbox.address("pipelining"));
  sending.socket.write("Subject: half\r\n\r\nfirst half, ");
  const stopped = smtp.stop();
  expect(await idle.reply()).toMatch(closing);
  expect(await addressed.reply()).toMatch(closing);
  expect(await idle.reply()).toBe("");
  const late = connect(smtp.port, "127.0.0.1");
  const [error] = await once(late, "error");
  expect(error.code).toBe("ECONNREFUSED");
  expect(await sending.say("second half\r\n.")).toMatch(/^250 /);
  expect(await sending.reply()).toMatch(closing);
  pipelining.socket.write(`Subject: x\r\n\r\nx\r\n.\r\nMAIL FROM:<app@example.com>\r\n`);
  expect(await pipelining.reply()).toMatch(/^250 /);
  expect(await pipelining.reply()).toMatch(closing);
  expect(await stopped).toBe(0);
  await expectTags(inbox.accountId, ["pipelining", "sending"]);
  expect(smtp.log()).toBe("");
});

test("a stop lets those who are about to send a mail send it", { timeout: 60_000 }, async () => {
  const inbox = await newAccount();
  const smtp = await startSmtpProcess();
  await using greeted = await SmtpSession.open({ port: smtp.port, hello: false });
  await using named = await SmtpSession.open({ port: smtp.port });
  await named.say("MAIL FROM:<app@example.com>");
  const stopped = smtp.stop();
  const finish = async (session: SmtpSession, ...lines: string[]) => {
    for (const line of [...lines, "DATA"]) expect(await session.say(line)).toMatch(/^(250|354)/);
    expect(await session.say("Subject: x\r\n\r\nx\r\n.")).toMatch(/^250 /);
    expect(await session.reply()).toMatch(closing);
  };
  const to = (tag: string) => `RCPT TO:<${inbox.address(tag)}>`;
  await Promise.all([
    finish(greeted, "EHLO test.example", "MAIL FROM:<app@example.com>", to("greeted")),
    finish(named, to("named")),
  ]);
  expect(await stopped).toBe(0);
  await expectTags(inbox.accountId, ["greeted", "named"]);
});

test("a stop amid 20 busy senders loses nothing that was acknowledged and exits in order", {
  timeout: 60_000,
}, async () => {
  const inbox = await newAccount();
  const smtp = await startSmtpProcess();
  const senders = new Senders();
  const sending = senders.send(smtp.port, inbox.address("busy"), 20);
  await senders.reach(200);
  expect(await smtp.stop()).toBe(0);
  await sending;
  for (const refusal of senders.refusals) expect(refusal).toMatch(/^421 /);
  await expectStored(inbox.accountId, senders.acknowledged);
  expect(smtp.log()).toBe("");
});
