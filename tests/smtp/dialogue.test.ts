import { once } from "node:events";
import { connect } from "node:net";
import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { newAccount } from "../support/account";
import { runService, service } from "../support/service";
import { SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";

runService();

const mail = "Subject: Hello\r\n\r\nHello";

/** The long tests send as many as one does who means harm. */
const many = process.env.LONG ? 100_000 : 10_000;

test("of very many recipients 100 are accepted, the rest deferred with 452, and others are served meanwhile", async () => {
  const [inbox, other] = [await newAccount(), await newAccount()];
  await using session = await SmtpSession.open();
  await using neighbour = await SmtpSession.open();
  await session.say("MAIL FROM:<app@example.com>");
  const address = (n: number) => inbox.address(`r${n}`);
  session.socket.write(Array.from({ length: many }, (_, n) => `RCPT TO:<${address(n)}>\r\n`).join(""));
  expect(await neighbour.send(other.address("a"), mail)).toMatch(/^250 /);
  const codes = new Map<string, number>();
  for (let n = 0; n < many; n++) {
    const code = (await session.reply()).slice(0, 3);
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect(Object.fromEntries(codes)).toEqual({ 250: 100, 452: many - 100 });
  await session.say("DATA");
  expect(await session.say(`${mail}\r\n.`)).toMatch(/^250 /);
  expect(await storedCounts(inbox.accountId)).toEqual({ mails: 1, messages: 100, used: 100 });
});

test("very many unknown recipients are each refused", async () => {
  await using session = await SmtpSession.open();
  await session.say("MAIL FROM:<app@example.com>");
  session.socket.write("RCPT TO:<a@example.com>\r\n".repeat(many));
  session.socket.write("QUIT\r\n");
  const replies = await session.rest();
  expect(new Set(replies.slice(0, -1).map((reply) => reply.slice(0, 3)))).toEqual(new Set(["550"]));
  expect(replies.length).toBe(many + 1);
});

test("who talks before the greeting is sent away", async () => {
  const socket = connect(service.smtpPort, "127.0.0.1");
  socket.write("EHLO early.example\r\n");
  const [heard] = await once(socket.setEncoding("utf8"), "data");
  expect(heard).toMatch(/^421 /);
  socket.destroy();
});

test("who leaves before the greeting disturbs nobody", async () => {
  for (let n = 0; n < 50; n++) {
    const socket = connect(service.smtpPort, "127.0.0.1");
    await once(socket, "connect");
    socket.resetAndDestroy();
  }
  await using session = await SmtpSession.open();
  expect(await session.say("NOOP")).toMatch(/^250 /);
});

test.each([
  ["AUTH CRAM-MD5", /^504 /],
  ["XCLIENT ADDR=127.0.0.9", /^5\d\d /],
  ["XFORWARD ADDR=127.0.0.9", /^5\d\d /],
  ["STARTTLS", /^500 /],
  ["VRFY postmaster", /^252 /],
  ["EXPN list", /^500 /],
  ["BDAT 3 LAST", /^500 /],
  ["WIZ please", /^500 /],
  ["SHELL", /^5\d\d /],
  ["", /^500 /],
  ["\0\0\0", /^500 /],
  ["MAIL FROM:app@example.com", /^501 /],
  ["MAIL FROM:<app@example.com> SIZE=1 SIZE=2", /^501 /],
  ["RCPT TO:<a@inbox.test>", /^503 /],
  ["DATA", /^503 /],
])("%j is answered %s and the session goes on", async (command, expected) => {
  await using session = await SmtpSession.open();
  expect(await session.say(command)).toMatch(expected);
  expect(await session.say("NOOP")).toMatch(/^250 /);
});

test("a mail library that takes what is offered, and checks certificates, delivers", async () => {
  const inbox = await newAccount();
  const transport = createTransport({ host: "127.0.0.1", port: service.smtpPort });
  await transport.sendMail({ from: "app@example.com", to: inbox.address("a"), subject: "Hello", text: "Hello" });
  expect(await storedCounts(inbox.accountId)).toMatchObject({ messages: 1 });
});

test("XCLIENT, XFORWARD and a STARTTLS that nobody could check are not offered", async () => {
  await using session = await SmtpSession.open({ hello: false });
  const offer = await session.say("EHLO test.example");
  expect(offer).not.toMatch(/XCLIENT|XFORWARD|STARTTLS/);
  expect(offer).toMatch(/^250[- ]PIPELINING$/m);
  expect(offer).toMatch(/^250[- ]8BITMIME$/m);
  expect(offer).toMatch(/^250[- ]SMTPUTF8$/m);
  expect(offer).toMatch(/^250[- ]ENHANCEDSTATUSCODES$/m);
});

test("MAIL needs a greeting first, and a reply never repeats what it was told", async () => {
  await using session = await SmtpSession.open({ hello: false });
  expect(await session.say("MAIL FROM:<app@example.com>")).toMatch(/^503 /);
  const injected = await session.say("EHLO a\rb 250 fake");
  expect(injected).not.toContain("fake");
});

test("ten unknown commands and a command line without end close the session", async () => {
  await using session = await SmtpSession.open();
  const replies = [];
  for (let n = 0; n < 10; n++) replies.push((await session.say("HACK")).slice(0, 3));
  expect(replies).toEqual([...Array(9).fill("500"), "421"]);
  await using other = await SmtpSession.open();
  other.socket.write("x".repeat(1024 * 1024));
  expect(await other.reply()).toMatch(/^421 /);
  expect(await other.reply()).toBe("");
});

test("a pipelined conversation is answered in order", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open({ hello: false });
  const transaction = (tag: string) => [
    "MAIL FROM:<app@example.com>",
    `RCPT TO:<${inbox.address(tag)}>`,
    `RCPT TO:<nobody@example.com>`,
    "DATA",
  ];
  session.socket.write([...["EHLO test.example"], ...transaction("one"), ""].join("\r\n"));
  for (const code of ["250", "250", "250", "550", "354"]) expect((await session.reply()).slice(0, 3)).toBe(code);
  session.socket.write([`${mail}\r\n.`, ...transaction("two"), ""].join("\r\n"));
  for (const code of ["250", "250", "250", "550", "354"]) expect((await session.reply()).slice(0, 3)).toBe(code);
  session.socket.write(`${mail}\r\n.\r\nQUIT\r\n`);
  expect((await session.rest()).map((reply) => reply.slice(0, 3))).toEqual(["250", "221"]);
  expect((await inbox.list()).map(({ tag }) => tag)).toEqual(["two", "one"]);
});

test("the replies to pipelined commands come together", async () => {
  await using session = await SmtpSession.open();
  let pieces = 0;
  session.socket.on("data", () => (pieces += 1));
  session.socket.write("NOOP\r\n".repeat(20));
  for (let command = 0; command < 20; command++) expect(await session.reply()).toMatch(/^250 /);
  expect(pieces).toBe(1);
});

test("an HTTP request is sent away", async () => {
  await using session = await SmtpSession.open({ hello: false });
  expect(await session.say("POST / HTTP/1.1")).toMatch(/^421 /);
  expect(await session.reply()).toBe("");
});
