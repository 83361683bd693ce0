import { gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { databaseUrl, sql } from "@/lib/db/client";
import { applyMigrations, knownMigrations, migrateDatabase } from "@/lib/db/migrate";
import { checkBackup, writeBackup } from "@/server/backup";
import { newAccount } from "../../support/account";
import { Senders } from "../../support/acknowledged";
import { backupOf, contentOf, fillEveryTable, freshDatabase, piecesOf, restore, schemaOf } from "../../support/backup";
import { expectStored } from "../../support/crash-round";
import { ownDatabase } from "../../support/own-database";
import { runService, service } from "../../support/service";

await ownDatabase();
runService();

test("a backup while mail streams in holds every mail that was acknowledged before it, and each whole", async () => {
  const inbox = await newAccount();
  const senders = new Senders();
  const stop = new AbortController();
  const sending = senders.send(service.smtpPort, inbox.address("load"), 8, stop.signal);
  await senders.reach(100);
  const before = new Set(senders.acknowledged);
  const file = await backupOf(databaseUrl());
  const { size } = senders.acknowledged;
  await senders.reach(size + 20); // nobody was held up for good
  stop.abort();
  await sending;
  expect(senders.refusals).toEqual([]);

  const { url, client } = await freshDatabase();
  await restore(url, file);
  await expectStored(inbox.accountId, before, client);
  const [counted] = await client`
    select (select sum(emails_received)::int from usage) = (select count(*)::int from messages) as right,
      (select last_received_at from accounts where id = ${inbox.accountId}) = max(received_at) as stamped from messages`;
  expect(counted).toEqual({ right: true, stamped: true });
});

test("every row of every table comes back, in a schema that is the same to the letter", async () => {
  await fillEveryTable(sql());
  const there = await contentOf(sql());
  expect(Object.entries(there).filter(([, rows]) => rows.length === 0)).toEqual([]);
  const { url, client } = await freshDatabase();
  const file = await backupOf(databaseUrl());
  const totals = await restore(url, file);
  expect(await contentOf(client)).toEqual(there);
  expect(await schemaOf(client)).toEqual(await schemaOf(sql()));
  expect(totals).toMatchObject({
    tables: Object.keys(there).length,
    rows: Object.values(there).flat().length,
    leftOut: [],
  });
  expect(await checkBackup(piecesOf(file), { version: "1.2.3" })).toEqual(totals);
  await migrateDatabase(url);
  const [added] =
    await client`insert into sign_ups (client) values ('later') returning id > all (select id from sign_ups) as is_new`;
  expect(added).toEqual({ is_new: true });
});

test("a backup of an older version is brought up to date", async () => {
  const old = await freshDatabase();
  await old.client.begin((tx) => applyMigrations(tx, knownMigrations()[0]));
  await fillEveryTable(old.client);
  const there = await contentOf(old.client);
  const { url, client } = await freshDatabase();
  await restore(url, await backupOf(old.url));
  expect(await schemaOf(client)).toEqual(await schemaOf(sql()));
  for (const [name, rows] of Object.entries(there)) {
    expect(await client.unsafe(`select from "${name}"`), name).toHaveLength(rows.length);
  }
});

test("a table that is none of Restante's is left out", async () => {
  const { url, client } = await freshDatabase("restante_template");
  await client`create table "an operator's ""own""" as select 1 as number`;
  const to = await freshDatabase();
  expect(await restore(to.url, await backupOf(url))).toMatchObject({ leftOut: [`an operator's "own"`] });
  expect(await schemaOf(to.client)).toEqual(await schemaOf(sql()));
});

test("nothing is there to be backed up where nothing is", async () => {
  const { url } = await freshDatabase();
  await expect(backupOf(url)).rejects.toThrow("there is nothing to back up");
});

test("a sink that fails ends the backup with its own error", async () => {
  const { Writable } = await import("node:stream");
  const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error("no space left")) });
  await expect(writeBackup(databaseUrl(), full, { version: "1.2.3" })).rejects.toThrow("no space left");
});

