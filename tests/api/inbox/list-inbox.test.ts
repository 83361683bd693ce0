import { expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { deleteMessages, type InboxCursor, type InboxFilter, listInbox, markSeen } from "@/lib/messages";
import { createNamespace } from "@/lib/namespaces";
import { newAccount, type TestAccount } from "../../support/account";
import { moveClock } from "../../support/clock";
import { deliverMail } from "../../support/deliver-mail";
import { runService } from "../../support/service";
import { storedCounts } from "../../support/stored";

runService();

const subjects = async ({ actor }: TestAccount, filter: InboxFilter) =>
  (await listInbox(actor, filter)).rows.map(({ subject }) => subject);

async function cursorOf(account: TestAccount, before?: InboxCursor): Promise<[string[], InboxCursor | null]> {
  const { rows, more } = await listInbox(account.actor, {}, { before });
  const last = rows.at(-1);
  return [rows.map(({ id }) => id), more && last ? { receivedAt: new Date(last.receivedAt), id: last.id } : null];
}

test("a row has what the list shows, and nothing of the bodies", async () => {
  const account = await newAccount();
  const extracted = {
    otp_codes: ["482913", "1111"],
    links: ["https://a.test/", "https://a.test/verify"],
    verification_links: ["https://a.test/verify"],
  };
  const attachments = [{ filename: "a", contentType: "text/plain", content: Buffer.from("a") }];
  await deliverMail(account, { tags: ["Sign.Up"], subject: "s".repeat(2_000), text: "secret", extracted, attachments });
  const { rows, more, stamp, unread } = await listInbox(account.actor, {});
  expect(rows).toEqual([
    {
      id: expect.stringMatching(/^msg_/),
      namespace: account.namespace,
      tag: "Sign.Up",
      from: { address: "app@example.com", name: "App" },
      subject: "s".repeat(500),
      receivedAt: new Date(stamp).toISOString(),
      expireAt: expect.any(String),
      seen: false,
      code: "482913",
      link: "https://a.test/verify",
      attachments: 1,
    },
  ]);
  expect([more, unread]).toEqual([false, 1]);
});

test("an account without mail has an empty page", async () => {
  expect(await listInbox((await newAccount()).actor, {})).toEqual({ rows: [], more: false, stamp: 0, unread: 0 });
});

test("pages show every message once, though mail arrives meanwhile", async () => {
  const account = await newAccount();
  for (let batch = 0; batch < 4; batch += 1) {
    await deliverMail(account, { tags: Array.from({ length: 30 }, (_, index) => `t${batch}-${index}`) });
  }
  const there = (await account.list({ limit: 100 })).concat(await account.list({ limit: 100, offset: 100 }));
  const seen: string[] = [];
  let cursor: InboxCursor | null | undefined;
  do {
    const [ids, next] = await cursorOf(account, cursor ?? undefined);
    seen.push(...ids);
    cursor = next;
    await deliverMail(account);
  } while (cursor);
  expect(seen).toEqual(there.map(({ id }) => id));
}, 30_000);

test("messages that share a stamp are not lost between two pages", async () => {
  const account = await newAccount();
  await deliverMail(account, { tags: Array.from({ length: 70 }, (_, index) => `t${index}`) });
  await sql()`update messages set received_at = date_trunc('second', received_at) where account_id = ${account.accountId}`;
  const [first, cursor] = await cursorOf(account);
  const [second, end] = await cursorOf(account, cursor ?? undefined);
  expect([first.length, new Set([...first, ...second]).size, end]).toEqual([50, 70, null]);
});

test("words are found in sender, address, subject and text, in any letter case, and taken literally", async () => {
  const account = await newAccount();
  await deliverMail(account, { subject: "100% off_now", text: 'It\'s "quoted" \\ back' });
  await deliverMail(account, { tags: ["our-tag"], subject: "1000 offXnow", text: "Zürich STRASSE 東京" });
  await deliverMail(account, { subject: "from", from: { address: "Billing@Shop.test", name: "Der Laden" } });
  for (const [q, found] of Object.entries({
    "100%": ["100% off_now"],
    off_now: ["100% off_now"],
    "%": ["100% off_now"],
    _: ["100% off_now"],
    "it's": ["100% off_now"],
    '"QUOTED"': ["100% off_now"],
    "\\": ["100% off_now"],
    ZÜRICH: ["1000 offXnow"],
    東京: ["1000 offXnow"],
    "billing@shop": ["from"],
    "der laden": ["from"],
    "OUR-TAG@": ["1000 offXnow"],
    "'; drop table messages; --": [],
  })) {
    expect(await subjects(account, { q }), q).toEqual(found);
  }
});

test("tags are matched by how they begin, namespaces exactly, and all filters together", async () => {
  const account = await newAccount();
  const { slug } = await createNamespace(account);
  await deliverMail(account, { tags: ["SignUp-1"], subject: "a" });
  await deliverMail(account, { tags: ["sign%"], subject: "b" });
  await deliverMail({ ...account, namespace: slug }, { tags: ["signup-2"], subject: "c" });
  expect(await subjects(account, { tag: "signup" })).toEqual(["c", "a"]);
  expect(await subjects(account, { tag: "sign%" })).toEqual(["b"]);
  expect(await subjects(account, { tag: "SIGNUP-1@anything" })).toEqual(["a"]);
  expect(await subjects(account, { tag: "signup@" })).toEqual([]);
  expect(await subjects(account, { namespace: slug.toUpperCase() })).toEqual(["c"]);
  expect(await subjects(account, { namespace: slug.slice(0, 3) })).toEqual([]);
  expect(await subjects(account, { namespace: account.namespace, tag: "signup", q: "A" })).toEqual(["a"]);
});

test("only the account's own messages are listed, marked and deleted", async () => {
  const [mine, other] = [await newAccount(), await newAccount()];
  await deliverMail(mine);
  const ids = (await mine.list()).map(({ id }) => id);
  await markSeen(other.actor, ids);
  expect(await deleteMessages(other.actor, ids)).toBe(0);
  expect((await listInbox(other.actor, {})).rows).toEqual([]);
  expect((await listInbox(mine.actor, {})).rows).toMatchObject([{ id: ids[0], seen: false }]);
});

test("what was opened is no longer unread, and the API says nothing of it", async () => {
  const account = await newAccount();
  await deliverMail(account, { tags: ["a", "b"] });
  const before = await account.list();
  await markSeen(account.actor, [before[0]?.id ?? "", "msg_unknown"]);
  const { rows, unread } = await listInbox(account.actor, {});
  expect([rows.map(({ seen }) => seen), unread]).toEqual([[true, false], 1]);
  expect(await account.list()).toEqual(before);
});

test("several messages are deleted at once, and their mails with the last of them", async () => {
  const account = await newAccount();
  await deliverMail(account, { tags: ["a", "b"] });
  await deliverMail(account, { tags: ["c"] });
  const [c, b, a] = (await listInbox(account.actor, {})).rows.map(({ id }) => id);
  expect(await deleteMessages(account.actor, [c, b].map(String))).toBe(2);
  expect(await storedCounts(account.accountId)).toMatchObject({ mails: 1, messages: 1 });
  const both = [a, a, "msg_unknown", c].map(String);
  const counts = await Promise.all([deleteMessages(account.actor, both), deleteMessages(account.actor, both)]);
  expect(counts.sort()).toEqual([0, 1]);
  expect(await storedCounts(account.accountId)).toMatchObject({ mails: 0, messages: 0 });
});

test("expired messages are neither listed nor counted", async () => {
  const account = await newAccount("free");
  await deliverMail(account);
  await moveClock("60 days");
  expect(await listInbox(account.actor, {})).toMatchObject({ rows: [], unread: 0 });
  await moveClock("0 days");
});

test("searches that take long leave connections to everybody else", async () => {
  const account = await newAccount();
  await deliverMail(account, { text: "a".repeat(100_000) });
  let found = 0;
  const slowSearch = () => listInbox(account.actor, { q: `${"a".repeat(199)}b` }).then(() => (found += 1));
  const searches = Array.from({ length: 15 }, slowSearch);
  await sql()`select 1`;
  expect(found).toBeLessThan(3);
  await Promise.all(searches);
});
