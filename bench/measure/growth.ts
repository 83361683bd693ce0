import { sql } from "@/lib/db/client";

/** Rows as intake writes them, by SQL: each account has as many messages as the others, one for each mail, newest last. */
export interface Fill {
  /** Ids begin with it, so that several fills stand beside each other. */
  prefix: string;
  accounts: number;
  messages: number;
}

const chunkMessages = 50_000;

/** Makes accounts and stores as many messages, a day before they expire. */
export async function fillWith({ prefix, accounts, messages }: Fill): Promise<void> {
  await sql()`
    insert into accounts (id, plan, last_received_at)
    select ${`acc_${prefix}_`} || n, 'pro', restante_clock() from generate_series(1, ${accounts}::int) n
    on conflict do nothing`;
  for (let first = 1; first <= messages; first += chunkMessages) {
    const last = Math.min(messages, first + chunkMessages - 1);
    await sql().begin(async (tx) => {
      // What the rows refer to is there: to look it up a million times is no part of what is measured.
      await tx`set local session_replication_role = replica`;
      const rows = tx`
        select ${`acc_${prefix}_`} || (1 + n % ${accounts}::int) as account, ${`${prefix}_`} || lpad(n::text, 9, '0') as id,
          'run-' || n % 1000 as tag, restante_clock() - make_interval(secs => (${messages}::int - n) * 0.05) as received
        from generate_series(${first}::int, ${last}::int) n`;
      await tx`
        insert into mails (account_id, id, source, from_address, from_name, "to", subject, text, headers, extracted, attachments)
        select account, 'mail_' || id, convert_to(repeat('source of the mail ' || id, 20), 'UTF8'), 'app@example.com', 'App',
          '["someone@example.com"]', 'Your code is 482913', repeat('Your code is 482913. ', 20), '{"subject":"Your code"}',
          '{"otp_codes":["482913"],"links":[],"verification_links":[]}', '[]'
        from (${rows}) r`;
      await tx`
        insert into messages (account_id, id, mail_id, namespace, tag, tag_key, address, received_at, expire_at)
        select account, 'msg_' || id, 'mail_' || id, 'bench', tag, tag, tag || '@bench.inbox.localhost', received,
          restante_clock() + interval '1 day'
        from (${rows}) r`;
    });
  }
  await sql()`analyze accounts, mails, messages`;
}

/** Megabytes of the two tables that mail goes through, indexes and long values included. */
export async function sizeOfTables(): Promise<number> {
  const [row] = await sql()<{ bytes: string }[]>`
    select pg_total_relation_size('mails') + pg_total_relation_size('messages') as bytes`;
  return Number(row?.bytes ?? 0) / 1024 / 1024;
}
