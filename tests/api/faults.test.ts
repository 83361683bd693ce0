import { expect, test } from "vitest";
import type { Fault } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { newAccount, type TestAccount } from "../support/account";
import { moveClock } from "../support/clock";
import { itNeedsAKey } from "../support/needs-key";
import { runService } from "../support/service";

runService();
itNeedsAKey("GET", "/v1/faults");
itNeedsAKey("POST", "/v1/faults", { tag: "a", drop: true });
itNeedsAKey("DELETE", "/v1/faults/flt_0");

const add = (account: TestAccount, fault: object) => account.post<Fault>("/v1/faults", fault);
const active = async (account: TestAccount) => (await account.get<{ faults: Fault[] }>("/v1/faults")).body.faults;

test("a fault is told whole, null where nothing was asked for, and ends after five minutes", async () => {
  const account = await newAccount();
  const { status, body } = await add(account, { tag: "Sign-Up", reply: 451 });
  expect([status, body]).toEqual([
    201,
    {
      id: expect.stringMatching(/^flt_/),
      namespace: null,
      tag: "Sign-Up",
      tag_prefix: null,
      reply: 451,
      stage: "rcpt",
      delay_seconds: null,
      duplicate: null,
      drop: null,
      times: null,
      times_met: 0,
      created_at: expect.any(String),
      expires_at: expect.any(String),
    },
  ]);
  expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(300_000);
});

test("all that can be asked for is told back, and listed, oldest first", async () => {
  const account = await newAccount();
  const { namespace } = account;
  const wanted = [
    { namespace, tag: "a", reply: 550, stage: "data", delay_seconds: 30, times: 1000, for_seconds: 3600 },
    { tag_prefix: "b", duplicate: true, delay_seconds: 1, times: 1, for_seconds: 1 },
    { namespace: namespace.toUpperCase(), tag_prefix: "c", drop: true, duplicate: false },
  ];
  const made = [];
  for (const fault of wanted) made.push((await add(account, fault)).body);
  expect(made).toMatchObject([
    { namespace, tag: "a", reply: 550, stage: "data", delay_seconds: 30, times: 1000 },
    { namespace: null, tag_prefix: "b", duplicate: true, drop: null, delay_seconds: 1, times: 1 },
    { namespace, tag_prefix: "c", duplicate: null, drop: true },
  ]);
  expect(await active(account)).toEqual(made);
});

test("a fault that has expired is neither listed nor there to be deleted", async () => {
  const account = await newAccount();
  const { id } = (await add(account, { tag: "a", drop: true, for_seconds: 60 })).body;
  await moveClock("61 seconds");
  expect(await active(account)).toEqual([]);
  expect((await account.delete(`/v1/faults/${id}`)).status).toBe(404);
  await moveClock("0");
});

test("one that is deleted is gone, and so is an id of nothing", async () => {
  const account = await newAccount();
  const { id } = (await add(account, { tag: "a", drop: true })).body;
  expect(await account.delete(`/v1/faults/${id}`)).toMatchObject({ status: 200, body: { deleted: true } });
  expect(await active(account)).toEqual([]);
  for (const gone of [id, "flt_0", "%00", "x".repeat(600)]) {
    const { status, body } = await account.delete(`/v1/faults/${gone}`);
    expect([status, body]).toMatchObject([404, { error: { code: "not_found" } }]);
  }
});

test("another account neither lists, deletes nor counts it", async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()];
  const { id } = (await add(owner, { tag: "a", drop: true })).body;
  expect(await active(stranger)).toEqual([]);
  expect((await stranger.delete(`/v1/faults/${id}`)).status).toBe(404);
  const foreign = await add(stranger, { namespace: owner.namespace, tag: "a", drop: true });
  const nobodys = await add(stranger, { namespace: "nobodys-own", tag: "a", drop: true });
  expect([foreign.status, foreign.body]).toEqual([nobodys.status, nobodys.body]);
  expect(foreign).toMatchObject({ status: 400, body: { error: { code: "invalid_request" } } });
  expect(await active(owner)).toHaveLength(1);
});