describe("a database that holds rows", () => {
  test("is left alone, unless it is to be replaced: then stamps go on, and slugs stay taken", async () => {
    const { url, client } = await freshDatabase("restante_template");
    await client`insert into accounts (id, last_received_at) values ('acc_1', '2026-01-01')`;
    const file = await backupOf(url);
    await client`update accounts set last_received_at = '2030-01-01'`;
    await client`insert into accounts (id, last_received_at) values ('acc_2', '2030-01-01')`;
    await client`insert into namespaces (slug, account_id) values ('later', 'acc_2')`;
    const before = await contentOf(client);
    await expect(restore(url, file)).rejects.toThrow("not empty: its table accounts has rows. Add --replace");
    expect(await contentOf(client)).toEqual(before);

    await restore(url, file, { replace: true });
    expect(await client`select id, last_received_at from accounts`).toEqual([
      { id: "acc_1", last_received_at: new Date("2030-01-01") },
    ]);
    expect(await client`select slug, account_id from namespaces`).toEqual([{ slug: "later", account_id: null }]);
    expect(await schemaOf(client)).toEqual(await schemaOf(sql()));
  });

  test("of a later version is replaced as well", async () => {
    const { url, client } = await freshDatabase("restante_template");
    const file = await backupOf(url);
    await client`create table later (account_id text references accounts on delete cascade)`;
    await client`drop function restante_clock() cascade`;
    await client`create function restante_clock() returns integer language sql as 'select 1'`;
    await restore(url, file, { replace: true });
    expect(await schemaOf(client)).toEqual(await schemaOf(sql()));
  });

  test("that the service uses is not touched", async () => {
    const file = await backupOf(databaseUrl());
    await expect(restore(databaseUrl(), file, { replace: true })).rejects.toThrow(
      /service is running \(\d+ connections\)/,
    );
  });

  test("that is somebody else's is not touched", async () => {
    const file = await backupOf(databaseUrl());
    const { url, client } = await freshDatabase();
    await client`create table users (id integer)`;
    await expect(restore(url, file, { replace: true })).rejects.toThrow("with other tables (users)");
    expect(await contentOf(client)).toEqual({ users: [] });
  });
});

const to = await freshDatabase();

describe("a file that cannot be restored", () => {
  let whole: Buffer;
  beforeAll(async () => {
    await newAccount();
    whole = await backupOf(databaseUrl());
  });
  const flipped = (file: Buffer, at: number) => {
    const copy = Buffer.from(file);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  const rewritten = (file: Buffer, from: string, to: string) => {
    const text = gunzipSync(file).toString("latin1");
    expect(text).toContain(from);
    return gzipSync(Buffer.from(text.replace(from, to), "latin1"));
  };
  const cut = "is cut off";
  const damaged = "is damaged";
  const none = "no backup of Restante";

  test.each<[string, (file: Buffer) => Buffer, string]>([
    ["cut in the middle", (file) => file.subarray(0, file.length / 2), cut],
    ["cut at its last byte", (file) => file.subarray(0, -1), cut],
    ["cut between two tables", (file) => gzipSync(gunzipSync(file).subarray(0, -7)), cut],
    ["with a bit that fell over", (file) => flipped(file, Math.floor(file.length * 0.7)), damaged],
    [
      "with a bit that fell over before it was compressed",
      (file) => gzipSync(flipped(gunzipSync(file), -60 + gunzipSync(file).length - 200)),
      damaged,
    ],
    ["with another row", (file) => rewritten(file, "acc_", "acd_"), damaged],
    ["with a table less", (file) => rewritten(file, '"name":"usage"', '"name":"usagf"'), damaged],
    ["with another number of rows", (file) => rewritten(file, '"rows":1', '"rows":2'), damaged],
    ["with a frame of 4 GB", () => gzipSync(Buffer.from("M\xff\xff\xff\xff", "latin1")), none],
    [
      "of a later version",
      (file) => rewritten(file, '"migrations":[1', '"migrations":[2'),
      "of Restante 1.2.3, whose tables this one (1.2.3) does not know",
    ],
    [
      "of a later form",
      (file) => rewritten(file, '"restante_backup":1,"version":"1', '"restante_backup":2,"version":"9'),
      "Restante 9.2.3: restore it with that version",
    ],
    ["that is empty", () => Buffer.alloc(0), none],
    ["that is no gzip", () => Buffer.from("-- PostgreSQL database dump"), none],
    ["that is gzip of something else", () => gzipSync("-- PostgreSQL database dump"), none],
    ["that is gzip of nothing", () => gzipSync(""), none],
  ])("%s: says so, and nothing changes", async (_, spoil, why) => {
    const file = spoil(whole);
    await expect(restore(to.url, file)).rejects.toThrow(why);
    expect(await contentOf(to.client)).toEqual({});
    if (!why.includes("tables")) await expect(checkBackup(piecesOf(file), { version: "1.2.3" })).rejects.toThrow();
  });
});
