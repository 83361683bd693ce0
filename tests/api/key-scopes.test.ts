import { expect, test } from "vitest";
import { deleteAccount } from "@/lib/accounts";
import type { ApiKey } from "@/lib/contract/schemas";
import { newAccount, type TestAccount } from "../support/account";
import { call } from "../support/http";
import { callTool, deliver, expectWithin, newReadWorld, readKey, refuse } from "../support/read-keys";
import { runService, testOfOne } from "../support/service";
import { countStatements, untilAsleep } from "../support/statements";

runService();

const list = async (account: TestAccount) => (await account.get<{ keys: ApiKey[] }>("/v1/keys")).body.keys;

test("what a key may do is told when it is made and listed, but for those that may do everything", async () => {
  const account = await newAccount();
  const { namespace } = account;
  const scope = { scope: "read", namespace, tag_prefix: "Agent-", expires_at: expect.stringMatching(/Z$/) };
  const options = { scope: "read", namespace: namespace.toUpperCase(), tag_prefix: "Agent-", expires_in: 3_600 };
  const { body: made } = await account.post<ApiKey & { expires_at: string }>("/v1/keys", options);
  expect(made).toEqual({
    id: expect.any(String),
    api_key: expect.any(String),
    prefix: expect.any(String),
    hint: expect.any(String),
    ...scope,
  });
  expect(Math.abs(Date.parse(made.expires_at) - Date.now() - 3_600_000)).toBeLessThan(60_000);
  const { body: full } = await account.post("/v1/keys", { scope: "full" });
  expect(full).toMatchObject({ scope: "full", namespace: null, tag_prefix: null, expires_at: null });
  const [first, read, plain] = await list(account);
  const { id, prefix, expires_at } = made;
  expect(read).toEqual({ ...scope, id, prefix, expires_at, created_at: expect.any(String), revoked_at: null });
  for (const key of [first, plain])
    expect(Object.keys(key ?? {})).toEqual(["id", "prefix", "created_at", "revoked_at"]);
});

const read = (options: object) => ({ scope: "read", ...options });
test.each([
  ["scope", { scope: "write" }],
  ["scope", { scope: "READ" }],
  ["scope", { scope: null }],
  ["scope", { scope: ["read"] }],
  ["namespace", { namespace: "mine" }],
  ["namespace", { scope: "full", namespace: "mine" }],
  ["namespace", read({ namespace: "not-mine" })],
  ["namespace", read({ namespace: "" })],
  ["namespace", read({ namespace: null })],
  ["namespace", read({ namespace: "nul\0" })],
  ["namespace", read({ namespace: "%" })],
  ["tag_prefix", { tag_prefix: "ci-" }],
  ["tag_prefix", read({ tag_prefix: "" })],
  ["tag_prefix", read({ tag_prefix: null })],
  ["tag_prefix", read({ tag_prefix: " " })],
  ["tag_prefix", read({ tag_prefix: "ci@" })],
  ["tag_prefix", read({ tag_prefix: ".ci" })],
  ["tag_prefix", read({ tag_prefix: "nul\0" })],
  ["tag_prefix", read({ tag_prefix: "ci-\n" })],
  ["tag_prefix", read({ tag_prefix: "x".repeat(51) })],
  ["tag_prefix", read({ tag_prefix: ["ci-"] })],
  ["expires_in", { expires_in: 59 }],
  ["expires_in", { expires_in: 31_536_001 }],
  ["expires_in", { expires_in: 60.5 }],
  ["expires_in", { expires_in: -60 }],
  ["expires_in", { expires_in: "3600" }],
  ["expires_in", { expires_in: null }],
  ["expires_in", { expires_in: 1e300 }],
  ["tag_prefx", read({ tag_prefx: "ci-" })],
])("a bad %s makes no key: %j", async (field, body) => {
  const account = await newAccount();
  const answer = await account.post<{ error: { code: string; message: string } }>("/v1/keys", body);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toMatchObject({
    code: "invalid_request",
    message: expect.stringContaining(`\`${field}\``),
  });
  expect(await list(account)).toHaveLength(1);
});

test.each(["{", '{"scope":"read"', "[]", "null", '"read"'])(
  "nor does a body that is no JSON object: %s",
  async (body) => {
    const account = await newAccount();
    const { status } = await account.post("/v1/keys", body);
    expect([status, (await list(account)).length]).toEqual([400, 1]);
  },
);

test("another account's namespace is refused as one that is nobody's", async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()]);
  const ask = async (namespace: string) => (await account.post("/v1/keys", read({ namespace }))).body;
  expect(await ask(other.namespace)).toEqual(await ask("nobodys"));
});

test("a tag prefix is taken as it is written: nothing in it stands for something else", async () => {
  const account = await newAccount();
  for (const tag of ["a_b-1", "axb-1", "a%b-1", "a.b.c"]) await deliver(account, tag, tag);
  for (const [tag_prefix, seen] of [
    ["a_b", "a_b-1"],
    ["A%", "a%b-1"],
    ["a.b.", "a.b.c"],
  ] as const) {
    const { key } = await readKey(account, { tag_prefix }, []);
    const { body } = await call<{ messages: { tag: string }[] }>("GET", "/v1/messages", { key });
    expect(body.messages.map(({ tag }) => tag)).toEqual([seen]);
  }
});

