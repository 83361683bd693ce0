import { expect, test } from "vitest";
import { deleteAccount } from "@/lib/accounts";
import { sql } from "@/lib/db/client";
import sharding from "@/lib/db/sharding.json";
import { addKey, listKeys } from "@/lib/keys";
import { listArrivals, listInbox, sweepExpired } from "@/lib/messages";
import { usageHistory } from "@/lib/usage";
import { createWebhook, redriveWebhook } from "@/lib/webhooks";
import { newAccount, type TestAccount } from "../support/account";
import { openEvents } from "../support/events";
import { sendMail } from "../support/mail";
import { ownDatabase } from "../support/own-database";
import { runService } from "../support/service";
import { applySettings } from "../support/settings";

await ownDatabase();
applySettings({ WEBHOOK_PRIVATE_TARGETS: "true" });
runService();

const keyOf = new Map(Object.entries(sharding.distributed));
const apart = Object.keys({ ...sharding.everywhere, ...sharding.local });
const exceptions = Object.keys(sharding.exceptions); // of lib/db/sharding.json, each with its reason

test("every table is one that is spread by account, is the same everywhere, or stands alone", async () => {
  const tables = await sql()<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`;
  expect(tables.map(({ name }) => name).sort()).toEqual([...keyOf.keys(), ...apart].sort());
});

test("every key, index and reference of a spread table begins with the account, or stands among the exceptions", async () => {
  const indexes = await sql()<{ table: string; name: string; column: string }[]>`
    select t.relname as table, i.relname as name, pg_get_indexdef(x.indexrelid, 1, true) as column
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where t.relnamespace = 'public'::regnamespace`;
  const wrong = indexes.filter(({ table, column }) => keyOf.has(table) && keyOf.get(table) !== column);

  const references = await sql()<{ table: string; other: string; name: string; columns: string[]; others: string[] }[]>`
    select c.conrelid::regclass::text as table, c.confrelid::regclass::text as other, conname as name,
      (select json_agg(attname) from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns,
      (select json_agg(attname) from pg_attribute where attrelid = confrelid and attnum = any(confkey)) as others
    from pg_constraint c where contype = 'f' and connamespace = 'public'::regnamespace`;
  const apartFrom = references.filter(({ table, other, columns, others }) => {
    const [own, its] = [keyOf.get(table) ?? "", keyOf.get(other) ?? ""];
    return !columns.includes(own) || !others.includes(its);
  });
  expect([...wrong, ...apartFrom].map(({ name }) => name).sort()).toEqual([...exceptions].sort());
});

test("every statement names the account of each spread table that it reads or changes, or stands among the exceptions", async () => {
  await useEverything();
  const statements = await statementsRun();
  expect(statements.length).toBeGreaterThan(60);
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const statement of statements) {
    const exception = Object.keys(sharding.statements).find((text) => statement.includes(text));
    if (exception) seen.add(exception);
    for (const alias of exception ? [] : await unboundIn(statement)) wrong.push(`${alias} in: ${statement}`);
  }
  expect(wrong).toEqual([]);
  expect([...seen].sort()).toEqual(Object.keys(sharding.statements).sort());
});

/** A mail's whole life, and what the API and the dashboard ask besides. */
async function useEverything(): Promise<void> {
  const [account, other] = [await newAccount(), await newAccount()];
  const attachments = [{ filename: "a.txt", content: "a" }];
  const woken = account.wait({ tag: "signup" });
  await sendMail({
    to: [account.address("signup"), other.address("signup")],
    text: "Your code is 482913",
    attachments,
  });
  await woken;
  await sendMail({ to: account.address("signup"), text: "Your code is 482914" });
  await refuse(account);
  await useApi(account);
  const { id } = await createWebhook(account.actor, { url: "http://127.0.0.1:1/" });
  await account.post(`/v1/webhooks/${id}/test`);
  await account.get(`/v1/webhooks/${id}/attempts`);
  await redriveWebhook(account.actor, id, new Date());
  await account.delete(`/v1/webhooks/${id}`);
  await Promise.all([listInbox(account.actor, {}), listArrivals(account.actor, {}, Date.now())]);
  await usageHistory(account.actor);
  const { id: keyId } = await addKey(account.actor);
  await account.delete(`/v1/keys/${keyId}`);
  await listKeys(account.actor);
  await sweepExpired();
  await deleteAccount(account.actor);
}

async function refuse(account: TestAccount): Promise<void> {
  const { body } = await account.post<{ id: string }>("/v1/faults", { tag: "refused", reply: 550 });
  await sendMail({ to: account.address("refused") }).catch(() => {});
  await expect
    .poll(async () => (await account.get<{ count: number }>("/v1/deliveries?outcome=refused")).body.count)
    .toBe(1);
  await account.get("/v1/faults");
  await account.delete(`/v1/faults/${body.id}`);
}

async function useApi(account: TestAccount): Promise<void> {
  const [message] = await account.list({ has: "attachment" });
  for (const path of ["", "?headers=true", "/source", "/attachments/0"]) {
    expect((await account.get(`/v1/messages/${message?.id}${path}`)).status).toBe(200);
  }
  const filters = [
    "tag=signup",
    "tag_prefix=s",
    "since=0",
    "subject=hello",
    "has=code",
    `namespace=${account.namespace}`,
  ];
  for (const filter of filters) {
    await account.get(`/v1/messages?${filter}`);
    await account.get(`/v1/wait?${filter}`);
    await account.get(`/v1/deliveries?${filter}`);
  }
  await account.get("/v1/wait?tag=nothing&timeout=1");
  await account.get("/v1/wait?tag=signup&settle=1");
  for (const path of ["usage", "keys", "namespaces", "webhooks"]) await account.get(`/v1/${path}`);
  await account.post("/v1/namespaces", {});
  const stream = await openEvents(account, { query: { since: "0" } });
  await stream.next();
  stream.leave();
  await account.delete(`/v1/messages/${message?.id}`);
}

/** The service's own, as PostgreSQL saw them; what this file asks of the catalogue apart. */
async function statementsRun(): Promise<string[]> {
  const rows = await sql()<{ query: string }[]>`
    select distinct query from pg_stat_statements s join pg_database d on d.oid = s.dbid
    where d.datname = current_database() and query ~* '^\s*(select|insert|update|delete|with)'
    and query !~ 'pg_stat_|pg_catalog|pg_index|pg_constraint'`;
  return rows.map(({ query }) => query);
}

interface Plan {
  "Relation Name"?: string;
  Alias?: string;
  Operation?: string;
  Plans?: Plan[];
  [key: string]: unknown;
}

/** Spread tables of a statement, by their alias, whose account no condition of its plan names. */
async function unboundIn(statement: string): Promise<string[]> {
  const text = withConstants(statement);
  const [row] = await sql().unsafe<{ "QUERY PLAN": [{ Plan: Plan }] }[]>(
    `explain (generic_plan, verbose, format json) ${text}`,
  );
  const nodes: Plan[] = [];
  const visit = (plan: Plan) => {
    nodes.push(plan);
    plan.Plans?.forEach(visit);
  };
  if (row) visit(row["QUERY PLAN"][0].Plan);
  const conditions = nodes
    .flatMap((node) => Object.entries(node).filter(([name]) => /Cond$|Filter$/.test(name)))
    .map(([, condition]) => String(condition));
  return nodes.flatMap(({ "Relation Name": table = "", Alias: alias, Operation }) => {
    const key = keyOf.get(table);
    if (!key || Operation) return [];
    const named = new RegExp(`\\b${alias}\\.${key}\\)? = |= \\(?${alias}\\.${key}\\b`);
    return conditions.some((condition) => named.test(condition)) ? [] : [`${table} ${alias}`];
  });
}

/** What was a constant is a parameter for pg_stat_statements: these may be none. */
function withConstants(statement: string): string {
  return statement
    .replace(/\binterval \$\d+/g, "interval '1 second'")
    .replace(/\bextract\(\$\d+/g, "extract(epoch")
    .replace(/\bgenerate_series\(\$\d+, \$\d+\)/g, "generate_series(1, 2)");
}
