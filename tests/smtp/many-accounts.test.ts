import { beforeAll, expect, test, vi } from "vitest";
import { arrayTypes, sql } from "@/lib/db/client";
import { watch } from "@/lib/db/watched-socket";
import { newAccount, type TestAccount } from "../support/account";
import { ownDatabase } from "../support/own-database";
import { runService } from "../support/service";
import { SmtpSession } from "../support/smtp-session";

await ownDatabase();
// Before the first connection, which takes the function as it is then.
const sent = vi.spyOn(arrayTypes.array as { serialize(values: unknown[]): string }, "serialize");

runService();

const content = `${"x".repeat(76)}\r\n`.repeat(9_000);
const mail = `Content-Type: application/octet-stream\r\n\r\n${content}`;
let accounts: TestAccount[] = [];

beforeAll(async () => {
  accounts = await Promise.all(Array.from({ length: 100 }, () => newAccount()));
});

test("a mail to 100 accounts goes to the database once, and each has it whole", { timeout: 60_000 }, async () => {
  const addresses = accounts.map((account) => account.address("a"));
  await using session = await SmtpSession.open();
  sent.mockClear();
  expect(await session.send(addresses, mail)).toMatch(/^250 /);
  const bytes = sent.mock.results.reduce((sum, { value }) => sum + value.length, 0);
  expect(bytes).toBeLessThan(2 * 1.4 * mail.length); // the source and the attachment, in base64
  const rows = await sql()<{ id: string; source: number; content: string }[]>`
    select m.account_id as id, length(m.source) as source, md5(a.content) as content
    from messages join mails m on m.account_id = messages.account_id and m.id = messages.mail_id
    join attachments a on a.account_id = m.account_id and a.mail_id = m.id`;
  expect(rows.map(({ id }) => id).sort()).toEqual(accounts.map(({ accountId }) => accountId).sort());
  const [sum] = await sql()<{ content: string }[]>`select md5(${`${content}\r\n`}::text) as content`;
  for (const row of rows) expect(row).toMatchObject({ source: mail.length + 2, content: sum?.content });
});

test("copies for many accounts may be written for longer than a statement may run", { timeout: 60_000 }, async () => {
  await sql()`create table seen (timeout interval)`;
  await sql()`
    create function see() returns trigger language plpgsql as
    $$ begin
      perform pg_advisory_xact_lock_shared(1);
      insert into seen select current_setting('statement_timeout')::interval;
      return null;
    end $$`;
  await sql()`create trigger see after insert on mails execute function see()`;
  const addresses = accounts.map((account) => account.address("a"));
  await using session = await SmtpSession.open();
  await session.send(addresses.slice(0, 1), mail);
  const stored = await sql().begin(async (slowness) => {
    await slowness`select pg_advisory_xact_lock(1)`;
    const reply = session.send(addresses, mail);
    const held = () => slowness`select from pg_locks where locktype = 'advisory' and not granted`;
    await expect.poll(held, { timeout: 20_000 }).toHaveLength(1);
    for (let second = 0; second < 45; second += 1) watch.get().tick(); // as if they had passed
    return { reply };
  });
  expect(await stored.reply).toMatch(/^250 /);
  const seen = await sql()<{ longer: boolean }[]>`select timeout > interval '45 seconds' as longer from seen`;
  expect(seen).toEqual([{ longer: false }, { longer: true }]);
});
