import { expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { newAccount } from "../support/account";
import { runService } from "../support/service";
import { SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";

runService();

const mail = "Subject: Hello\r\n\r\nHello";

async function replyTo(address: string): Promise<string> {
  await using session = await SmtpSession.open();
  await session.say("MAIL FROM:<app@example.com>");
  return await session.say(`RCPT TO:<${address}>`);
}

test.each([
  ["an unknown namespace", "a@nobody-has-this.inbox.test"],
  ["a foreign domain", "a@example.com"],
  ["a domain that only ends alike", "a@evilinbox.test"],
  ["the bare mail domain", "someone@inbox.test"],
  ["postmaster without an operator", "postmaster@inbox.test"],
  ["abuse without an operator", "abuse@inbox.test"],
  ["postmaster without a domain and an operator", "postmaster"],
  ["an address literal", "a@[127.0.0.1]"],
])("%s is refused with 550", async (_what, address) => {
  expect(await replyTo(address)).toMatch(/^550 /);
});

test("a domain below a namespace is refused with 550", async () => {
  const inbox = await newAccount();
  expect(await replyTo(`a@sub.${inbox.namespace}.inbox.test`)).toMatch(/^550 /);
  expect(await replyTo(`a@inbox.test.${inbox.namespace}.inbox.test`)).toMatch(/^550 /);
});

test("the relay forms of old are no way around", async () => {
  const inbox = await newAccount();
  expect(await replyTo(`victim%example.com@inbox.test`)).toMatch(/^550 /);
  expect(await replyTo(`@${inbox.namespace}.inbox.test:victim@example.com`)).toMatch(/^550 /);
  expect(await replyTo(`"a@example.com"@${inbox.namespace}.inbox.test`)).toMatch(/^5/);
});

test("a domain is matched without regard to case, and the tag kept as it was written", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  const address = `Sign.Up+run-7+x@${inbox.namespace.toUpperCase()}.INBOX.Test`;
  expect(await session.send(address, mail)).toMatch(/^250 /);
  const [message] = await inbox.list({ tag: "sign.up+run-7+x" });
  expect(message).toMatchObject({ tag: "Sign.Up+run-7+x", namespace: inbox.namespace, to: [address] });
});

test("a local part may have 200 bytes and no more", async () => {
  const inbox = await newAccount();
  const domain = inbox.address("").slice(1);
  const longest = "a".repeat(200);
  await using session = await SmtpSession.open();
  expect(await session.send(`${longest}@${domain}`, mail)).toMatch(/^250 /);
  expect((await inbox.list({ tag: longest })).length).toBe(1);
  expect(await replyTo(`${"a".repeat(201)}@${domain}`)).toMatch(/^553 /);
  expect(await replyTo(`${"ü".repeat(101)}@${domain}`)).toMatch(/^553 /);
  expect(await replyTo(`${"a".repeat(2000)}@${domain}`)).toMatch(/^5/);
});

test("quotes that a local part does not need are no part of its tag", async () => {
  const inbox = await newAccount();
  const domain = inbox.address("").slice(1);
  await using session = await SmtpSession.open();
  expect(await session.send([`"Sign.up"@${domain}`, `sign.up@${domain}`], mail)).toMatch(/^250 /);
  const received = await inbox.list({ tag: "sign.up" });
  expect(received).toMatchObject([{ tag: "Sign.up", to: [`Sign.up@${domain}`] }]);
  for (const local of ['""', '"', '"a', 'a"', '"a" b', '"a\\', '"a""b"', `"${"a".repeat(201)}"`])
    expect(await replyTo(`${local}@${domain}`), local).toMatch(/^[25]\d\d /);
  expect(await replyTo(`"${"a".repeat(201)}"@${domain}`)).toMatch(/^553 /);
});

test("a local part beyond ASCII is kept", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  await session.say("MAIL FROM:<app@example.com> SMTPUTF8 BODY=8BITMIME");
  expect(await session.say(`RCPT TO:<${inbox.address("Grüße.日本")}>`)).toMatch(/^250 /);
  await session.say("DATA");
  expect(await session.say(`${mail}\r\n.`)).toMatch(/^250 /);
  expect((await inbox.list({ tag: "grüße.日本" })).map(({ tag }) => tag)).toEqual(["Grüße.日本"]);
});

