import { expect, test } from "vitest";
import { plans } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";
import { newAccount, type TestAccount } from "../support/account";
import { runService } from "../support/service";
import { SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";

runService();

const cap = plans.free.emails_per_month;
const mail = "Subject: Hello\r\n\r\nHello";
const overCap = /^552 (5\.\d\.\d )?Monthly email limit reached$/;

/** Counts mails as received in the month that is `monthsAgo`. */
async function use({ accountId }: TestAccount, mails: number, monthsAgo = 0): Promise<void> {
  await sql()`
    insert into usage values (${accountId},
      to_char((restante_clock() at time zone 'utc') - make_interval(months => ${monthsAgo}), 'YYYY-MM'), ${mails})
    on conflict (account_id, month) do update set emails_received = excluded.emails_received`;
}

test("once the cap is reached RCPT TO is refused with 552, what is stored stays, and an upgrade resumes delivery", async () => {
  const inbox = await newAccount("free");
  await using session = await SmtpSession.open();
  await use(inbox, cap - 1);
  expect(await session.send(inbox.address("last"), mail)).toMatch(/^250 /);
  await session.say("MAIL FROM:<app@example.com>");
  expect(await session.say(`RCPT TO:<${inbox.address("more")}>`)).toMatch(overCap);
  expect((await inbox.list()).map(({ tag }) => tag)).toEqual(["last"]);
  await sql()`update accounts set plan = 'dev' where id = ${inbox.accountId}`;
  expect(await session.say(`RCPT TO:<${inbox.address("more")}>`)).toMatch(/^250 /);
});

test("what was received in another month does not count", async () => {
  const inbox = await newAccount("free");
  await use(inbox, cap, 1);
  await using session = await SmtpSession.open();
  expect(await session.send(inbox.address("a"), mail)).toMatch(/^250 /);
});

test("RCPT TO counts what the transaction already holds, and the same address only once", async () => {
  const [inbox, other] = [await newAccount("free"), await newAccount("free")];
  await use(inbox, cap - 2);
  await using session = await SmtpSession.open();
  await session.say("MAIL FROM:<app@example.com>");
  expect(await session.say(`RCPT TO:<${inbox.address("a")}>`)).toMatch(/^250 /);
  expect(await session.say(`RCPT TO:<${inbox.address("b")}>`)).toMatch(/^250 /);
  expect(await session.say(`RCPT TO:<${inbox.address("c")}>`)).toMatch(overCap);
  expect(await session.say(`RCPT TO:<${inbox.address("B")}>`)).toMatch(/^250 /);
  expect(await session.say(`RCPT TO:<${other.address("a")}>`)).toMatch(/^250 /);
  await session.say("DATA");
  expect(await session.say(`${mail}\r\n.`)).toMatch(/^250 /);
  expect(await storedCounts(inbox.accountId)).toMatchObject({ messages: 2, used: cap });
});

test("a cap that is reached between RCPT and storing refuses the mail for all with 552", async () => {
  const inbox = await newAccount("free");
  await using session = await SmtpSession.open();
  await session.envelope([inbox.address("a"), inbox.address("b")]);
  await use(inbox, cap);
  expect(await session.say(`${mail}\r\n.`)).toMatch(overCap);
  expect(await storedCounts(inbox.accountId)).toEqual({ mails: 0, messages: 0, used: cap });
});

test("a cap that is reached for some of the recipients meanwhile defers the whole mail with 452", async () => {
  const [full, free] = [await newAccount("free"), await newAccount("free")];
  await using session = await SmtpSession.open();
  const recipients = [full.address("a"), full.address("b"), free.address("a")];
  await session.envelope(recipients);
  await use(full, cap - 1);
  expect(await session.say(`${mail}\r\n.`)).toMatch(/^452 /);
  expect(await storedCounts(full.accountId)).toMatchObject({ mails: 0, messages: 0 });
  expect(await storedCounts(free.accountId)).toMatchObject({ mails: 0, messages: 0, used: 0 });
  // The retry is sorted out at RCPT.
  await session.say("MAIL FROM:<app@example.com>");
  const replies = [];
  for (const address of recipients) replies.push((await session.say(`RCPT TO:<${address}>`)).slice(0, 3));
  expect(replies).toEqual(["250", "552", "250"]);
});

test("deleting mail gives nothing back", async () => {
  const inbox = await newAccount("free");
  await use(inbox, cap - 1);
  await using session = await SmtpSession.open();
  await session.send(inbox.address("a"), mail);
  const [message] = await inbox.list();
  await inbox.delete(`/v1/messages/${message?.id}`);
  expect(await session.send(inbox.address("b"), mail)).toMatch(overCap);
});

test("of 300 mails sent at once to a cap of 100 exactly 100 are accepted and stored", async () => {
  const inbox = await newAccount("free");
  const sessions = await Promise.all(Array.from({ length: 60 }, () => SmtpSession.open()));
  const replies = await Promise.all(
    sessions.map(async (session, sender) => {
      const own: string[] = [];
      for (let mailNumber = 0; mailNumber < 5; mailNumber++) {
        own.push(await session.send(inbox.address(`s${sender}`), mail));
        await session.say("RSET");
      }
      session.socket.destroy();
      return own;
    }),
  );
  const codes = replies.flat().map((reply) => reply.slice(0, 3));
  expect(codes.filter((code) => code === "250").length).toBe(cap);
  expect(codes.filter((code) => code === "552").length).toBe(300 - cap);
  expect(await storedCounts(inbox.accountId)).toEqual({ mails: cap, messages: cap, used: cap });
});

test("after a downgrade far over the cap, a mail that others may still receive is refused for now, not for good", async () => {
  const [full, other] = [await newAccount("free"), await newAccount("free")];
  await using session = await SmtpSession.open();
  await session.envelope([full.address("a"), other.address("a")]);
  await use(full, cap + 50);
  expect(await session.say(`${mail}\r\n.`)).toMatch(/^452 /);
  expect(await storedCounts(other.accountId)).toMatchObject({ messages: 0 });
});
