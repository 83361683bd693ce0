import { beforeAll, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { type DeliveryFilter, listDeliveries } from "@/lib/deliveries";
import { hub } from "@/lib/feed";
import { addKey, keyHolder } from "@/lib/keys";
import {
  contentOf,
  findNewest,
  getMessage,
  getSource,
  listArrivals,
  listInbox,
  listMessages,
  readAfter,
} from "@/lib/messages";
import { newAccount, type TestAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { ownDatabase } from "../support/own-database";
import { applySettings } from "../support/settings";

await ownDatabase(); // its connections take on the setting
applySettings({ DATABASE_POOL_SIZE: "1" }); // what the service has prepared is seen by its own connection alone

const rows = 20_000;
let busy: TestAccount;

beforeAll(async () => {
  busy = await newAccount();
  const other = await newAccount();
  for (const { accountId, namespace } of [busy, other]) {
    await sql()`
      insert into mails (account_id, id, source, from_address, from_name, "to", subject, text, headers, extracted, attachments)
      select ${accountId}::text, 'mail_' || n, 'x', '', '', '[]', '', repeat('text ', 40), '{}', '{}', '[]'
      from generate_series(1, ${rows}::int) n`;
    await sql()`
      insert into messages (account_id, id, mail_id, namespace, tag, tag_key, address, received_at, expire_at)
      select ${accountId}::text, 'msg_' || n, 'mail_' || n, ${namespace}, 'run-' || n, 'run-' || n, '',
        now() - make_interval(secs => n), now() + interval '1 day'
      from generate_series(1, ${rows}::int) n`;
  }
  await sql()`
    insert into refusals (account_id, id, outcome, namespace, tag, tag_key, address, sender, reply, text, reason, received_at, expire_at)
    select case when n <= 2000 then ${busy.accountId}::text else ${other.accountId} end, 'dlv_' || n, 'refused', 'n',
      'run-' || n, 'run-' || n, '', '', 552, '', '', now() - make_interval(secs => n), now() + interval '1 day'
    from generate_series(1, ${rows}::int) n`;
  await sql()`insert into accounts (id) select 'acc_' || n from generate_series(1, ${rows}::int) n`;
  await sql()`analyze messages, mails, accounts, refusals`;
});

interface Node {
  "Node Type": string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: Node[];
}

/** How the newest statement with this text reads its tables: the plan that the service's own connection keeps for it. */
async function planOf(text: string): Promise<Node[]> {
  const [prepared] = await sql()<{ name: string; parameters: number }[]>`
    select name, array_length(parameter_types, 1) as parameters from pg_prepared_statements
    where position(${text}::text in statement) > 0 and statement not like '%pg_prepared_statements%'
    order by prepare_time desc limit 1`;
  if (!prepared) throw new Error(`nothing was prepared with ${text}`);
  const values = Array(prepared.parameters).fill("null").join(", ");
  const rows = await sql().unsafe<{ "QUERY PLAN": { Plan: Node }[] }[]>(
    `explain (format json) execute "${prepared.name}"(${values})`,
  );
  const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)];
  return rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan }) => flat(Plan)));
}

/** The condition by which the index on messages is entered; nothing may be read through otherwise. */
async function entryOf(text: string): Promise<string> {
  const nodes = await planOf(text);
  expect(nodes.filter((node) => node["Node Type"] === "Seq Scan")).toEqual([]);
  return nodes
    .flatMap((node) => (node["Index Name"]?.startsWith("messages_") ? [node["Index Cond"] ?? ""] : []))
    .join();
}

const page = { limit: 10, offset: 0, headBytes: 64 * 1024 };
const filters = [
  ["everything", {}, /account_id/],
  ["a stamp", { since: new Date() }, /received_at >/],
  ["a tag", { tag: "Run-77" }, /tag_key =/],
  ["a prefix", { tag_prefix: "Run-77" }, /tag_key ~>=~ .*tag_key ~<~/],
  ["a tag and a subject", { tag: "Run-77", subject: "reset" }, /tag_key =/],
  ["a stamp and a code", { since: new Date(), has: "code" }, /received_at >/],
  ["a sender", { from: "app" }, /account_id/],
  ["a prefix and a stamp", { tag_prefix: "Run-77", since: new Date() }, /tag_key ~>=~ .*tag_key ~<~/],
] as const;

test.each(filters)("a list of %s enters by an index", async (_what, filter, entry) => {
  await listMessages(busy.actor, filter, page);
  expect(await entryOf("page.message")).toMatch(entry);
});

test.each(filters)("a wait for %s enters by an index", async (_what, filter, entry) => {
  await findNewest(busy.actor, filter);
  expect(await entryOf("found.message")).toMatch(entry);
});

test.each(filters)("a wait for %s that counts enters by an index", async (_what, filter, entry) => {
  await findNewest(busy.actor, filter, { counted: true });
  expect(await entryOf("found.matches")).toMatch(entry);
});