test("a wait that sleeps is passed by mail outside of its scope, and answered by the first within", async () => {
  const { account, elsewhere, narrow } = await newReadWorld();
  const since = (await account.list())[0]?.received_at;
  const { waits } = await untilAsleep(2, () => ({
    waits: [
      call("GET", `/v1/wait?timeout=20&since=${since}`, { key: narrow.key }),
      callTool(narrow.key, "wait_for_message", { timeout: 20, since }),
    ],
  }));
  await deliver(account, "secret-2", "secret");
  await deliver(elsewhere, "agent-3", "elsewhere");
  await deliver(account, "AGENT-4", "inside");
  const [rest, tool] = await Promise.all(waits);
  expect(rest).toMatchObject({ body: { message: { tag: "AGENT-4" } } });
  expect(tool).toMatchObject({ result: { message: { tag: "AGENT-4" } } });
});

test("the hint of a wait tells of nothing outside of its scope", async () => {
  const { account, elsewhere, narrow, keys } = await newReadWorld();
  const hint = async (filter: string, { key } = narrow) =>
    (await call<{ hint: string }>("GET", `/v1/wait?timeout=1&${filter}`, { key })).body.hint;
  await deliver(account, "agent-9", "inside");
  const late = `since=${Date.now() + 60_000}`;
  const [other, foreign, mine, nobodys, old, near, outside, content] = await Promise.all([
    hint("tag=agent-2"),
    hint(`namespace=${elsewhere.namespace}`),
    hint(`namespace=${elsewhere.namespace}&tag=agent-2`),
    hint("namespace=nobodys"),
    hint(`tag=secret-plan&${late}`),
    hint("tag_prefix=agent-8"),
    hint("tag=secret-plan"),
    hint("subject=secret"),
  ]);
  expect(other).toBe("1 message came for tag agent-9, 1 message came for tag agent-1; you waited for agent-2.");
  const reads = `it reads: ${account.namespace}.`;
  expect([foreign, mine]).toEqual(Array(2).fill(`This key reads no namespace "${elsewhere.namespace}"; ${reads}`));
  expect(nobodys).toBe(`This key reads no namespace "nobodys"; ${reads}`);
  expect([old, outside]).toEqual(Array(2).fill(expect.stringMatching(/^This key reads tags that begin with "Agent-"/)));
  expectWithin(narrow, near);
  expect(content).toBe('2 messages came, but none whose subject contains "secret".');
  await refuse(elsewhere, "agent-2", "text of elsewhere");
  await refuse(account, "secret-plan", "text of secret");
  expect(await hint("subject=none")).toBe('2 messages came, but none whose subject contains "none".');
  await refuse(account, "agent-1", "text of inside");
  expect(await hint("subject=none")).toMatch(/^1 mail for tag agent-1 was refused at .* with 552 text of inside\./);
  const byTag = await hint("tag=agent-99", keys[2]);
  expect(["agent-1", "agent-2", "secret"].map((tag) => byTag.includes(tag))).toEqual([true, true, false]);
});

test("that the month's mails are used up is told without the plan", async () => {
  const account = await newAccount("free");
  for (let mails = 0; mails < 100; mails += 25)
    await Promise.all(Array.from({ length: 25 }, () => deliver(account, "other", "other")));
  const { key } = await readKey(account, { tag_prefix: "ci-" }, []);
  const { body } = await call<{ hint: string }>("GET", "/v1/wait?timeout=1", { key });
  expect(body.hint).toContain("used up");
  expect(body.hint).not.toMatch(/free|100/);
});

testOfOne("a plain key costs no look-up of its own from the first, a read key none but the first", async () => {
  const { account, narrow, idOf } = await newReadWorld();
  const lookUps = () => countStatements("from api_keys k join accounts a");
  const readAll = async (key: string) => {
    for (const path of ["/v1/messages", `/v1/messages/${idOf("inside")}`, "/v1/wait"])
      expect((await call("GET", path, { key })).status).toBe(200);
  };
  const fresh = (await account.post<{ api_key: string }>("/v1/keys")).body.api_key;
  await call("GET", "/v1/wait", { key: account.apiKey }); // what counts waits must know whose they are
  const before = await lookUps();
  await readAll(account.apiKey);
  expect((await call("GET", "/v1/messages", { key: fresh })).status).toBe(200);
  expect(await lookUps()).toBe(before);
  await readAll(narrow.key);
  expect(await lookUps()).toBe(before + 1);
  await readAll(narrow.key);
  expect(await lookUps()).toBe(before + 1);
});

test("a read key goes with its account", async () => {
  const { account, narrow } = await newReadWorld();
  await deleteAccount(account.actor);
  for (const path of ["/v1/messages", "/v1/wait?timeout=1", "/v1/namespaces"])
    expect((await call("GET", path, { key: narrow.key })).status).toBe(401);
});