test("bytes that are no UTF-8 do not disturb the session", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  await session.say("MAIL FROM:<app@example.com>");
  session.socket.write(Buffer.from(`RCPT TO:<\xff\xfe@${inbox.address("").slice(1)}>\r\n`, "latin1"));
  expect(await session.reply()).toMatch(/^[25]/);
  expect(await session.say("NOOP")).toMatch(/^250 /);
});

test("the same recipient twice gets one message, however it is written", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  const address = inbox.address("twice");
  expect(await session.send([address, address, address.toUpperCase()], mail)).toMatch(/^250 /);
  expect(await storedCounts(inbox.accountId)).toEqual({ mails: 1, messages: 1, used: 1 });
});

test("several recipients of one account get a message each of one stored mail, and count each", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  expect(await session.send(["a", "b", "c"].map(inbox.address), mail)).toMatch(/^250 /);
  expect(await storedCounts(inbox.accountId)).toEqual({ mails: 1, messages: 3, used: 3 });
  expect((await inbox.list()).map(({ tag }) => tag)).toEqual(["c", "b", "a"]);
});

test("recipients of several accounts each get their own", async () => {
  const [one, other] = [await newAccount(), await newAccount()];
  await using session = await SmtpSession.open();
  expect(await session.send([one.address("x"), other.address("y"), other.address("z")], mail)).toMatch(/^250 /);
  expect(await storedCounts(one.accountId)).toEqual({ mails: 1, messages: 1, used: 1 });
  expect(await storedCounts(other.accountId)).toEqual({ mails: 1, messages: 2, used: 2 });
});

test("a new transaction knows nothing of the one before, stored or given up", async () => {
  const [one, other] = [await newAccount(), await newAccount()];
  await using session = await SmtpSession.open();
  await session.send(one.address("a"), mail);
  await session.say("MAIL FROM:<app@example.com>");
  await session.say(`RCPT TO:<${one.address("b")}>`);
  await session.say("RSET");
  expect(await session.send(other.address("a"), mail)).toMatch(/^250 /);
  expect(await storedCounts(one.accountId)).toMatchObject({ messages: 1 });
  expect(await storedCounts(other.accountId)).toMatchObject({ messages: 1 });
});

test("a recipient whose account goes between RCPT and DATA is refused with 550, and nothing is stored", async () => {
  const gone = await newAccount();
  await using session = await SmtpSession.open();
  await session.envelope(gone.address("a"));
  await sql()`delete from accounts where id = ${gone.accountId}`;
  expect(await session.say(`${mail}\r\n.`)).toMatch(/^550 /);
});

test("beside a recipient who has gone the others are not refused for good", async () => {
  const [gone, left] = [await newAccount(), await newAccount()];
  await using session = await SmtpSession.open();
  await session.envelope([gone.address("a"), left.address("a")]);
  await sql()`delete from accounts where id = ${gone.accountId}`;
  expect(await session.say(`${mail}\r\n.`)).toMatch(/^452 /);
  expect(await storedCounts(left.accountId)).toEqual({ mails: 0, messages: 0, used: 0 });
  expect(await session.send(gone.address("a"), mail)).toMatch(/^550 /);
  await session.say("RSET");
  expect(await session.send(left.address("a"), mail)).toMatch(/^250 /);
});

test("a mail without a sender, as bounces are, is taken", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  expect(await session.send(inbox.address("a"), "Subject: Undeliverable\r\n\r\nx", "")).toMatch(/^250 /);
  expect((await inbox.list())[0]?.from).toEqual({ address: "", name: "" });
});
