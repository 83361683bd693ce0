import { expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { createNamespace } from "@/lib/namespaces";
import { newAccount, type TestAccount } from "../support/account";
import { runService } from "../support/service";
import { applySettings } from "../support/settings";
import { SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";

applySettings({ OPERATOR_NAMESPACE: "operator-desk" });

runService();

async function operator(): Promise<TestAccount> {
  const account = await newAccount();
  await sql()`delete from namespaces where slug = 'operator-desk'`;
  await createNamespace(account, "operator-desk");
  return account;
}

test.each([["postmaster@inbox.test"], ["Postmaster@INBOX.test"], ["abuse@inbox.test"], ["postmaster"], ["PostMaster"]])(
  "%s reaches the operator and counts for nobody",
  async (address) => {
    const account = await operator();
    await using session = await SmtpSession.open();
    expect(await session.send(address, "Subject: Complaint\r\n\r\nx")).toMatch(/^250 /);
    expect(await storedCounts(account.accountId)).toEqual({ mails: 1, messages: 1, used: 0 });
    expect((await account.list({ namespace: "operator-desk", tag: "POSTMASTER" })).length).toBe(
      address.startsWith("abuse") ? 0 : 1,
    );
  },
);

test("the operator's own cap does not refuse postmaster, beside other recipients neither", async () => {
  const account = await operator();
  await sql()`insert into usage values (${account.accountId}, to_char(restante_clock() at time zone 'utc', 'YYYY-MM'), 25000)`;
  const other = await newAccount();
  await using session = await SmtpSession.open();
  expect(await session.send(account.address("a"), "x")).toMatch(/^552 /);
  await session.say("RSET");
  expect(await session.send(["postmaster", other.address("a")], "Subject: x\r\n\r\nx")).toMatch(/^250 /);
  expect(await storedCounts(account.accountId)).toEqual({ mails: 1, messages: 1, used: 25_000 });
  expect(await storedCounts(other.accountId)).toEqual({ mails: 1, messages: 1, used: 1 });
});

test("the operator's mailbox takes no more than 500 mails, until one is deleted", async () => {
  const account = await operator();
  await using session = await SmtpSession.open();
  expect(await session.send(account.address("postmaster"), "Subject: counted\r\n\r\nx")).toMatch(/^250 /);
  expect(await session.send("postmaster", "Subject: Complaint\r\n\r\nx")).toMatch(/^250 /);
  await sql()`
    insert into messages select account_id, id || n, mail_id, namespace, 'Abuse', 'abuse', 'Abuse@INBOX.test', received_at, expire_at
    from messages, generate_series(1, 498) as n where account_id = ${account.accountId} and address = 'postmaster@inbox.test'`;
  expect(await session.send("postmaster", "Subject: the last\r\n\r\nx")).toMatch(/^250 /);
  for (const address of ["postmaster", "abuse@inbox.test"]) {
    expect(await session.send(address, "x")).toMatch(/^452 .*mailbox is full/);
    await session.say("RSET");
  }
  expect(await session.send(account.address("a"), "Subject: x\r\n\r\nx")).toMatch(/^250 /);
  const [message] = await account.list({ tag: "postmaster", limit: 1 });
  await account.delete(`/v1/messages/${message?.id}`);
  expect(await session.send("abuse@inbox.test", "Subject: x\r\n\r\nx")).toMatch(/^250 /);
});

test("other addresses of the bare domain stay unknown", async () => {
  await using session = await SmtpSession.open();
  expect(await session.send("root@inbox.test", "x")).toMatch(/^550 /);
});
