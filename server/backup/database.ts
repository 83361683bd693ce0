import postgres from "postgres";
import type { Table } from "./format";

/** Runs `work` on a connection of its own to the database itself, whose statements may take as long as they like. */
export async function session<T>(url: string, work: (client: postgres.Sql) => Promise<T>): Promise<T> {
  const connection = { application_name: "restante backup" };
  const client = postgres(url, { max: 1, connect_timeout: 5, max_lifetime: null, onnotice: () => {}, connection });
  try {
    await client`
      select set_config(name, '0', false) from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_session_timeout', 'transaction_timeout',
        'idle_in_transaction_session_timeout')`; // a role may have its own
    return await work(client);
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** The tables of the service, whatever its version, with the columns that are stored; none that an extension has made. */
export async function listTables(tx: postgres.ISql): Promise<Table[]> {
  return tx<Table[]>`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`;
}

/** A table with its columns, as COPY names it. */
export function copyTarget({ name, columns }: Table): string {
  return `${quoted(name)} (${columns.map(quoted).join(", ")})`;
}

export async function countRows(tx: postgres.TransactionSql, name: string): Promise<number> {
  const [row] = await tx.unsafe<{ rows: string }[]>(`select count(*) as rows from ${quoted(name)}`);
  return Number(row?.rows);
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
