import { expect, test } from "vitest";
import { findAbuse, suspendAccount, unsuspendAccount } from "@/lib/accounts";
import { sql } from "@/lib/db/client";
import { addFault } from "@/lib/faults";
import { newKey } from "@/lib/keys/key-format";
import { newAccount } from "../support/account";
import { deliveriesOf } from "../support/faults";
import { runService } from "../support/service";
import { authPlain, logIn, SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";

runService();

const mail = "Subject: Hello\r\n\r\nHello";
const attached = `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHello\r\n--b\r\nContent-Type: image/png\r\n\r\nx\r\n--b--`;
const disabled = /^550 (5\.\d\.\d )?Mailbox disabled, not accepting messages$/;
const reason = "Spam";

test("mail to a suspended account is refused at RCPT TO, also amid a stream of it, and is accepted again afterwards", async () => {
  const [inbox, other] = [await newAccount(), await newAccount()];
  await using session = await SmtpSession.open();
  for (let sent = 0; sent < 5; sent++) expect(await session.send(inbox.address("a"), mail)).toMatch(/^250 /);
  await suspendAccount(inbox.actor, reason);
  expect(await session.send(inbox.address("a"), mail)).toMatch(disabled);
  await session.say("RSET");
  expect(await session.send(other.address("a"), mail)).toMatch(/^250 /);
  expect(await storedCounts(inbox.accountId)).toMatchObject({ messages: 5, used: 5 });
  await unsuspendAccount(inbox.actor);
  expect(await session.send(inbox.address("a"), mail)).toMatch(/^250 /);
  expect(await inbox.list()).toHaveLength(6);
});

test("what a suspended account is refused is counted as others are, and listed for it afterwards", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  expect(await session.envelope(inbox.address("data"))).toBeNull();
  await suspendAccount(inbox.actor, reason);
  session.socket.write(mail);
  await session.say("\r\n.");
  expect(await session.send(inbox.address("rcpt"), mail)).toMatch(disabled);
  const counted = async () =>
    (await findAbuse()).accounts.find(({ account_id }) => account_id === inbox.accountId)?.refusals;
  await expect.poll(counted).toEqual({ hour: 2, day: 2 });
  await unsuspendAccount(inbox.actor);
  const told = { outcome: "refused", reply: 550, reason: "suspended", message_id: null };
  for (const tag of ["data", "rcpt"])
    expect(await deliveriesOf(inbox, 1, `tag=${tag}`)).toMatchObject([{ tag, ...told }]);
});

test.each([
  ["a plain mail", mail, 1],
  ["a mail with an attachment", attached, 1],
  ["a mail for two of its addresses", mail, 2],
])("%s that was under way when the account was suspended is not stored", async (_what, content, addresses) => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  const to = Array.from({ length: addresses }, (_, number) => inbox.address(`a${number}`));
  expect(await session.envelope(to)).toBeNull();
  await suspendAccount(inbox.actor, reason);
  session.socket.write(content);
  expect(await session.say("\r\n.")).toMatch(disabled);
  expect(await storedCounts(inbox.accountId)).toEqual({ mails: 0, messages: 0, used: 0 });
});

test("of a mail for two accounts nothing is stored, and the sender is asked to try again, where one is suspended under it", async () => {
  const [inbox, other] = [await newAccount(), await newAccount()];
  await using session = await SmtpSession.open();
  expect(await session.envelope([inbox.address("a"), other.address("a")])).toBeNull();
  await suspendAccount(inbox.actor, reason);
  session.socket.write(mail);
  expect(await session.say("\r\n.")).toMatch(/^452 /);
  for (const { accountId } of [inbox, other])
    expect(await storedCounts(accountId)).toMatchObject({ messages: 0, used: 0 });
});

test("while its row is locked by others, mail to a suspended account is refused and not asked to wait", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  expect(await session.envelope(inbox.address("a"))).toBeNull();
  await suspendAccount(inbox.actor, reason);
  await sql().begin(async (tx) => {
    await tx`select from accounts where id = ${inbox.accountId} for update`;
    session.socket.write(mail);
    expect(await session.say("\r\n.")).toMatch(/^550 /);
  });
});

test("a login of a suspended account is refused, in words to whoever has its key, and one that was made before names no recipient any more", async () => {
  const inbox = await newAccount();
  await using before = await logIn(inbox);
  await suspendAccount(inbox.actor, reason);
  await using session = await SmtpSession.open();
  const suspended = /^535 5\.7\.8 The account of this key is suspended$/;
  const { namespace, apiKey } = inbox;
  expect(await session.say(authPlain(namespace, apiKey))).toMatch(suspended);
  const other = await newAccount();
  for (const [user, key] of [
    [namespace, newKey()],
    [namespace, other.apiKey],
    [other.namespace, apiKey],
  ] as const) {
    await using guess = await SmtpSession.open();
    expect(await guess.say(authPlain(user, key))).toMatch(/^535 5\.7\.8 User is a namespace/);
  }
  expect(await before.send("anybody@example.com", mail)).toMatch(/^550 /);
  expect(await storedCounts(inbox.accountId)).toMatchObject({ messages: 0 });
});

test("faults of a suspended account refuse nothing and drop nothing: the mail is refused as any other", async () => {
  const inbox = await newAccount();
  await addFault(inbox.actor, { tag: "a", drop: true, stage: "rcpt", for_seconds: 60 });
  await suspendAccount(inbox.actor, reason);
  await using session = await SmtpSession.open();
  expect(await session.send(inbox.address("a"), mail)).toMatch(disabled);
});
