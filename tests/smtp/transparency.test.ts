import { expect, test } from "vitest";
import { newAccount } from "../support/account";
import { runService } from "../support/service";
import { SmtpSession } from "../support/smtp-session";
import { storedSources } from "../support/stored";

runService();

/** Sends exactly these bytes as what follows DATA, and the end; one mail must come of it. */
async function storedFrom(bytes: string): Promise<string> {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  await session.envelope(inbox.address("a"));
  session.socket.write(Buffer.from(bytes, "latin1"));
  expect(await session.say("\r\n.")).toMatch(/^250 /);
  expect(await session.say("NOOP"), "exactly one reply").toMatch(/^250 .*OK/);
  const sources = await storedSources(inbox.accountId);
  expect(sources.length).toBe(1);
  return sources[0] ?? "";
}

const smuggled = (address: string) =>
  `MAIL FROM:<evil@example.com>\r\nRCPT TO:<${address}>\r\nDATA\r\nSubject: smuggled\r\n\r\nx`;

test.each([
  ["\\n.\\n", "\n.\n"],
  ["\\r\\n.\\n", "\r\n.\n"],
  ["\\n.\\r\\n", "\n.\r\n"],
  ["\\r.\\r", "\r.\r"],
  ["\\r\\n.\\r", "\r\n.\r"],
  ["\\n.\\r", "\n.\r"],
  ["\\r.\\r\\n", "\r.\r\n"],
  ["\\r\\n\\0.\\r\\n", "\r\n\0.\r\n"],
  ["\\r\\n.\\0\\r\\n", "\r\n.\0\r\n"],
])("%s does not end a mail: what follows is content, not commands", async (_shown, end) => {
  const victim = await newAccount();
  const content = `Subject: Hello\r\n\r\nbefore${end}${smuggled(victim.address("a"))}`;
  expect(await storedFrom(content)).toBe(`${content}\r\n`);
  expect(await storedSources(victim.accountId)).toEqual([]);
});

test("stuffed dots lose one, others none", async () => {
  const stored = await storedFrom("Subject: dots\r\n\r\n..one\r\n...two\r\na.b\r\n..\r\nend");
  expect(stored).toBe("Subject: dots\r\n\r\n.one\r\n..two\r\na.b\r\n.\r\nend\r\n");
});

test("a mail that begins with a stuffed dot keeps one", async () => {
  expect(await storedFrom("..\r\nx")).toBe(".\r\nx\r\n");
});

test("wherever the network cuts the end of a mail, content and commands stay apart", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  session.socket.setNoDelay(true);
  const wire = "Subject: s\r\n\r\n..\r\n..x\r\n.\r\nNOOP\r\n";
  for (let cut = 1; cut < wire.length; cut++) {
    await session.envelope(inbox.address("a"));
    await new Promise((written) => session.socket.write(wire.slice(0, cut), written));
    // A turn of the server's loop, which is this one, lets it see the first piece alone.
    await new Promise((turn) => setImmediate(turn));
    session.socket.write(wire.slice(cut));
    expect(await session.reply()).toMatch(/^250 .*stored/);
    expect(await session.reply()).toMatch(/^250 .*OK/);
  }
  const sources = await storedSources(inbox.accountId);
  expect(sources.length).toBe(wire.length - 1);
  expect(new Set(sources)).toEqual(new Set(["Subject: s\r\n\r\n.\r\n.x\r\n"]));
});

test("an escaped dot cut from its line cannot end a mail early", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  for (const pieces of [
    [".", ".\r\nx\r\n.\r\n"],
    ["..", "\r\nx\r\n.\r\n"],
    ["..\r", "\nx\r\n.\r\n"],
  ]) {
    await session.envelope(inbox.address("a"));
    for (const piece of pieces) {
      await new Promise((written) => session.socket.write(piece, written));
      await new Promise((turn) => setImmediate(turn));
    }
    expect(await session.reply()).toMatch(/^250 /);
  }
  expect(await storedSources(inbox.accountId)).toEqual(Array(3).fill(".\r\nx\r\n"));
});

test("every byte value comes through", async () => {
  const bytes = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte)).join("");
  expect(await storedFrom(`Subject: bytes\r\n\r\n${bytes}`)).toBe(`Subject: bytes\r\n\r\n${bytes}\r\n`);
});

test("a line of a megabyte comes through", async () => {
  const line = "x".repeat(1024 * 1024);
  expect(await storedFrom(`Subject: ${line}\r\n\r\n${line}`)).toBe(`Subject: ${line}\r\n\r\n${line}\r\n`);
});

test("a mail of nothing is stored", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  await session.envelope(inbox.address("a"));
  expect(await session.say(".")).toMatch(/^250 /);
  expect((await inbox.list())[0]).toMatchObject({ subject: "", text: "", html: null, attachments: [] });
});

test("many stuffed dots are taken in time that grows with their number", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  await using other = await SmtpSession.open();
  await session.envelope(inbox.address("a"));
  session.socket.write("\r\n..".repeat(250_000));
  session.socket.write("\r\n.\r\n");
  expect(await other.send(inbox.address("b"), "Subject: other\r\n\r\nx")).toMatch(/^250 /);
  expect(await session.reply()).toMatch(/^250 /);
});
