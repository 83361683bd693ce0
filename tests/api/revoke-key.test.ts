import { expect, test } from "vitest";
import { newAccount, type TestAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { call } from "../support/http";
import { itNeedsAKey } from "../support/needs-key";
import { runService } from "../support/service";
import { untilAsleep } from "../support/statements";

runService();
itNeedsAKey("DELETE", "/v1/keys/key_0");

interface Keys {
  keys: { id: string; revoked_at: string | null }[];
}
const keysOf = async (account: TestAccount) => (await account.get<Keys>("/v1/keys")).body.keys;
const addKey = async (account: TestAccount) => (await account.post<{ id: string; api_key: string }>("/v1/keys")).body;

test("a revoked key is dead at once, and revoking it again succeeds and changes nothing", async () => {
  const account = await newAccount();
  const { id, api_key } = await addKey(account);
  expect((await call("GET", "/v1/usage", { key: api_key })).status).toBe(200);
  expect(await account.delete(`/v1/keys/${id}`)).toMatchObject({ status: 200, body: { revoked: true } });
  expect((await call("GET", "/v1/usage", { key: api_key })).status).toBe(401);
  const before = await keysOf(account);
  expect(await account.delete(`/v1/keys/${id}`)).toMatchObject({ status: 200, body: { revoked: true } });
  expect(await keysOf(account)).toEqual(before);
});

test("a revoked key that has read before reads nothing, and is told neither of its input nor of too many waits", async () => {
  const account = await newAccount();
  await deliverMail(account, { tags: ["there"] });
  const { id, api_key } = await addKey(account);
  const [message] = await account.list();
  const paths = [
    ["/v1/messages", 200],
    ["/v1/messages?limit=no", 400],
    [`/v1/messages/${message?.id}`, 200],
    ["/v1/messages/msg_0", 404],
    ["/v1/wait?tag=there", 200],
    ["/v1/wait?timeout=no", 400],
  ] as const;
  const statuses = () => Promise.all(paths.map(async ([path]) => (await call("GET", path, { key: api_key })).status));
  expect(await statuses()).toEqual(paths.map(([, status]) => status));
  const leave = new AbortController();
  const options = { key: account.apiKey, signal: leave.signal };
  const wait = () => call("GET", "/v1/wait?tag=none", options).catch(() => null);
  const { waits } = await untilAsleep(200, () => ({ waits: Array.from({ length: 200 }, wait) }));
  await account.delete(`/v1/keys/${id}`);
  expect(await statuses()).toEqual(paths.map(() => 401));
  leave.abort();
  await Promise.all(waits);
});

test("a wait that sleeps when its key is revoked gets no mail any more", async () => {
  const account = await newAccount();
  const { id, api_key } = await addKey(account);
  const { waiting } = await untilAsleep(1, () => ({ waiting: call("GET", "/v1/wait?timeout=20", { key: api_key }) }));
  await account.delete(`/v1/keys/${id}`);
  await deliverMail(account, { text: "Your code is 482913" });
  expect(await waiting).toMatchObject({ status: 401, body: { error: { code: "unauthorized" } } });
});

test("nor is such a wait told, when it times out, what came instead", async () => {
  const account = await newAccount();
  const { id, api_key } = await addKey(account);
  const wait = () => ({ waiting: call("GET", "/v1/wait?timeout=2&tag=signup", { key: api_key }) });
  const { waiting } = await untilAsleep(1, wait);
  await account.delete(`/v1/keys/${id}`);
  await deliverMail(account, { tags: ["secret-project"] });
  expect((await waiting).status).toBe(401);
});

test("a key may revoke itself where another is left", async () => {
  const account = await newAccount();
  const { id, api_key } = await addKey(account);
  expect((await call("DELETE", `/v1/keys/${id}`, { key: api_key })).status).toBe(200);
  expect((await call("DELETE", `/v1/keys/${id}`, { key: api_key })).status).toBe(401);
});

test("the only active key cannot be revoked, revoked ones beside it or not", async () => {
  const account = await newAccount();
  const [first] = await keysOf(account);
  const refused = [
    409,
    { error: { code: "last_key", message: expect.any(String), hint: expect.stringContaining("POST /v1/keys") } },
  ];
  const revokeFirst = async () => {
    const { status, body } = await account.delete(`/v1/keys/${first?.id}`);
    return [status, body];
  };
  expect(await revokeFirst()).toEqual(refused);
  await account.delete(`/v1/keys/${(await addKey(account)).id}`);
  expect(await revokeFirst()).toEqual(refused);
  expect((await account.get("/v1/usage")).status).toBe(200);
});

test("another account's key is not found, and stays alive", async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()]);
  const { id, api_key } = await addKey(other);
  const { status, body } = await account.delete(`/v1/keys/${id}`);
  expect([status, body]).toMatchObject([404, { error: { code: "not_found" } }]);
  expect((await call("GET", "/v1/usage", { key: api_key })).status).toBe(200);
});

test.each(["key_0", "%00", "a%2Fb", "k".repeat(600), "..%2f"])("there is no key %s", async (id) => {
  const { status, body } = await (await newAccount()).delete(`/v1/keys/${id}`);
  expect([status, body]).toMatchObject([404, { error: { code: "not_found" } }]);
});

test("of two keys, 50 parallel revocations leave exactly one", async () => {
  const account = await newAccount();
  const { api_key } = await addKey(account);
  const ids = (await keysOf(account)).map(({ id }) => id);
  const keys = [account.apiKey, api_key];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      call("DELETE", `/v1/keys/${ids[turn % 2]}`, { key: keys[(turn >> 1) % 2] }),
    ),
  );
  const alive = await Promise.all(keys.map((key) => call("GET", "/v1/usage", { key })));
  expect(alive.map(({ status }) => status).sort()).toEqual([200, 401]);
  for (const { status } of answers) expect([200, 401, 409]).toContain(status);
});
