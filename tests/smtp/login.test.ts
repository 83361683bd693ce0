import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { createTransport } from "nodemailer";
import type { SMTPServerAuthentication } from "smtp-server";
import { describe, expect, test } from "vitest";
import { addKey, revokeKey } from "@/lib/keys";
import { Logins } from "@/smtp/login";
import { startSmtp } from "@/smtp/start";
import { newAccount, type TestAccount } from "../support/account";
import { runService, service } from "../support/service";
import { authPlain, logIn, SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";

runService();

const mail = "Subject: Hello\r\n\r\nYour code is 482913";
const base64 = (text: string) => Buffer.from(text).toString("base64");

test("what is sent with a login reaches its namespace, whomever it names", async () => {
  const inbox = await newAccount();
  const other = await newAccount();
  const recipients = [
    "alice@example.com",
    "Alice@other.example",
    other.address("alice"),
    "bob+x@example.com",
    "postmaster@inbox.test",
  ];
  const auth = { user: inbox.namespace.toUpperCase(), pass: inbox.apiKey };
  const transport = createTransport({ host: "127.0.0.1", port: service.smtpPort, auth, ignoreTLS: true });
  await transport.sendMail({ from: "app@example.com", to: recipients, subject: "Hello", text: "Your code is 482913" });

  const messages = await inbox.list();
  expect(messages.map(({ address }) => address).sort()).toEqual([...recipients].sort());
  expect(new Set(messages.map(({ namespace }) => namespace))).toEqual(new Set([inbox.namespace]));
  expect((await inbox.list({ tag: "bob+x" })).length).toBe(1);
  expect(await storedCounts(inbox.accountId)).toMatchObject({ messages: 5, used: 5 });
  expect(await other.list()).toEqual([]);
});

test("two namespaces that get mail for one address do not see each other's", async () => {
  const [one, two] = [await newAccount(), await newAccount()];
  for (const [account, content] of [
    [one, "for one"],
    [two, "for two"],
  ] as const) {
    await using session = await logIn(account);
    expect(await session.send("alice@example.com", `Subject: ${content}\r\n\r\nx`)).toMatch(/^250 /);
  }
  expect((await one.list()).map(({ subject }) => subject)).toEqual(["for one"]);
  expect((await two.list()).map(({ subject }) => subject)).toEqual(["for two"]);
});

test("mail for one address is listed and waited for apart from that of others with its tag", async () => {
  const inbox = await newAccount();
  const waiting = inbox.wait({ address: "ALICE@two.example", timeout: 20 });
  await using session = await logIn(inbox);
  for (const domain of ["one", "two"]) {
    expect(await session.send(`alice@${domain}.example`, `Subject: ${domain}\r\n\r\nx`)).toMatch(/^250 /);
  }
  expect((await waiting).message?.subject).toBe("two");
  expect((await inbox.list({ address: "Alice@One.example" })).map(({ subject }) => subject)).toEqual(["one"]);
  expect((await inbox.list({ address: "alice@one.example", tag: "bob" })).length).toBe(0);
  expect((await inbox.list({ address: "alice" })).length).toBe(0);
  const { hint } = await inbox.wait({ address: "alice@three.example", timeout: 1 });
  expect(hint).toBe("2 messages came for tag alice; you waited for alice@three.example.");
});

test("LOGIN works as PLAIN does, in every form that clients use", async () => {
  const { namespace, apiKey } = await newAccount();
  const user = base64(namespace);
  for (const [first, ...lines] of [
    [authPlain(namespace, apiKey)],
    ["AUTH PLAIN", base64(`\0${namespace}\0${apiKey}`)],
    [`AUTH LOGIN ${user}`, base64(apiKey)],
    ["AUTH LOGIN", user, base64(apiKey)],
  ] as [string, ...string[]][]) {
    await using session = await SmtpSession.open();
    let reply = await session.say(first);
    for (const line of lines) {
      expect(reply).toMatch(/^334/);
      reply = await session.say(line);
    }
    expect(reply).toMatch(/^235 /);
  }
});

test("Python's smtplib sends with a login and without", async (context) => {
  const python = (...words: string[]) => promisify(execFile)("python3", words);
  if (!(await python("--version").catch(() => null))) return context.skip();
  const inbox = await newAccount();
  const script = `
import smtplib, sys
host, port, user, key, own = sys.argv[1:]
with smtplib.SMTP(host, int(port)) as server:
    server.sendmail("app@example.com", [own], "Subject: without\\r\\n\\r\\nx")
    server.login(user, key)
    server.sendmail("app@example.com", ["alice@example.com"], "Subject: with\\r\\n\\r\\nx")`;
  await python(
    "-c",
    script,
    "127.0.0.1",
    String(service.smtpPort),
    inbox.namespace,
    inbox.apiKey,
    inbox.address("own"),
  );
  expect((await inbox.list()).map(({ subject }) => subject)).toEqual(["with", "without"]);
});

describe("a login that is wrong is refused with 535", () => {
  test.each([
    ["another account's key", async (own: TestAccount) => authPlain(own.namespace, (await newAccount()).apiKey)],
    ["a revoked key", async (own: TestAccount) => authPlain(own.namespace, await revokedKey(own))],
    ["a key that only reads", async (own: TestAccount) => authPlain(own.namespace, await readingKey(own))],
    ["a key with a typo", async (own: TestAccount) => authPlain(own.namespace, `${own.apiKey.slice(0, -1)}_`)],
    ["a namespace that is not there", async (own: TestAccount) => authPlain("nobody-has-it", own.apiKey)],
    ["no namespace", async (own: TestAccount) => authPlain("", own.apiKey)],
    ["no key", async (own: TestAccount) => authPlain(own.namespace, "")],
    ["a namespace that would be a pattern", async (own: TestAccount) => authPlain("%", own.apiKey)],
  ])("%s", async (_, line) => {
    const own = await newAccount();
    await using session = await SmtpSession.open();
    expect(await session.say(await line(own))).toMatch(/^535 /);
    expect(await session.send("alice@example.com", mail)).toMatch(/^550 /);
    expect(await session.say("RSET")).toMatch(/^250 /);
    expect(await session.send(own.address("still"), mail)).toMatch(/^250 /);
  });

  test("later each time, and others are answered at once meanwhile", async () => {
    const own = await newAccount();
    await using session = await SmtpSession.open();
    const started = performance.now();
    for (let time = 0; time < 3; time += 1)
      expect(await session.say(authPlain(own.namespace, "wrong"))).toMatch(/^535 /);
    expect(performance.now() - started).toBeGreaterThan(1_000);
    await using _other = await logIn(own);
  });
});

test("after twenty wrong ones of a client further ones are put off, and those that are right go on", async () => {
  const { namespace, apiKey } = await newAccount();
  const logins = new Logins();
  const check = (password: string, client = "203.0.113.1") =>
    logins.check({ method: "PLAIN", username: namespace, password } as SMTPServerAuthentication, client);
  const replyTo = (login: Promise<unknown>) => login.catch(({ responseCode }) => responseCode);
  for (let time = 0; time < 20; time += 1) void replyTo(check("wrong"));
  expect(await replyTo(check("wrong"))).toBe(421);
  expect(await check(apiKey)).toMatchObject({ namespace });
  expect(await replyTo(check("wrong", "203.0.113.2"))).toBe(535);
});

async function revokedKey(account: TestAccount): Promise<string> {
  const { id, apiKey } = await addKey(account);
  await revokeKey(account, id);
  return apiKey;
}

const readingKey = async (account: TestAccount) => (await addKey(account, { scope: "read" })).apiKey;

test("a key that is revoked ends the session's right at its next recipient", async () => {
  const account = await newAccount();
  const { id, apiKey } = await addKey(account);
  await using session = await logIn({ namespace: account.namespace, apiKey });
  expect(await session.send("alice@example.com", mail)).toMatch(/^250 /);
  await revokeKey(account, id);
  expect(await session.send("alice@example.com", mail)).toMatch(/^550 .*no longer valid/);
  expect(await account.list()).toHaveLength(1);
});

describe("AUTH that makes no sense", () => {
  test.each([
    ["no base64", ["AUTH PLAIN ***"], /^50[14] /],
    ["no NULs in it", [`AUTH PLAIN ${base64("user password")}`], /^501 /],
    ["too many NULs", [`AUTH PLAIN ${base64("\0\0\0\0")}`], /^501 /],
    ["control characters in the name", [`AUTH PLAIN ${base64("\0a\r\nMAIL FROM:<x@y>\0b")}`], /^501 /],
    ["an unknown method", ["AUTH CRAM-MD5"], /^504 /],
    ["no method", ["AUTH"], /^50[0-4] /],
    ["given up", ["AUTH LOGIN", "*"], /^501 /],
    ["an empty name", ["AUTH LOGIN", ""], /^501 /],
    ["a line of 12 KB", [`AUTH PLAIN ${"A".repeat(12_000)}`], /^5\d\d /],
    ["a name of 8 KB", ["AUTH LOGIN", base64("a".repeat(6000)), base64("x")], /^5\d\d /],
    ["no UTF-8", [`AUTH PLAIN ${Buffer.from([0, 0xff, 0xfe, 0, 0xff]).toString("base64")}`], /^5\d\d /],
    ["within a mail", ["MAIL FROM:<a@example.com>", authPlain("a", "b")], /^5\d\d /],
  ])("%s", async (_, lines, refusal) => {
    const own = await newAccount();
    await using session = await SmtpSession.open();
    let reply = "";
    for (const line of lines) reply = await session.say(line);
    expect(reply).toMatch(refusal);
    await session.say("RSET");
    expect(await session.send(own.address("a"), mail)).toMatch(/^250 /);
  });

  test("before the greeting, and a second time", async () => {
    const own = await newAccount();
    await using silent = await SmtpSession.open({ hello: false });
    expect(await silent.say(authPlain(own.namespace, own.apiKey))).toMatch(/^503 /);
    await using session = await logIn(own);
    expect(await session.say(authPlain(own.namespace, own.apiKey))).toMatch(/^503 /);
    expect(await session.say("EHLO again.example")).not.toContain("AUTH");
  });
});

test("where others may listen, no password is asked for in the clear", async () => {
  const smtp = await startSmtp({ port: 0, host: "0.0.0.0" });
  try {
    await using session = await SmtpSession.open({ hello: false, port: smtp.port });
    expect(await session.say("EHLO test.example")).not.toContain("AUTH");
    const { namespace, apiKey } = await newAccount();
    expect(await session.say(authPlain(namespace, apiKey))).toMatch(/^50[02] /);
    expect(await session.send("alice@example.com", mail)).toMatch(/^550 /);
  } finally {
    await smtp.stop();
  }
});