const drop = { drop: true };
test.each<[string, unknown, string]>([
  ["nothing", undefined, "tag"],
  ["no tag", { drop: true }, "tag"],
  ["both tags", { tag: "a", tag_prefix: "b", ...drop }, "tag_prefix"],
  ["nothing to happen", { tag: "a" }, "reply"],
  ["nothing to happen, said aloud", { tag: "a", duplicate: false, drop: false }, "reply"],
  ["a refusal that drops", { tag: "a", reply: 451, ...drop }, "reply"],
  ["a refusal that doubles", { tag: "a", reply: 451, duplicate: true }, "reply"],
  ["a drop that doubles", { tag: "a", drop: true, duplicate: true }, "drop"],
  ["an empty tag", { tag: "", ...drop }, "tag"],
  ["an empty prefix, which would be all mail", { tag_prefix: "", ...drop }, "tag_prefix"],
  ["a tag that is no text", { tag: 5, ...drop }, "tag"],
  ["a tag of null", { tag: null, ...drop }, "tag"],
  ["a tag with a NUL", { tag: "a\0", ...drop }, "tag"],
  ["a tag of half a character", { tag: "\ud800", ...drop }, "tag"],
  ["a long tag", { tag: "a".repeat(501), ...drop }, "tag"],
  ["a foreign namespace", { tag: "a", namespace: "not-mine", ...drop }, "namespace"],
  ["a namespace that is no text", { tag: "a", namespace: [], ...drop }, "namespace"],
  ["another reply", { tag: "a", reply: 552 }, "reply"],
  ["a reply in quotes", { tag: "a", reply: "451" }, "reply"],
  ["a reply of 0", { tag: "a", reply: 0 }, "reply"],
  ["another stage", { tag: "a", stage: "mail", ...drop }, "stage"],
  ["no delay", { tag: "a", delay_seconds: 0 }, "delay_seconds"],
  ["a long delay", { tag: "a", delay_seconds: 31 }, "delay_seconds"],
  ["half a second", { tag: "a", delay_seconds: 0.5 }, "delay_seconds"],
  ["a delay without end", { tag: "a", delay_seconds: Number.MAX_VALUE }, "delay_seconds"],
  ["a drop that is no yes", { tag: "a", drop: "yes" }, "drop"],
  ["a double that is no yes", { tag: "a", duplicate: 1 }, "duplicate"],
  ["never", { tag: "a", times: 0, ...drop }, "times"],
  ["too often", { tag: "a", times: 1001, ...drop }, "times"],
  ["no time", { tag: "a", for_seconds: 0, ...drop }, "for_seconds"],
  ["over an hour", { tag: "a", for_seconds: 3601, ...drop }, "for_seconds"],
  ["a field that there is not", { tag: "a", tmes: 2, ...drop }, "tmes"],
])("%s is refused, and named", async (_what, body, field) => {
  const account = await newAccount();
  const { status, body: answer } = await account.post("/v1/faults", body);
  expect([status, answer]).toMatchObject([
    400,
    { error: { code: "invalid_request", message: expect.stringMatching(new RegExp(`^\`${field}\` `)) } },
  ]);
  expect(await active(account)).toEqual([]);
});

test("an account has a hundred at most, however many are asked for at once, and one more when one ends", async () => {
  const account = await newAccount();
  await sql()`
    insert into faults (account_id, id, tag, tag_key, stage, duplicate, drop, expires_at)
    select ${account.accountId}, 'flt_' || n, 'a', 'a', 'rcpt', false, true, restante_clock() + interval '1 hour'
    from generate_series(1, 95) n`;
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(account, { tag: "b", drop: true, times: 1 })));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(429)]);
  expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ error: { code: "rate_limited" } });
  await account.delete("/v1/faults/flt_1");
  expect((await add(account, { tag: "b", drop: true })).status).toBe(201);
});

test("of faults that were met as often as they may be a thousand are kept", async () => {
  const account = await newAccount();
  await sql()`
    insert into faults (account_id, id, tag, tag_key, stage, duplicate, drop, times, times_met, expires_at)
    select ${account.accountId}, 'flt_' || n, 'a', 'a', 'rcpt', false, true, 1, 1, restante_clock() + interval '1 hour'
    from generate_series(1, 1200) n`;
  await add(account, { tag: "a", drop: true });
  expect(await sql()`select from faults where account_id = ${account.accountId}`).toHaveLength(1001);
  expect(await active(account)).toHaveLength(1);
});
