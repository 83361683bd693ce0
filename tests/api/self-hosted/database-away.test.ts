import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { closeDatabase, sql } from "@/lib/db/client";
import { migrateDatabase } from "@/lib/db/migrate";
import { env } from "@/lib/env";
import { hub } from "@/lib/feed";
import { type Postgres, startPostgres } from "@/server/postgres";
import { startWeb } from "@/server/start-web";
import { newAccount, type TestAccount } from "../../support/account";
import { deliverMail } from "../../support/deliver-mail";
import { call } from "../../support/http";
import { openNetwork } from "../../support/network";
import { service } from "../../support/service";
import { stopShared } from "../../support/shared";
import { untilAsleep } from "../../support/statements";

await stopShared();

/** A server of this file's own, to be stopped and started. */
const dataDir = mkdtempSync(join(tmpdir(), "restante-away-"));
const settings = { fsync: "off", shared_preload_libraries: "pg_stat_statements" };
let database: Postgres;
let web: Awaited<ReturnType<typeof startWeb>>;
let account: TestAccount;

beforeAll(async () => {
  chmodSync(dataDir, 0o755);
  database = await startPostgres({ dataDir, settings });
  await migrateDatabase(database.url);
  Object.assign(env, { DATABASE_URL: database.url, DATABASE_URL_DIRECT: database.url });
  await closeDatabase(); // what still runs of the file before may have opened the other one
  await startService();
  await sql()`create extension pg_stat_statements`;
  account = await newAccount();
  await deliverMail(account, { tags: ["there"] });
});
afterAll(async () => {
  await web.stop();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function startService() {
  web = await startWeb({ port: 0, host: "127.0.0.1", pages: () => {} });
  service.baseUrl = `http://127.0.0.1:${web.port}`;
}

const restart = async () => {
  database = await startPostgres({ dataDir, settings, port: Number(new URL(database.url).port) });
};
const statusOf = (path: string) => fetch(`${service.baseUrl}${path}`).then(({ status }) => status);
const ready = () => expect.poll(() => statusOf("/readyz"), { timeout: 5_000 }).toBe(200);

test("while the database is away every endpoint fails at once in the envelope, and then recovers", async () => {
  await ready();
  await database.stop();
  const requests: [string, string][] = [
    ["GET", "/v1/messages"],
    ["GET", "/v1/wait"],
    ["GET", "/v1/keys"],
    ["GET", "/v1/namespaces"],
    ["GET", "/v1/usage"],
    ["POST", "/v1/keys"],
    ["POST", "/v1/signup"],
    ["DELETE", "/v1/messages/msg_0"],
  ];
  const started = performance.now();
  const answers = await Promise.all(requests.map(([method, path]) => call(method, path, { key: account.apiKey })));
  expect(performance.now() - started).toBeLessThan(4_000);
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([
      500,
      { error: { code: "internal_error", message: expect.any(String), hint: expect.any(String) } },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|ECONN|postgres/i);
  }
  expect(await statusOf("/readyz")).toBe(503);
  expect(await statusOf("/livez")).toBe(200);
  expect((await call("GET", "/v1/nothing")).status).toBe(404);
  expect((await call("GET", "/v1/usage")).status).toBe(401);
  await restart();
  await ready();
  expect(await account.list()).toHaveLength(1);
});

test("open waits outlive a restart of the database, and a mail after it answers them", async () => {
  const { waits } = await untilAsleep(20, () => ({
    waits: Array.from({ length: 20 }, () => account.wait({ tag: "after", timeout: 15 })),
  }));
  await database.stop();
  await restart();
  await vi.waitFor(() => deliverMail(account, { tags: ["after"] }), { timeout: 5_000 });
  const committed = performance.now();
  const tags = (await Promise.all(waits)).map(({ message }) => message?.tag);
  expect(tags).toEqual(waits.map(() => "after"));
  expect(performance.now() - committed).toBeLessThan(1_500);
  await ready();
});

test("a wait whose deadline passes while the database restarts is answered once it is back", async () => {
  const subscribe = vi.spyOn(hub.get(), "subscribe");
  const { waiting } = await untilAsleep(1, () => ({ waiting: account.get("/v1/wait?tag=never&timeout=3") }));
  await database.stop();
  const lookedAgain = vi.waitFor(() => expect(subscribe).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  // It starts out of reach, and is reached the moment it should be back: how long a start takes is not what this shows.
  const { port } = new URL(database.url);
  database = await startPostgres({ dataDir, settings });
  await Promise.race([lookedAgain, waiting]);
  const way = await openNetwork(new URL(database.url), Number(port));
  const { status, body } = await waiting;
  expect([status, body]).toEqual([200, { message: null, timed_out: true, hint: expect.any(String) }]);
  await database.stop();
  way.close();
  database = await startPostgres({ dataDir, settings, port: Number(port) });
  await ready();
});

test("a list that is being written breaks off visibly, and the server lives on", async () => {
  const text = "t".repeat(1_000_000);
  for (let mail = 0; mail < 30; mail += 1) await deliverMail(account, { tags: ["large"], text, html: text });
  const response = await new Promise<IncomingMessage>((opened) => {
    const headers = { authorization: `Bearer ${account.apiKey}` };
    get(`${service.baseUrl}/v1/messages?tag=large&limit=100`, { headers }, opened);
  });
  const end = new Promise((resolve) => {
    response.once("end", () => resolve("complete"));
    response.once("error", () => resolve("broken off"));
  });
  await database.stop();
  response.resume();
  expect(await end).toBe("broken off");
  expect(await statusOf("/livez")).toBe(200);
  await restart();
  await ready();
});

test("a server that is started while the database is away serves once it is there", async () => {
  await web.stop();
  await database.stop();
  await startService();
  expect(await statusOf("/readyz")).toBe(503);
  expect((await account.get("/v1/usage")).status).toBe(500);
  await restart();
  await ready();
  expect((await account.get("/v1/usage")).status).toBe(200);
});
