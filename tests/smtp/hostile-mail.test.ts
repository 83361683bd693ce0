import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { newAccount } from "../support/account";
import { runService } from "../support/service";
import { SmtpSession } from "../support/smtp-session";
import { storedCounts, storedSources } from "../support/stored";
import { hostileMails } from "../unit/mail/hostile";

runService();

const boundMilliseconds = 2_000;

/** Sends small mails, one after the other, until `finished`; resolves to the longest that one has taken. */
async function slowestNeighbour(finished: Promise<unknown>): Promise<number> {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  let [done, slowest] = [false, 0];
  void finished.then(() => {
    done = true;
  });
  while (!done) {
    const started = performance.now();
    expect(await session.send(inbox.address("a"), "Subject: small\r\n\r\nYour code is 482913")).toMatch(/^250 /);
    slowest = Math.max(slowest, performance.now() - started);
    await setTimeout(5); // leaves the processors to the hostile mail
  }
  return slowest;
}

test.each(
  ["9 MB of <b>", "1.5 MB of <td>a", "10 MB of <", "100,000 nested parts", "60,000 headers"].map((name) => [name]),
)("%s is answered 250, stored whole, and holds up no other sender", async (name) => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  // Three bytes short of the limit, should the mail be larger.
  const content =
    hostileMails[name]?.()
      .subarray(0, 10 * 1024 * 1024 - 3)
      .toString("latin1") ?? "";
  const sending = session.send(inbox.address("hostile"), content);
  const slowest = await slowestNeighbour(sending);
  expect(await sending).toMatch(/^250 /);
  expect(slowest).toBeLessThan(boundMilliseconds);
  const [source] = await storedSources(inbox.accountId);
  expect(source === `${content}\r\n`).toBe(true);
  expect((await inbox.list()).map(({ tag }) => tag)).toEqual(["hostile"]);
});

test("four hostile mails at once hold up no other sender either", async () => {
  const inbox = await newAccount();
  const content = hostileMails["1.5 MB of <td>a"]?.() ?? "";
  const sessions = await Promise.all(Array.from({ length: 4 }, () => SmtpSession.open()));
  const sending = Promise.all(sessions.map((session) => session.send(inbox.address("h"), content)));
  expect(await slowestNeighbour(sending)).toBeLessThan(boundMilliseconds);
  for (const reply of await sending) expect(reply).toMatch(/^250 /);
  for (const session of sessions) session.socket.destroy();
  expect(await storedCounts(inbox.accountId)).toMatchObject({ mails: 4 });
});

test.each([
  ["without a header", "\r\njust a body", { subject: "", from: { address: "app@example.com", name: "" } }],
  ["of headers alone", "Subject: no body", { subject: "no body", text: "" }],
  ["with an empty From", "From:\r\nSubject: x\r\n\r\nx", { from: { address: "app@example.com", name: "" } }],
  ["with <> as From", "From: <>\r\nSubject: x\r\n\r\nx", { from: { address: "app@example.com", name: "" } }],
  ["with a NUL in each place", "Subject: a\0b\r\nX\0: y\0\r\n\r\nc\0d", { subject: "ab" }],
  [
    "of control characters",
    "Subject: a\x01b\r\n\r\nc\x01\t\x08d\x1b\x0c\r\n",
    { subject: "ab", text: expect.stringMatching(/^c\td\n*$/) },
  ],
  ["with half a surrogate pair", "Subject: =?utf-8?q?=ED=A0=80?=\r\n\r\nx\ud800", {}],
  ["of binary alone", Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 7919) % 251)).toString("latin1"), {}],
  ["whose multipart never begins", "Content-Type: multipart/mixed; boundary=b\r\n\r\nx", {}],
  ["of an unknown charset", "Content-Type: text/plain; charset=nonsense\r\n\r\nhello", {}],
  ["of an unknown encoding", "Content-Transfer-Encoding: nonsense\r\n\r\nhello", {}],
])("a mail %s is stored and can be read", async (_what, content, expected) => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  expect(await session.send(inbox.address("odd"), Buffer.from(content.replace(/^\./gm, "..")))).toMatch(/^250 /);
  const [message] = await inbox.list();
  expect(message).toMatchObject(expected);
  expect((await inbox.get(`/v1/messages/${message?.id}?headers=true`)).status).toBe(200);
});

test("a sender's domain in Punycode that decodes to half a surrogate pair harms nothing", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  expect(await session.send(inbox.address("odd"), "Subject: odd\r\n\r\nx", "a@xn--ib9b.example")).toMatch(/^250 /);
  const [message] = await inbox.list();
  expect(message?.from.address).toBe("a@\ufffd.example");
});
