import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseUrl, sql } from "@/lib/db/client";
import { ensureBuilt } from "@/scripts/build.mjs";
import { freshDatabase } from "../support/backup";
import { temporaryFolder } from "../support/npm-start";
import { watchMemory } from "../support/watch-memory";

const folder = temporaryFolder("large-backup");
const file = join(folder.path, "large.backup");
const target = await freshDatabase();
const megabyte = 1024 * 1024;
/** Far less than there is: Node itself, and a few copies of the largest mail. */
const mostMegabytes = 300;

beforeAll(async () => {
  await ensureBuilt(["server"]);
  await sql()`insert into accounts (id) values ('acc_large')`;
  for (const [count, bytes] of [
    [600, megabyte],
    [40, 10 * megabyte],
  ] as const) {
    await sql()`
      insert into mails (account_id, id, source, from_address, from_name, "to", subject, text, headers, extracted, attachments)
      select 'acc_large', 'm' || ${bytes}::int || '-' || i, decode(${randomBytes(bytes).toString("base64")}, 'base64'),
        '', '', '[]', '', '', '{}', '{}', '[]'
      from generate_series(1, ${count}::int) i`;
  }
});

afterAll(() => folder.remove());

/** Runs the command on the database; returns by how much its memory has grown. */
async function run(words: string[], url: string): Promise<number> {
  const env = { ...process.env, NODE_OPTIONS: "", DATABASE_URL: url, DATABASE_URL_DIRECT: url };
  const child = spawn(process.execPath, [join("bin", "restante.mjs"), ...words], { env, stdio: "inherit" });
  const memory = watchMemory(child.pid);
  expect(await new Promise((done) => child.once("exit", done))).toBe(0);
  return memory.end();
}

const contentOf = (client: ReturnType<typeof sql>) =>
  client`select count(*)::int, md5(string_agg(md5(source), '' order by id)) from mails`;

test("a gigabyte is backed up and restored in memory that does not grow with it", async () => {
  expect(await run(["backup", file], databaseUrl())).toBeLessThan(mostMegabytes);
  expect(await run(["restore", file], target.url)).toBeLessThan(mostMegabytes);
  expect(await contentOf(target.client)).toEqual(await contentOf(sql()));
});
