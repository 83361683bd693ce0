import { afterEach, expect, test } from "vitest";
import { changeEmail, createAccount, deleteAccount, suspendAccount, unsuspendAccount } from "@/lib/accounts";
import { keptOfEach, listEvents, recordEvent } from "@/lib/audit";
import { changePlan } from "@/lib/billing";
import { db, sql } from "@/lib/db/client";
import { addKey, replaceKeys, revokeOtherKeys } from "@/lib/keys";
import { sweepExpired } from "@/lib/messages";
import { newAccount, type TestAccount } from "../support/account";
import { moveClock } from "../support/clock";
import { call } from "../support/http";
import { runService } from "../support/service";

runService();
afterEach(() => moveClock("0"));

const operator = ({ accountId }: { accountId: string }) => ({ accountId, by: null, role: "operator" }) as const;

/** The account's events but for its making, oldest first, as far as tests speak of them. */
async function eventsOf(account: TestAccount) {
  const events = await listEvents(account.actor, { limit: 1_000, offset: 0 });
  return events
    .filter(({ event }) => event !== "account_created")
    .map(({ event, by, detail }) => [event, by, detail])
    .reverse();
}

const keyIdOf = async ({ get }: TestAccount) => {
  const { body } = await get<{ keys: { id: string; prefix: string }[] }>("/v1/keys");
  return body.keys[0]?.id ?? "";
};

test("an account's making is noted, with the client that signed up, or the operator", async () => {
  const { body } = await call<{ account_id: string; api_key: string; namespace: string }>("POST", "/v1/signup");
  const key = body.api_key.slice(0, 12);
  const [made] = await listEvents({ accountId: body.account_id, by: null }, { limit: 10, offset: 0 });
  expect(made).toMatchObject({
    event: "account_created",
    by: null,
    detail: { plan: "free", namespace: body.namespace, key },
  });
  expect(made?.client).toMatch(/^(127\.0\.0\.1|unknown)$/);
  const byHand = await createAccount({ plan: "dev", role: "operator" });
  const [other] = await listEvents(byHand, { limit: 10, offset: 0 });
  expect(other).toMatchObject({ event: "account_created", by: "operator", client: null });
});

test("keys, namespaces and webhooks are noted with who did it and from where, refused calls are not", async () => {
  const account = await newAccount();
  const by = await keyIdOf(account);
  const asked = { scope: "read", namespace: account.namespace, tag_prefix: "ci-", expires_in: 3_600 };
  const { body: key } = await account.post<{ id: string; prefix: string; expires_at: string }>("/v1/keys", asked);
  await account.delete(`/v1/keys/${key.id}`);
  await account.delete(`/v1/keys/${key.id}`);
  await account.delete("/v1/keys/key_none");
  const { body: made } = await account.post<{ slug: string }>("/v1/namespaces");
  await account.post("/v1/namespaces", { slug: made.slug });
  const { body: hook } = await account.post<{ id: string }>("/v1/webhooks", {
    url: "https://93.184.216.34/in?token=secret",
  });
  await account.delete(`/v1/webhooks/${hook.id}`);
  const { id: _id, api_key: _key, hint: _hint, prefix, ...scope } = key as Record<string, unknown>;
  expect(await eventsOf(account)).toEqual([
    ["key_created", by, { key: prefix, ...scope }],
    ["key_revoked", by, { key: prefix }],
    ["namespace_created", by, { namespace: made.slug }],
    ["webhook_created", by, { webhook: hook.id, host: "93.184.216.34" }],
    ["webhook_deleted", by, { webhook: hook.id, host: "93.184.216.34" }],
  ]);
  const events = await listEvents(account.actor, { limit: 1, offset: 0 });
  expect(events[0]?.client).toMatch(/^(127\.0\.0\.1|unknown)$/);
  expect(JSON.stringify(events)).not.toContain("secret");
});

test("replaced keys, plans, addresses and suspensions are noted, and nothing that changes nothing", async () => {
  const account = await newAccount("free");
  const link = { ...account.actor, role: "link" } as const;
  const { id, prefix } = await replaceKeys(link);
  const { prefix: newest, id: kept } = await addKey({ ...account.actor, by: id });
  await revokeOtherKeys(link, kept);
  await revokeOtherKeys(link, kept);
  for (const plan of ["dev", "dev"] as const) await changePlan(operator(account), plan);
  for (const email of ["a@example.com", "a@example.com", null]) await changeEmail(link, email);
  await suspendAccount(operator(account), "Spam");
  await unsuspendAccount(operator(account));
  await unsuspendAccount(operator(account));
  expect(await eventsOf(account)).toEqual([
    ["keys_replaced", "link", { key: prefix, revoked: 1 }],
    ["key_created", id, { key: newest, scope: "full", namespace: null, tag_prefix: null, expires_at: null }],
    ["keys_replaced", "link", { key: newest, revoked: 1 }],
    ["plan_changed", "operator", { from: "free", to: "dev" }],
    ["email_changed", "link", { from: null, to: "a@example.com" }],
    ["email_changed", "link", { from: "a@example.com", to: null }],
    ["account_suspended", "operator", { reason: "Spam" }],
    ["account_unsuspended", "operator", {}],
  ]);
});

test("what fails leaves no event", async () => {
  const account = await newAccount();
  const failing = db().transaction(async (tx) => {
    await recordEvent(tx, account.actor, "signed_in");
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(await eventsOf(account)).toEqual([]);
  await recordEvent(db(), { accountId: "acc_none", by: null }, "signed_out"); // gone meanwhile: nobody to tell
});

test("of each kind the newest are kept, so that who repeats one pushes no other out", async () => {
  const account = await newAccount();
  await recordEvent(db(), account.actor, "signed_out");
  const times = keptOfEach + 5;
  for (let time = 1; time <= times; time++)
    await recordEvent(db(), account.actor, "sign_in_refused", { way: "key", reason: `${time}` });
  const events = await eventsOf(account);
  expect(events).toHaveLength(keptOfEach + 1);
  expect([events[0]?.[0], events.at(-1)?.[2]]).toEqual(["signed_out", { way: "key", reason: `${times}` }]);
});

test("after 400 days an event is gone, and with its account at once", async () => {
  const [account, other] = [await newAccount(), await newAccount()];
  await moveClock("399 days");
  await recordEvent(db(), account.actor, "signed_in", { way: "link" });
  await moveClock("400 days 1 minute");
  await sweepExpired();
  expect(await eventsOf(account)).toEqual([["signed_in", null, { way: "link" }]]);
  expect(await listEvents(account.actor, { limit: 10, offset: 0 })).toHaveLength(1);
  expect(await listEvents(other.actor, { limit: 10, offset: 0 })).toEqual([]);
  await deleteAccount(account.actor);
  expect(await sql()`select from audit_events where account_id = ${account.accountId}`).toHaveLength(0);
});