test.each(filters)("read by a key, %s enters by the same index", async (_what, filter, entry) => {
  const holder = keyHolder(`Bearer ${busy.apiKey}`);
  await listMessages(holder, filter, page);
  expect(await entryOf("page.message")).toMatch(entry);
  await findNewest(holder, filter);
  expect(await entryOf("found.message")).toMatch(entry);
  await getMessage(holder, "msg_7");
  expect(await entryOf("found.message as json")).toMatch(/account_id = .* AND \(id = /);
});

const scopes = [
  ["everything", {}, {}, /account_id/],
  ["a stamp", {}, { since: new Date() }, /received_at >/],
  ["a tag", { tag_prefix: "run-" }, { tag: "Run-77" }, /tag_key =/],
  ["the tags of the key", { tag_prefix: "Run-77" }, {}, /tag_key ~>=~ .*tag_key ~<~/],
  ["a prefix among them", { tag_prefix: "Run-7" }, { tag_prefix: "run-77" }, /tag_key ~>=~ .*tag_key ~<~/],
] as const;

test.each(scopes)(
  "read by a read key, %s enters by an index, and so does a message",
  async (_what, scope, filter, entry) => {
    const { apiKey } = await addKey(busy.actor, { scope: "read", ...scope });
    const holder = keyHolder(`Bearer ${apiKey}`);
    await listMessages(holder, filter, page);
    expect(await entryOf("page.message")).toMatch(entry);
    await findNewest(holder, filter);
    expect(await entryOf("found.message")).toMatch(entry);
    await getMessage(holder, "msg_7").catch(() => {});
    expect(await entryOf("found.message as json")).toMatch(/account_id = .* AND \(id = /);
  },
);

test("the dashboard's list enters by an index, narrowed to a prefix too", async () => {
  await listInbox(busy.actor, {});
  expect(await entryOf("a.unread")).toMatch(/account_id/);
  await listInbox(busy.actor, { tag: "Run-77" });
  expect(await entryOf("a.unread")).toMatch(/tag_key ~>=~ .*tag_key ~<~/);
  await listArrivals(busy.actor, {}, Date.now());
  expect(await entryOf("as fits")).toMatch(/received_at >/);
});

const envelopes = filters.filter(([, filter]) => !("subject" in filter || "from" in filter || "has" in filter));
test.each(envelopes)("the deliveries of %s enter by indexes", async (_what, filter, entry) => {
  await listDeliveries(busy.actor, filter as DeliveryFilter, { limit: 20, offset: 0 });
  expect(await entryOf("d.message_id")).toMatch(entry);
  const nodes = await planOf("d.message_id");
  expect(nodes.some((node) => /^refusals_/.test(node["Index Name"] ?? ""))).toBe(true);
});

test("a stream looks on from its place, whatever it filters by", async () => {
  const after = { receivedAt: new Date(), id: null };
  for (const [, filter] of filters) {
    await readAfter(busy.actor, filter, { after, bodies: false });
    expect(await entryOf("as is_tied")).toMatch(/account_id = .* AND \(received_at >=/);
  }
});

test("what has arrived since a stamp is read from there on, and nothing before it", async () => {
  const cursor = hub.get().subscribe(busy.accountId, "wait", () => false);
  await cursor.lookedUpTo(new Date());
  await cursor.check();
  expect(await entryOf("as newest")).toMatch(/account_id = .* AND \(received_at >/);
  hub.get().unsubscribe(cursor);
});

test("so is what of it has the content that somebody waits for", async () => {
  const content = contentOf({ subject: "reset", has: "code" });
  const cursor = hub.get().subscribe(busy.accountId, "wait", () => false, content);
  await cursor.lookedUpTo(new Date());
  await cursor.check();
  expect(await entryOf("as contents")).toMatch(/account_id = .* AND \(received_at >/);
  hub.get().unsubscribe(cursor);
  await hub.take()?.close();
});

test("a message and its source are found by their keys", async () => {
  await getMessage(busy.actor, "msg_7", { headers: false });
  expect(await entryOf("as message")).toMatch(/account_id = .* AND \(id = /);
  await getSource(busy.actor, "msg_7");
  expect(await entryOf("substring(b.source")).toMatch(/account_id = .* AND \(id = /);
});

test("a prefix finds what begins with it as it is written, in any letter case, whatever its last character", async () => {
  const account = await newAccount();
  const tags = ["Run-7", "run_7", "run%7", "run", "ruo", "\ud7ffx", "\ue000", "a\u{10ffff}z", "b", "\u{10ffff}", "ß-1"];
  await deliverMail(account, { tags });
  for (const prefix of ["run", "RUN-", "run_", "run%", "", "\ud7ff", "a\u{10ffff}", "\u{10ffff}", "ß", "run-7x"]) {
    const { rows } = await listMessages(account.actor, { tag_prefix: prefix }, { ...page, limit: 20 });
    const found = rows.map(({ json }) => JSON.parse(String(json)).tag).sort();
    expect(found).toEqual(tags.filter((tag) => tag.toLowerCase().startsWith(prefix.toLowerCase())).sort());
  }
});
