import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase, databaseUrl, sql } from "@/lib/db/client";
import { watch } from "@/lib/db/watched-socket";
import { env } from "@/lib/env";
import { newAccount, type TestAccount } from "../../support/account";
import { call } from "../../support/http";
import { sendMail } from "../../support/mail";
import { type Network, openNetwork } from "../../support/network";
import { runService, service } from "../../support/service";
import { SmtpSession } from "../../support/smtp-session";
import { listenerPids } from "../../support/statements";

let network: Network;
let account: TestAccount;

// Before the service opens its first connection.
beforeAll(async () => {
  const direct = new URL(databaseUrl());
  network = await openNetwork(direct);
  await closeDatabase();
  const url = databaseUrl().replace(`:${direct.port}/`, `:${network.port}/`);
  Object.assign(env, { DATABASE_URL: url, DATABASE_URL_DIRECT: url });
});
runService();
beforeAll(async () => {
  account = await newAccount();
});
afterAll(() => network.close());

/** As many seconds as if they had passed. */
function pass(seconds: number): void {
  for (let second = 0; second < seconds; second += 1) watch.get().tick();
}

const usage = () => account.get("/v1/usage").then(({ status }) => status);
const ready = () => fetch(`${service.baseUrl}/readyz`).then(({ status }) => status);

test("connections that are lost without a word fail what asks in the envelope, and then make way for new ones", async () => {
  await expect.poll(ready, { timeout: 5_000 }).toBe(200);
  await Promise.all(Array.from({ length: 30 }, usage));
  const listeners = await listenerPids();
  pass(1);
  network.lose();
  const [asked, waited, health] = await Promise.all([
    call("GET", "/v1/usage", { key: account.apiKey }),
    call("GET", "/v1/wait?timeout=1", { key: account.apiKey }),
    ready(),
  ]);
  const failed = { error: { code: "internal_error", message: expect.any(String), hint: expect.any(String) } };
  expect([asked.status, asked.body, waited.status, waited.body]).toEqual([500, failed, 500, failed]);
  expect(health).toBe(503);
  pass(40);
  await expect.poll(usage, { timeout: 5_000 }).toBe(200);
  expect(await Promise.all(Array.from({ length: 30 }, usage))).toEqual(Array.from({ length: 30 }, () => 200));
  await expect.poll(listenerPids, { timeout: 5_000 }).not.toEqual(listeners);
  expect(await ready()).toBe(200);
});

test("a mail whose storing is lost without a word is answered 451, and the next one is stored", async () => {
  await sendMail({ to: account.address("before"), text: "" });
  await using session = await SmtpSession.open();
  await session.envelope(account.address("lost"));
  pass(1);
  network.lose();
  const sent = network.sentInVain();
  const reply = session.say("Subject: lost\r\n\r\n.");
  await sent;
  pass(40);
  expect(await reply).toMatch(/^451 /);
  const send = () => session.send(account.address("after"), "Subject: after\r\n");
  await expect.poll(send, { timeout: 5_000 }).toMatch(/^250 /);
  expect((await account.list()).map(({ tag }) => tag)).toEqual(["after", "before"]);
});

test("a connection of which nothing is asked is kept, and one that still has time to answer", async () => {
  const listeners = await listenerPids();
  const asked = await sql().begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(1)`;
    pass(100);
    const answer = sql()`select pg_advisory_xact_lock_shared(1)`.execute();
    const waiting = () => sql()`select from pg_locks where locktype = 'advisory' and not granted`;
    await expect.poll(waiting, { timeout: 5_000 }).toHaveLength(1);
    pass(20);
    await transaction`select 1`;
    return { answer };
  });
  expect(await asked.answer).toHaveLength(1);
  expect(await listenerPids()).toEqual(listeners);
});
