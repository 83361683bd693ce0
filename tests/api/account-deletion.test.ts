import { expect, test } from "vitest";
import { createAccount, deleteAccount } from "@/lib/accounts";
import { sql } from "@/lib/db/client";
import { createNamespace } from "@/lib/namespaces";
import { newAccount } from "../support/account";
import { addFault, deliveriesOf } from "../support/faults";
import { sendMail } from "../support/mail";
import { runService } from "../support/service";

runService();

const tables = [
  "accounts",
  "api_keys",
  "usage",
  "namespaces",
  "mails",
  "attachments",
  "messages",
  "faults",
  "refusals",
  "audit_events",
];
const rowsOf = (accountId: string) =>
  Promise.all(
    tables.map(async (table) => {
      const column = table === "accounts" ? "id" : "account_id";
      return [table, (await sql()`select from ${sql()(table)} where ${sql()(column)} = ${accountId}`).length];
    }),
  );
const nothing = tables.map((table) => [table, 0]);

test("everything of a deleted account is gone, in every table", async () => {
  const account = await newAccount("pro");
  const other = await newAccount("pro");
  const attachments = [{ filename: "a.txt", content: "text" }];
  await sendMail({ to: [account.address("one"), account.address("two"), other.address("three")], attachments });
  await addFault(account, { tag: "refuses", reply: 550 });
  await expect(sendMail({ to: account.address("refuses") })).rejects.toThrow(/550/);
  await deliveriesOf(account, 1, "outcome=refused");
  const before = await rowsOf(account.accountId);
  expect(before.filter(([, rows]) => rows === 0)).toEqual([]);
  await deleteAccount(account);
  expect(await rowsOf(account.accountId)).toEqual(nothing);
  expect((await account.get("/v1/usage")).status).toBe(401);
  expect(await other.list()).toHaveLength(1);
});

test("its slugs are never given out again, and mail to them is refused", async () => {
  const account = await newAccount("dev");
  const { slug } = await createNamespace(account, "long-gone");
  await deleteAccount(account);
  for (const taken of [slug, account.namespace]) {
    const other = await newAccount("pro");
    expect((await other.post("/v1/namespaces", { slug: taken })).status).toBe(409);
  }
  await expect(sendMail({ to: account.address("x") })).rejects.toThrow(/550/);
});

test("mail that was on its way when the deletion began leaves nothing behind", async () => {
  for (let round = 0; round < 5; round++) {
    const account = await newAccount("pro");
    for (let mail = 0; mail < 3; mail++) await sendMail({ to: account.address("before") });
    const sending = Array.from({ length: 10 }, () =>
      sendMail({ to: account.address("during") }).catch(() => "refused"),
    );
    await Promise.all([deleteAccount(account), ...sending]);
    expect(await rowsOf(account.accountId)).toEqual(nothing);
  }
});

test("more mail than fits into one chunk goes, too, and a deletion that was cut off can be repeated", async () => {
  const { accountId, namespace } = await createAccount();
  await sql()`insert into mails (account_id, id, source, from_address, from_name, "to", subject, text, headers, extracted, attachments)
    select ${accountId}, 'mail_' || n, '', '', '', '[]', '', '', '{}', '{}', '[]' from generate_series(1, 250) n`;
  await sql()`update namespaces set account_id = null where slug = ${namespace}`;
  await sql()`delete from api_keys where account_id = ${accountId}`;
  await deleteAccount({ accountId, by: null });
  expect(await rowsOf(accountId)).toEqual(nothing);
  await expect(deleteAccount({ accountId, by: null })).rejects.toMatchObject({ code: "not_found" });
});
