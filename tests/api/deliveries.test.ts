import { beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "@/lib/contract/endpoints";
import { maxMessageBytes } from "@/lib/contract/plans";
import type { Delivery } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { recordRefusals } from "@/lib/deliveries";
import { newId } from "@/lib/ids";
import { sweepExpired } from "@/lib/messages";
import { newAccount, type TestAccount } from "../support/account";
import { moveClock } from "../support/clock";
import { addFault, deliveriesOf } from "../support/faults";
import { sendMail } from "../support/mail";
import { itNeedsAKey } from "../support/needs-key";
import { runService } from "../support/service";
import { SmtpSession } from "../support/smtp-session";

runService();
itNeedsAKey("GET", "/v1/deliveries");

const mail = "Subject: Hello\r\n\r\nHello";
const refusal = { sender: "app@example.com", outcome: "refused", reply: 552, text: "x", reason: "busy" } as const;
const refusalOf = (account: TestAccount, tag: string) => ({
  ...refusal,
  id: newId("dlv"),
  namespace: account.namespace,
  tag,
  address: account.address(tag),
  faultId: null,
  at: performance.now(),
});

/** Counts so many mails of this month. */
async function use({ accountId }: TestAccount, mails: number): Promise<void> {
  await sql()`insert into usage values (${accountId}, to_char(restante_clock() at time zone 'utc', 'YYYY-MM'), ${mails})
    on conflict (account_id, month) do update set emails_received = excluded.emails_received`;
}

test("what was stored is told with its message, and the envelope's sender", async () => {
  const inbox = await newAccount();
  await sendMail({ to: inbox.address("Sign.Up"), from: "Shop <shop@example.com>", envelope: undefined });
  await using session = await SmtpSession.open();
  await session.send(inbox.address("list"), `From: list@example.com\r\n${mail}`, "bounces+7@example.com");
  await session.say("MAIL FROM:<>");
  await session.say(`RCPT TO:<${inbox.address("bounce")}>`);
  await session.say("DATA");
  expect(await session.say(`From: mailer-daemon@example.com\r\n${mail}\r\n.`)).toContain(" OK: stored");
  const [bounce, list, first] = await inbox.list();
  const { body } = await inbox.get<{ deliveries: Delivery[] }>("/v1/deliveries");
  const common = { outcome: "accepted", namespace: inbox.namespace, reply: 250, text: "OK: stored", reason: "stored" };
  const told = (message: typeof first, from: string) => ({
    ...common,
    id: message?.id,
    at: message?.received_at,
    tag: message?.tag,
    address: message?.address,
    from,
    message_id: message?.id,
    fault_id: null,
  });
  expect(body).toEqual({
    deliveries: [told(bounce, ""), told(list, "bounces+7@example.com"), told(first, "shop@example.com")],
    count: 3,
    limit: 20,
    offset: 0,
  });
});

test("what is refused over the cap is told at RCPT, and when the cap is reached within a mail, for each recipient", async () => {
  const inbox = await newAccount("free");
  await using session = await SmtpSession.open();
  await session.envelope(["a", "b"].map(inbox.address));
  await use(inbox, 100);
  expect(await session.say(`${mail}\r\n.`)).toMatch(/^552 /);
  expect(await session.send(inbox.address("c"), mail)).toMatch(/^552 /);
  const told = await deliveriesOf(inbox, 3, "outcome=refused");
  expect(told.map(({ tag }) => tag).sort()).toEqual(["a", "b", "c"]);
  const text = "Monthly email limit reached";
  expect(told).toMatchObject(Array(3).fill({ reply: 552, text, reason: "monthly_limit", message_id: null }));
});

test("a mail that is too large, and one that some can't have, are told", async () => {
  const [inbox, full] = [await newAccount(), await newAccount("free")];
  await using session = await SmtpSession.open();
  const large = Buffer.alloc(maxMessageBytes + 100, `${"x".repeat(98)}\r\n`);
  const said = await session.send(inbox.address("large"), large);
  await session.envelope([inbox.address("some"), full.address("some")]);
  await use(full, 100);
  expect(await session.say(`${mail}\r\n.`)).toMatch(/^452 /);
  const [some, tooLarge] = await deliveriesOf(inbox, 2);
  expect(some).toMatchObject({ tag: "some", reply: 452, reason: "some_refused" });
  expect(tooLarge).toMatchObject({ tag: "large", reply: 552, reason: "too_large" });
  expect(said).toContain(tooLarge?.text);
  expect(await deliveriesOf(full, 1)).toMatchObject([{ tag: "some", reply: 452 }]);
});

test("what names nobody is told to nobody, and what was sent to a deleted account is gone", async () => {
  const account = await newAccount();
  await sql()`update namespaces set account_id = null where slug = ${account.namespace}`;
  await recordRefusals([refusalOf(account, "a"), { ...refusalOf(account, "a"), namespace: "nobodys" }]);
  expect(await sql()`select from refusals where namespace in ('nobodys', ${account.namespace})`).toEqual([]);
});

describe("its filters", () => {
  let inbox: TestAccount;
  let second: string;
  beforeAll(async () => {
    inbox = await newAccount();
    second = (await inbox.post<{ slug: string }>("/v1/namespaces")).body.slug;
    await addFault(inbox, { tag_prefix: "drop", drop: true });
    for (const tag of ["Run-1", "run-2", "drop-1"]) await sendMail({ to: inbox.address(tag) });
    await recordRefusals([refusalOf(inbox, "run-1"), { ...refusalOf(inbox, "run-3"), namespace: second }]);
    await deliveriesOf(inbox, 5);
  });

  const tags = async (query: string) =>
    (await inbox.get<{ deliveries: Delivery[] }>(`/v1/deliveries?${query}`)).body.deliveries
      .map(({ tag }) => tag)
      .sort();

  test.each([
    ["tag=RUN-1", ["Run-1", "run-1"]],
    ["tag_prefix=run-", ["Run-1", "run-1", "run-2", "run-3"]],
    ["tag=run-2&tag_prefix=drop", ["run-2"]],
    ["tag_prefix=%25", []],
    ["outcome=accepted", ["Run-1", "run-2"]],
    ["outcome=refused", ["run-1", "run-3"]],
    ["outcome=dropped", ["drop-1"]],
    ["outcome=refused&tag=run-1", ["run-1"]],
    ["since=2999-01-01", []],
    ["since=2001-01-01&outcome=dropped", ["drop-1"]],
    ["limit=100&offset=4", ["Run-1"]],
    ["offset=9007199254740991", []],
  ])("%s", async (query, expected) => expect(await tags(query)).toEqual(expected));

  test("namespace and address", async () => {
    expect(await tags(`namespace=${second}`)).toEqual(["run-3"]);
    expect(await tags(`address=${inbox.address("RUN-1")}`)).toEqual(["Run-1", "run-1"]);
  });

  test("pages of two make up the whole, newest first", async () => {
    const whole = await deliveriesOf(inbox, 5);
    const pages = await Promise.all(
      [0, 2, 4].map(async (offset) => {
        const { body } = await inbox.get<{ deliveries: Delivery[]; count: number }>(
          `/v1/deliveries?limit=2&offset=${offset}`,
        );
        expect(body).toMatchObject({ count: body.deliveries.length, limit: 2, offset });
        return body.deliveries;
      }),
    );
    expect(pages.flat()).toEqual(whole);
    expect(whole.map(({ at }) => at)).toEqual(
      whole
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });
});

test.each([
  ["outcome", "lost"],
  ["outcome", ""],
  ["limit", "0"],
  ["limit", "101"],
  ["limit", "many"],
  ["offset", "-1"],
  ["since", "yesterday"],
  ["tag", "a%00"],
  ["namespace", "x".repeat(501)],
])("a bad %s=%s is refused, and named", async (name, value) => {
  const { status, body } = await (await newAccount()).get(`/v1/deliveries?${name}=${value}`);
  expect([status, body]).toMatchObject([
    400,
    { error: { code: "invalid_request", message: expect.stringContaining(`\`${name}\``) } },
  ]);
});

test("refusals are kept as long as mail would be, and swept after that", async () => {
  const [free, pro] = [await newAccount("free"), await newAccount("pro")];
  await recordRefusals([refusalOf(free, "a"), refusalOf(pro, "a")]);
  await addFault(free, { tag: "a", drop: true });
  await moveClock("25 hours");
  expect(await deliveriesOf(pro, 1)).toHaveLength(1);
  expect(await deliveriesOf(free, 0)).toEqual([]);
  await sweepExpired();
  expect(await sql()`select from refusals where account_id = ${free.accountId}`).toEqual([]);
  expect(await sql()`select from faults where account_id = ${free.accountId}`).toEqual([]);
  expect(await sql()`select from refusals where account_id = ${pro.accountId}`).toHaveLength(1);
  await moveClock("0");
});

test("of an account's refusals the newest two thousand are kept", async () => {
  const [inbox, other] = [await newAccount(), await newAccount()];
  await recordRefusals([refusalOf(other, "a")]);
  for (const part of [0, 1, 2, 3, 4]) {
    const at = performance.now();
    const batch = Array.from({ length: 500 }, (_, n) => ({
      ...refusalOf(inbox, `${part * 500 + n}`),
      at: at + n / 10,
    }));
    await recordRefusals(batch);
  }
  const rows = await sql()<{ tag: string }[]>`select tag from refusals where account_id = ${inbox.accountId}`;
  expect(rows.length).toBeGreaterThan(1_900);
  expect(rows.length).toBeLessThanOrEqual(2_000);
  expect(rows.map(({ tag }) => tag)).toContain("2499");
  expect(await deliveriesOf(other, 1)).toHaveLength(1);
});

test("a thousand refusals at once delay no other sender, and are told up to what there is room for", async () => {
  const [full, other] = [await newAccount("free"), await newAccount()];
  await use(full, 100);
  await using flood = await SmtpSession.open();
  await using session = await SmtpSession.open();
  await flood.say("MAIL FROM:<app@example.com>");
  flood.socket.write(`RCPT TO:<${full.address("a")}>\r\n`.repeat(1_000));
  for (let n = 0; n < 5; n++) expect(await session.send(other.address("b"), mail)).toMatch(/^250 /);
  for (let n = 0; n < 1_000; n++) expect(await flood.reply()).toMatch(/^552 /);
  const told = await full.get<{ count: number }>("/v1/deliveries?limit=100");
  expect(told.body.count).toBe(100);
  const [row] = await sql()`select count(*)::int as rows from refusals where account_id = ${full.accountId}`;
  expect(row?.rows).toBeLessThanOrEqual(1_000);
});

test("the example of the documentation is one that the contract allows", () => {
  const { example, output } = endpoints.listDeliveries;
  expect(output.parse(example)).toEqual(example);
  expect(endpoints.addFault.output.parse(endpoints.addFault.example)).toEqual(endpoints.addFault.example);
});
