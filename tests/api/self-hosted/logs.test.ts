import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sql } from "@/lib/db/client";
import { log } from "@/lib/log";
import { newAccount } from "../../support/account";
import { deliverMail } from "../../support/deliver-mail";
import { call } from "../../support/http";
import { ownDatabase } from "../../support/own-database";
import { runService } from "../../support/service";

await ownDatabase();
runService();

let written = "";
beforeEach(() => {
  written = "";
  const take = (text: string | Uint8Array) => {
    written += text;
    return true;
  };
  vi.spyOn(process.stderr, "write").mockImplementation(take);
  vi.spyOn(process.stdout, "write").mockImplementation(take);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const secret = "s3cretmarker";

test("a fault is logged by its code and place, with nothing of the request, the mail or the statement", async () => {
  const account = await newAccount();
  await deliverMail(account, { subject: secret, text: secret, tags: [secret] });
  const [message] = await account.list();
  const requests: [string, string, unknown?][] = [
    ["GET", `/v1/messages?tag=${secret}`],
    ["GET", `/v1/messages/${message?.id}?headers=true&x=${secret}`],
    ["GET", `/v1/wait?tag_prefix=${secret}&timeout=1`],
    ["POST", "/v1/namespaces", { slug: secret }],
    ["POST", "/v1/signup", { email: `${secret}@example.com` }],
    ["POST", "/v1/keys"],
    ["DELETE", `/v1/keys/${secret}`],
    ["DELETE", `/v1/messages/${secret}`],
  ];
  const tables = ["mails", "namespaces", "sign_ups", "api_keys", "messages"];
  // The tables are there, but their columns are not what the statements expect: faults that quote their parameters.
  for (const table of tables) await sql().unsafe(`alter table ${table} rename to ${table}_away`);
  for (const table of tables.filter((name) => name !== "api_keys")) {
    await sql().unsafe(`create view ${table} as select 1 as nothing`);
  }
  await sql().unsafe("create view api_keys as select id, account_id, hash, revoked_at from api_keys_away");
  const statuses: number[] = [];
  vi.useFakeTimers({ toFake: ["Date"] }); // a fault that is repeated within a second is told once
  for (const [method, path, body] of requests) {
    vi.setSystemTime(Date.now() + 2_000);
    statuses.push((await call(method, path, { key: account.apiKey, body })).status);
  }
  expect(statuses).toEqual(requests.map(() => 500));
  const lines = written
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ event }) => event === "request_failed")).toHaveLength(requests.length);
  for (const part of [secret, account.apiKey.slice(12), account.accountId, "select", "Bearer", "postgres://"]) {
    expect(written).not.toContain(part);
  }
});

test("an ordinary request writes nothing, nor one that is refused", async () => {
  await call("GET", `/v1/messages?tag=${secret}`, { key: secret });
  await call("POST", "/v1/namespaces", { key: secret, body: "{" });
  await call("GET", `/v1/${secret}`);
  expect(written).toBe("");
});

test("a fault's line has the id that its answer carries, a client's own only where it could be one", async () => {
  await sql().unsafe("alter table accounts rename to accounts_away");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 }); // later than what was told before
  const idsOf = async (given?: string) => {
    vi.setSystemTime(Date.now() + 2_000);
    const headers: Record<string, string> = given === undefined ? {} : { "x-request-id": given };
    const rest = await call("POST", "/v1/signup", { headers });
    vi.setSystemTime(Date.now() + 2_000);
    const tool = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "signup", arguments: {} } };
    const mcp = await call("POST", "/mcp", { headers, body: tool });
    expect(rest.status).toBe(500);
    return [rest, mcp].map((answer) => answer.headers.get("x-request-id"));
  };
  const own = await idsOf();
  const given = await idsOf("deploy-42_a");
  const refused = await idsOf(`${secret} {}`);
  expect(given).toEqual(["deploy-42_a", "deploy-42_a"]);
  expect(new Set([...own, ...refused]).size).toBe(4);
  const lines = written
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const told = lines.filter(({ event }) => event === "request_failed" || event === "tool_failed");
  expect(told.map(({ request_id }) => request_id)).toEqual([...own, ...given, ...refused]);
  expect(written).not.toContain(secret);
});

test("a clock that is set back leaves no fault unsaid", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const hours of [0, -1, 0]) {
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    log.warn("clock_set");
  }
  expect(written.match(/clock_set/g)).toHaveLength(2);
});
