import { expect, test } from "vitest";
import { type Abuse, createAccount } from "@/lib/accounts";
import { sql } from "@/lib/db/client";
import { addKey, findCaller } from "@/lib/keys";
import { runAdmin } from "@/server/admin/run-admin";
import { newAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { ownDatabase } from "../support/own-database";

await ownDatabase(); // what others do here would be the busiest

const admin = async (...words: string[]) => {
  const { exitCode, text } = await runAdmin(words);
  expect(exitCode, text).toBe(0);
  return text;
};
const seen = async (): Promise<Abuse> => JSON.parse(await admin("abuse", "--json"));

test("suspend and unsuspend take several accounts, and say what became of each", async () => {
  const [one, other] = [await createAccount(), await createAccount()];
  const text = await admin("suspend", one.accountId, other.accountId, "--reason", "  Codes of\nstrangers ");
  for (const { accountId, apiKey } of [one, other]) {
    expect(text).toContain(`${accountId} is suspended`);
    expect(await findCaller(apiKey)).toBeNull();
  }
  expect(await admin("account", one.accountId)).toMatch(/^suspended {3}2\S+ {2}Codes of strangers$/m);
  expect((await seen()).suspended.map(({ account_id, reason }) => [account_id, reason])).toEqual(
    expect.arrayContaining([[one.accountId, "Codes of strangers"]]),
  );
  expect(await admin("unsuspend", one.accountId, other.accountId)).toBe(
    `${one.accountId} works again.\n${other.accountId} works again.`,
  );
  expect(await admin("unsuspend", one.accountId)).toContain("is not suspended");
  expect(await findCaller(one.apiKey)).not.toBeNull();
  const told = await admin("audit", one.accountId, "--limit", "2");
  expect(told.split("\n")).toEqual([
    expect.stringMatching(/^2\S+Z {2}account_unsuspended {2}by operator$/),
    expect.stringMatching(/^2\S+Z {2}account_suspended {2}by operator {2}reason="Codes of strangers"$/),
  ]);
  expect(JSON.parse(await admin("audit", one.accountId, "--json"))).toHaveLength(3);
});

test("suspended again for the same reason nothing changes; for another one, both are told", async () => {
  const { accountId } = await createAccount();
  const suspend = (reason: string) => admin("suspend", accountId, "--reason", reason);
  await suspend("Spam");
  expect(await suspend("Spam")).toContain(`${accountId} is suspended already, for this reason.`);
  expect((await admin("audit", accountId)).match(/account_suspended/g)).toHaveLength(1);
  expect(await suspend("Phishing")).toContain(`already; its reason was "Spam", and is now yours.`);
  expect(await admin("account", accountId)).toMatch(/^suspended .*Phishing$/m);
  expect((await admin("audit", accountId)).match(/account_suspended/g)).toHaveLength(2);
});

test("where one account is not there, those before it are suspended, and it is named", async () => {
  const one = await createAccount();
  const { exitCode, text } = await runAdmin(["suspend", one.accountId, "acc_none", "--reason", "Spam"]);
  expect([exitCode, text]).toEqual([
    1,
    expect.stringMatching(/ is suspended\.[^\n]*\nacc_none: There is no such account\.$/),
  ]);
  expect(await findCaller(one.apiKey)).toBeNull();
});

test("abuse shows the busiest accounts, by mails and refusals of the last hour and day, and none that rests", async () => {
  const [loud, busy, quiet, late] = await Promise.all([1, 2, 3, 4].map(() => newAccount()));
  if (!loud || !busy || !quiet || !late) throw new Error("four were made");
  await deliverMail(busy, { tags: ["a", "b", "c"] });
  await deliverMail(late, { tags: ["old", "older"] });
  await sql()`update messages set received_at = received_at - interval '5 hours' where account_id = ${late.accountId}`;
  await sql()`
    insert into refusals (account_id, id, outcome, namespace, tag, tag_key, address, sender, reply, text, reason, received_at, expire_at)
    select ${loud.accountId}::text, 'dlv_' || n, 'refused', 'n', 't', 't', '', '', 552, '', '', now(), now() + interval '1 day'
    from generate_series(1, 40) n`;
  const { accounts } = await seen();
  expect(accounts.map(({ account_id, mails, refusals }) => [account_id, mails, refusals])).toEqual([
    [loud.accountId, { hour: 0, day: 0 }, { hour: 40, day: 40 }],
    [busy.accountId, { hour: 3, day: 3 }, { hour: 0, day: 0 }],
    [late.accountId, { hour: 0, day: 2 }, { hour: 0, day: 0 }],
  ]);
  const text = await admin("abuse");
  expect(text).toMatch(/ 20\d\d-\d\d-\d\dT\d\d:\d\dZ /);
  expect(text).toMatch(new RegExp(`^ {2}${loud.accountId} {2}pro +0 / 0 +40 / 40 `, "m"));
  expect(text).not.toContain(quiet.accountId);
  expect(text).toContain('admin -- suspend <account> --reason "<why>"');
});

test("abuse shows clients that made several accounts, and suspends all that one made within a day", async () => {
  const client = "203.0.113.7";
  const made = [];
  for (let count = 0; count < 3; count++) made.push(await createAccount({ client }));
  const [old] = made;
  const other = await createAccount({ client: "2001:db8:1:2::/64" });
  await sql()`update audit_events set at = at - interval '2 hours' where account_id = ${made[1]?.accountId ?? ""}`;
  await sql()`update audit_events set at = at - interval '25 hours' where account_id = ${old?.accountId ?? ""}`;
  await deliverMail(await accountOf(made[1]), { tags: ["a", "b"] });
  expect((await seen()).clients).toEqual([{ client, accounts: { hour: 1, day: 2 }, suspended: 0, mails: 2 }]);
  expect(await admin("abuse")).toMatch(/^ {2}203\.0\.113\.7 {2}1 \/ 2 +0 +2$/m);
  const met = await admin("suspend", "--client", client, "--reason", "Spam");
  const whom = (one: { accountId: string } | undefined, mails: number) =>
    expect.stringMatching(
      new RegExp(`^${one?.accountId} is suspended\\. {2}free, made 2\\S+Z, ${mails} mails this month, no e-mail`),
    );
  expect(met.split("\n")).toEqual([
    whom(made[1], 2),
    whom(made[2], 0),
    expect.stringContaining(`unsuspend --client ${client}`),
  ]);
  expect((await seen()).clients[0]?.suspended).toBe(2);
  expect(await Promise.all(made.map(async ({ apiKey }) => (await findCaller(apiKey)) !== null))).toEqual([
    true,
    false,
    false,
  ]);
  expect(await runAdmin(["suspend", "--client", client, "--reason", "Spam"])).toMatchObject({ exitCode: 1 });
  await admin("suspend", "--client", "2001:db8:1:2::/64", "--reason", "Spam");
  expect(await findCaller(other.apiKey)).toBeNull();

  await sql()`update audit_events set at = at - interval '2 days' where account_id = ${made[2]?.accountId ?? ""}`;
  expect((await admin("unsuspend", "--client", client)).split("\n").toSorted()).toEqual(
    [made[1], made[2]].map((one) => `${one?.accountId} works again.`).toSorted(),
  );
  expect(await findCaller(other.apiKey)).toBeNull();
  expect(await runAdmin(["unsuspend", "--client", client])).toEqual({
    exitCode: 1,
    text: `${client} has made no account that is suspended.`,
  });
});

const accountOf = async (account: { accountId: string; namespace: string } | undefined) => ({
  ...(await newAccount()),
  ...account,
  address: (tag: string) => `${tag}@x`,
});

test("audit says where there is no such account, and where there is nothing to tell", async () => {
  const none = { exitCode: 1, text: 'No account has the id, e-mail address or slug "foo".' };
  expect(await runAdmin(["audit", "foo"])).toEqual(none);
  expect(await runAdmin(["audit", "foo", "--json"])).toEqual(none);
  const { accountId } = await createAccount();
  await sql()`delete from audit_events where account_id = ${accountId}`;
  expect(await admin("audit", accountId)).toBe(`Nothing is noted of ${accountId}.`);
  expect(await admin("audit", accountId, "--json")).toBe("[]");
});

test("audit, suspend and unsuspend take a slug and an e-mail address that one account has", async () => {
  const { accountId, namespace, apiKey } = await createAccount({ email: "one@example.com" });
  const caller = await findCaller(apiKey);
  if (!caller) throw new Error("the key works");
  await addKey(caller, {});
  expect(await admin("suspend", namespace.toUpperCase(), "--reason", "Spam")).toContain(`${accountId} is suspended`);
  expect(await admin("unsuspend", "one@example.com")).toBe(`${accountId} works again.`);
  const told = await admin("audit", namespace);
  expect(told).toContain("account_created");
  expect(told).not.toContain("null");
  const [, by = ""] = /key_created {2}by (key_\w+)/.exec(told) ?? [];
  expect(await admin("account", accountId)).toMatch(new RegExp(`^ +rst_\\w+… {2}${by} {2}active$`, "m"));
});

test("where several accounts have an e-mail address, none is suspended, and all are named", async () => {
  const both = [await createAccount({ email: "two@example.com" }), await createAccount({ email: "two@example.com" })];
  const { exitCode, text } = await runAdmin(["suspend", "two@example.com", "--reason", "Spam"]);
  expect([exitCode, text]).toEqual([1, expect.stringMatching(/^Several accounts .* Name one by its id\.$/)]);
  for (const { accountId, apiKey } of both) {
    expect(text).toContain(accountId);
    expect(await findCaller(apiKey)).not.toBeNull();
  }
});

test.each([
  [["suspend"], "account_id"],
  [["suspend", "acc_1"], "--reason"],
  [["suspend", "acc_1", "--reason", " \n "], "--reason"],
  [["suspend", "acc_1", "--reason", "x".repeat(501)], "500"],
  [["suspend", "--client", "unknown", "--reason", "x"], "--client"],
  [["suspend", "--client", "10.0.0.0/8", "--reason", "x"], "--client"],
  [["suspend", "acc_1", "--client", "203.0.113.7", "--reason", "x"], "not both"],
  [["unsuspend"], "account_id"],
  [["unsuspend", "--client", "203.0.113.0/24"], "--client"],
  [["unsuspend", "acc_1", "--client", "203.0.113.7"], "not both"],
  [["abuse", "acc_1"], "acc_1"],
  [["audit"], "account_id"],
  [["audit", "acc_1", "acc_2"], "acc_2"],
  [["audit", "acc_1", "--limit", "0"], "--limit"],
  [["audit", "acc_1", "--limit", "1e3"], "--limit"],
])("%j is no command: 2, and where the help is", async (args, reason) => {
  const { exitCode, text } = await runAdmin(args);
  expect(exitCode).toBe(2);
  expect(text.split("\n")).toEqual([expect.stringContaining(reason), expect.stringContaining("--help lists")]);
});
