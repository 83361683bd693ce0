import { afterEach, expect, test } from "vitest";
import type { ApiKey } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { addKey, findCaller, replaceKeys, revokeOtherKeys } from "@/lib/keys";
import { findSession } from "@/lib/sessions";
import { newAccount, type TestAccount } from "../support/account";
import { moveClock } from "../support/clock";
import { call } from "../support/http";
import { callTool, deliver } from "../support/read-keys";
import { runService } from "../support/service";
import { untilAsleep } from "../support/statements";

runService();
afterEach(() => moveClock("0"));

type MadeKey = { id: string; api_key: string };
const make = async (account: TestAccount, body?: object) => (await account.post<MadeKey>("/v1/keys", body)).body;
const statusOf = async (key: string, path = "/v1/messages") => (await call("GET", path, { key })).status;
const list = async (account: TestAccount) => (await account.get<{ keys: ApiKey[] }>("/v1/keys")).body.keys;

test.each(["full", "read"])("a %s key works until it expires, and from then on is as a revoked one", async (scope) => {
  const account = await newAccount();
  const { id, api_key: key } = await make(account, { scope, expires_in: 60 });
  const paths = ["/v1/messages", "/v1/messages/msg_0", "/v1/wait?timeout=1", "/v1/namespaces", "/v1/wait?timeout=no"];
  const statuses = () => Promise.all(paths.map((path) => statusOf(key, path)));
  expect(await statuses()).toEqual([200, 404, 200, 200, 400]);
  await moveClock("61 seconds");
  expect(await statuses()).toEqual(paths.map(() => 401));
  expect(await callTool(key, "list_messages")).toMatchObject({ isError: true, result: { error: "unauthorized" } });
  expect(await findCaller(key)).toBeNull();
  expect((await account.delete(`/v1/keys/${id}`)).status).toBe(200);
  expect((await list(account)).map(({ revoked_at }) => revoked_at)).toEqual([null, null]);
});

test("a wait that sleeps when its key expires gets no mail any more, over REST and MCP", async () => {
  const account = await newAccount();
  const { api_key: key } = await make(account, { scope: "read", expires_in: 60 });
  const { waiting } = await untilAsleep(2, () => ({
    waiting: [call("GET", "/v1/wait?timeout=20", { key }), callTool(key, "wait_for_message", { timeout: 20 })],
  }));
  await moveClock("61 seconds");
  await deliver(account, "agent-1", "late");
  const [rest, tool] = await Promise.all(waiting);
  expect(rest).toMatchObject({ status: 401, body: { error: { code: "unauthorized" } } });
  expect(tool).toMatchObject({ isError: true, result: { error: "unauthorized" } });
});

test("nor is such a wait told, when it times out, what came instead", async () => {
  const account = await newAccount();
  const { api_key: key } = await make(account, { expires_in: 60 });
  const { waiting } = await untilAsleep(1, () => ({ waiting: call("GET", "/v1/wait?timeout=1&tag=x", { key }) }));
  await moveClock("61 seconds");
  await deliver(account, "secret", "secret");
  expect((await waiting).status).toBe(401);
});

test("the last full key that never expires cannot be revoked, whatever others there are", async () => {
  const account = await newAccount();
  const [first] = await list(account);
  const others = [{ scope: "read" }, { expires_in: 3_600 }, { scope: "read", expires_in: 3_600 }];
  const made = await Promise.all(others.map((options) => make(account, options)));
  const refused = await account.delete(`/v1/keys/${first?.id}`);
  expect([refused.status, refused.body]).toMatchObject([409, { error: { code: "last_key" } }]);
  for (const { id } of made) expect((await account.delete(`/v1/keys/${id}`)).status).toBe(200);
  expect((await account.delete(`/v1/keys/${first?.id}`)).status).toBe(409);
  const { api_key: second } = await make(account);
  expect((await call("DELETE", `/v1/keys/${first?.id}`, { key: second })).status).toBe(200);
});

test("of two such keys and others, 50 parallel revocations leave exactly one", async () => {
  const account = await newAccount();
  const [{ api_key: second }] = await Promise.all([make(account), make(account, { expires_in: 60 })]);
  const [one, two] = (await list(account)).filter(({ scope }) => !scope);
  const keys = [account.apiKey, second];
  const revoke = (turn: number) =>
    call("DELETE", `/v1/keys/${(turn % 2 ? one : two)?.id}`, { key: keys[(turn >> 1) % 2] });
  await Promise.all(Array.from({ length: 50 }, (_, turn) => revoke(turn)));
  expect((await Promise.all(keys.map((key) => statusOf(key)))).sort()).toEqual([200, 401]);
});

test("all others are not revoked for a key that expires, or that only reads", async () => {
  const account = await newAccount();
  for (const options of [{ expires_in: 3_600 }, { scope: "read" }]) {
    const { id } = await make(account, options);
    await expect(revokeOtherKeys(account, id)).rejects.toMatchObject({ code: "unauthorized" });
  }
  expect(await statusOf(account.apiKey)).toBe(200);
});

test("a key that has expired, or only reads, makes and replaces no key, however it is asked", async () => {
  const account = await newAccount();
  const { id: expiring } = await make(account, { expires_in: 60 });
  const { id: reading } = await make(account, { scope: "read" });
  await moveClock("61 seconds");
  for (const by of [expiring, reading])
    for (const work of [addKey, replaceKeys])
      await expect(work({ accountId: account.accountId, by })).rejects.toMatchObject({ code: "unauthorized" });
  expect(await list(account)).toHaveLength(3);
});

test("a session of the dashboard ends as its key expires, and a read key begins none", async () => {
  const account = await newAccount();
  const [{ id: expiring }, { id: reading }] = [
    await make(account, { expires_in: 60 }),
    await make(account, { scope: "read" }),
  ];
  const session = (keyId: string) => findSession({ accountId: account.accountId, keyId, jti: keyId });
  expect(await session(expiring)).toMatchObject({ by: expiring });
  expect(await session(reading)).toBeNull();
  await moveClock("61 seconds");
  expect(await session(expiring)).toBeNull();
});

test("expired keys make room for others, and the oldest of them are forgotten", async () => {
  const account = await newAccount();
  const insert = (count: number, expires: string) =>
    sql().unsafe(
      `insert into api_keys (id, account_id, hash, prefix, expires_at)
       select 'key_' || gen_random_uuid(), $1, uuid_send(gen_random_uuid()), 'rst_', ${expires} from generate_series(1, ${count}) as n`,
      [account.accountId],
    );
  await insert(99, "now() + interval '1 minute'");
  expect((await account.post("/v1/keys", { scope: "read" })).status).toBe(429);
  await moveClock("61 seconds");
  await insert(1_000, "now() - n * interval '1 day'");
  expect((await account.post("/v1/keys", { scope: "read" })).status).toBe(201);
  const expired = (await list(account)).flatMap(({ expires_at }) => expires_at ?? []);
  expect(expired).toHaveLength(1_000);
  expect(Math.min(...expired.map(Date.parse))).toBeGreaterThan(Date.now() - 902 * 86_400_000);
});
