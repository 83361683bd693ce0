import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateDatabase } from "@/lib/db/migrate";
import { type Postgres, startPostgres } from "@/server/postgres";
import { Senders } from "../support/acknowledged";
import { type BuiltProcess, startSmtpProcess } from "../support/built-process";
import { expectStored } from "../support/crash-round";
import { SmtpSession } from "../support/smtp-session";

const tryAgain = /^451 4\.3\.0 Temporary failure, please try again later$/;
const address = "secret-tag@secret-slug.inbox.test";
const mail = "Message-ID: <secret-id@test.example>\r\nSubject: secret-subject\r\n\r\nsecret-body end";

const folder = mkdtempSync(join(tmpdir(), "restante-away-"));
let database: Postgres;
let smtp: BuiltProcess;

/** Kills every process of the server as a power cut would; the data folder is left as it is. */
async function powerCut(): Promise<void> {
  process.kill(database.pid, "SIGKILL");
  await database.exited;
}

const port = () => Number(new URL(database.url).port);
const restart = async () => {
  database = await startPostgres({ dataDir: folder, port: port() });
};

beforeAll(async () => {
  chmodSync(folder, 0o755);
  database = await startPostgres({ dataDir: folder });
  await migrateDatabase(database.url);
  const admin = postgres(database.url, { max: 1 });
  await admin`insert into accounts (id, plan) values ('acc_1', 'pro')`;
  await admin`insert into namespaces (slug, account_id) values ('secret-slug', 'acc_1')`;
  await admin.end();
  smtp = await startSmtpProcess({ DATABASE_URL: database.url, DATABASE_URL_DIRECT: database.url, DATA_DIR: folder });
}, 60_000);

afterAll(async () => {
  await smtp?.stop();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test("a PostgreSQL that is killed loses no acknowledged mail, and delivery goes on by itself once it is back", {
  timeout: 60_000,
}, async () => {
  const senders = new Senders();
  const done = new AbortController();
  const sending = senders.send(smtp.port, address, 20, done.signal);
  for (const mails of [200, 500]) {
    await senders.reach(mails);
    const { length } = senders.refusals;
    await powerCut();
    // A start that is quicker than the next attempt to connect would be felt by nobody.
    await expect.poll(() => senders.refusals.length, { timeout: 10_000 }).toBeGreaterThan(length);
    await restart();
  }
  await senders.reach(senders.acknowledged.size + 200);
  done.abort();
  await sending;
  expect(new Set(senders.refusals.map((reply) => tryAgain.test(reply) || reply))).toEqual(new Set([true]));
  const reader = postgres(database.url, { max: 1 });
  await expectStored("acc_1", senders.acknowledged, reader);
  await reader.end();
});

test("while the database is away RCPT and DATA are answered 451 with a fixed text, and sessions live on", async () => {
  await using session = await SmtpSession.open({ port: smtp.port });
  await using ready = await SmtpSession.open({ port: smtp.port });
  await ready.envelope(address);
  await powerCut();
  await session.say("MAIL FROM:<app@example.com>");
  expect(await session.say(`RCPT TO:<${address}>`)).toMatch(tryAgain);
  expect(await session.say("RCPT TO:<a@example.com>"), "what needs no database is still refused").toMatch(/^550 /);
  expect(await ready.say(`${mail}\r\n.`)).toMatch(tryAgain);
  await restart();
  await expect.poll(() => session.say(`RCPT TO:<${address}>`), { timeout: 10_000 }).toMatch(/^250 /);
  expect(await ready.send(address, mail)).toMatch(/^250 /);
  // The owner is told of both once it can be written.
  const reader = postgres(database.url, { max: 1 });
  const told = () => reader`select reply, reason from refusals where account_id = 'acc_1' and reply = 451`;
  await expect.poll(async () => (await told()).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  expect((await told()).every(({ reason }) => reason === "unavailable")).toBe(true);
  await reader.end();
});

test("the log says that the database was away, and nothing of mails, addresses or passwords", () => {
  const lines = smtp.log().trim().split("\n");
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines.map((line) => Object.keys(JSON.parse(line)).includes("event")))).toEqual(new Set([true]));
  expect(smtp.log()).not.toMatch(/secret|test\.example|postgres:\/\/|app@|insert into|select /i);
  expect(smtp.log()).not.toContain(new URL(database.url).password);
});
