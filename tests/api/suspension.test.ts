import { expect, test } from "vitest";
import { suspendAccount, unsuspendAccount } from "@/lib/accounts";
import { changePlan } from "@/lib/billing";
import { sql } from "@/lib/db/client";
import { addKey, refusalOf } from "@/lib/keys";
import { hashKey, newKey } from "@/lib/keys/key-format";
import { getUsage } from "@/lib/usage";
import { newAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { openEvents } from "../support/events";
import { call } from "../support/http";
import { mcpClients, toolError } from "../support/mcp-clients";
import { runService, serve, service } from "../support/service";
import { applySettings } from "../support/settings";
import { countStatements, untilAsleep } from "../support/statements";

runService();

const reason = "Codes of strangers' accounts";
const refused = {
  status: 401,
  body: { error: { code: "unauthorized", message: "This account is suspended.", hint: expect.any(String) } },
};

/** Endpoints that look the key up first, and such whose one statement does. */
const calls = (id = "msg_0") =>
  [
    ["GET", "/v1/usage"],
    ["POST", "/v1/namespaces"],
    ["POST", "/v1/keys"],
    ["GET", "/v1/messages"],
    ["GET", "/v1/messages?limit=no"],
    ["GET", `/v1/messages/${id}`],
    ["GET", "/v1/wait?tag=there"],
    ["GET", "/v1/wait?timeout=no"],
    ["GET", "/v1/events"],
  ] as const;

test("all keys of a suspended account say so at once, whatever they have done before", async () => {
  const account = await newAccount();
  const read = await addKey(account.actor, { scope: "read" });
  await deliverMail(account, { tags: ["there"] });
  const [message] = await account.list();
  await call("GET", "/v1/messages", { key: read.apiKey });
  await suspendAccount(account.actor, reason);
  for (const [method, path] of calls(message?.id))
    expect(await ask(account.apiKey, method, path)).toMatchObject(refused);
  expect(await ask(read.apiKey, "GET", "/v1/messages")).toMatchObject(refused);
  // A key that is used for the first time.
  const fresh = await newAccount();
  await suspendAccount(fresh.actor, reason);
  for (const [method, path] of calls()) expect(await ask(fresh.apiKey, method, path)).toMatchObject(refused);
});

const ask = (key: string, method: string, path: string) => call(method, path, { key });

test("the hint names whom to ask, and nobody is told the reason who has a key alone", async () => {
  const account = await newAccount();
  await suspendAccount(account.actor, reason);
  const hint = async () => (await account.get<{ error: { hint: string } }>("/v1/usage")).body.error.hint;
  expect(await hint()).toContain("Ask the operator of this service");
  applySettings({ SECURITY_CONTACT: "abuse@example.com, https://example.com/abuse" });
  await serve();
  expect(await hint()).toContain("Ask abuse@example.com or https://example.com/abuse");
  expect(await hint()).not.toContain(reason);
  applySettings({ SECURITY_CONTACT: "" });
  await serve();
});

test("waits and streams that are open end at once", async () => {
  const account = await newAccount();
  const events = await openEvents(account);
  expect((await events.next())?.event).toBe("ready");
  const open = () => ["timeout=55", "timeout=55&settle=2"].map((query) => account.get(`/v1/wait?tag=none&${query}`));
  const waits = await untilAsleep(2, open);
  await suspendAccount(account.actor, reason);
  for (const answer of await Promise.all(waits)) expect(answer).toMatchObject(refused);
  expect(await events.next()).toBeNull();
});

test("so do those that hear of nothing", async () => {
  const account = await newAccount();
  const waiting = untilAsleep(1, () => ({ answer: account.get("/v1/wait?timeout=55") }));
  const { answer } = await waiting;
  await sql()`update accounts set suspended_at = restante_clock() where id = ${account.accountId}`;
  await sql()`update api_keys set account_suspended = true where account_id = ${account.accountId}`;
  expect(await answer).toMatchObject(refused);
});

test.each(mcpClients)(
  "%s: tools of a suspended account say so, and a wait ends at once",
  async (_protocol, connect) => {
    const account = await newAccount();
    const client = await connect(service.baseUrl, account.apiKey);
    const { waiting } = await untilAsleep(1, () => ({
      waiting: client.call("wait_for_message", { tag: "none", timeout: 55 }),
    }));
    await suspendAccount(account.actor, reason);
    const told = { error: "unauthorized", hint: expect.stringMatching(/^This account is suspended\. Ask /) };
    expect(toolError(await waiting)).toEqual(told);
    expect(toolError(await client.call("get_usage"))).toEqual(told);
    expect(toolError(await client.call("create_inbox"))).toEqual(told);
    await client.close();
  },
);

test("nothing is deleted, and afterwards all works again", async () => {
  const account = await newAccount();
  await deliverMail(account, { tags: ["before"] });
  const dead = await addKey(account.actor);
  await account.delete(`/v1/keys/${dead.id}`);
  await suspendAccount(account.actor, reason);
  expect((await ask(dead.apiKey, "GET", "/v1/usage")).body).toMatchObject({
    error: { message: "This API key is not valid." },
  });
  await changePlan(account.actor, "dev"); // the operator and Stripe go on
  expect(await unsuspendAccount(account.actor)).toBe(true);
  expect(await unsuspendAccount(account.actor)).toBe(false);
  expect((await account.list()).map(({ tag }) => tag)).toEqual(["before"]);
  expect((await getUsage(account.actor)).plan).toBe("dev");
  expect((await ask(dead.apiKey, "GET", "/v1/usage")).status).toBe(401);
  const waiting = account.wait({ tag: "after", timeout: 10 });
  await deliverMail(account, { tags: ["after"] });
  expect((await waiting).message?.tag).toBe("after");
});

test("no key is made for an account that has just been suspended", async () => {
  const account = await newAccount();
  await suspendAccount(account.actor, reason);
  await expect(addKey(account.actor)).rejects.toMatchObject({
    code: "unauthorized",
    message: "This account is suspended.",
  });
  await expect(suspendAccount({ accountId: "acc_none", by: null }, reason)).rejects.toMatchObject({
    code: "not_found",
  });
});

test("wrong keys that come at once are asked about together, a suspended one among them", async () => {
  const account = await newAccount();
  await suspendAccount(account.actor, reason);
  const keys = [account.apiKey, ...Array.from({ length: 20 }, newKey)];
  const asked = () => countStatements("and account_suspended and");
  const before = await asked();
  const refusals = await Promise.all(keys.map((key) => refusalOf({ keyHash: hashKey(key).toString("hex") })));
  expect(refusals.map(({ message }) => message)).toEqual([
    refused.body.error.message,
    ...Array(20).fill("This API key is not valid."),
  ]);
  expect(await asked()).toBe(before + 1);
});
