import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Message } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { newAccount, type TestAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { call } from "../support/http";
import { sendMail } from "../support/mail";
import { runService, testOfOne } from "../support/service";
import { countStatements, listenerPids, untilAsleep } from "../support/statements";

runService();

const look = "select a.last_received_at, found.message";

type Settled = { message: Message | null; timed_out: boolean; matches?: number; hint?: string };

/** The answer of a wait that settles, and when it came. */
async function settled(account: TestAccount, query = "", seconds = 1) {
  const { status, body } = await account.get<Settled>(`/v1/wait?timeout=15&settle=${seconds}&${query}`);
  return { status, ...body, text: body.message?.text.trim(), at: performance.now() };
}

/** As if all that is there had come so long ago. */
const age = (account: TestAccount, by: string) =>
  sql()`update messages set received_at = received_at - ${by}::text::interval where account_id = ${account.accountId}`;

describe.concurrent("a wait that settles", () => {
  test("sees a mail that is sent twice", async () => {
    const account = await newAccount();
    const waiting = settled(account, "tag=signup", 2);
    await sendMail({ to: account.address("signup"), text: "first" });
    await delay(500);
    const sent = performance.now();
    await sendMail({ to: account.address("signup"), text: "second" });
    const { at, ...answer } = await waiting;
    expect(answer).toMatchObject({ status: 200, text: "second", timed_out: false, matches: 2 });
    expect(at - sent).toBeGreaterThan(1_990);
    expect(at - sent).toBeLessThan(5_000);
  });

  test("answers a mail that is sent once when it has been quiet for so long", async () => {
    const account = await newAccount();
    const waiting = settled(account);
    const sent = performance.now();
    await deliverMail(account, { text: "only" });
    const { at, ...answer } = await waiting;
    expect(answer).toMatchObject({ text: "only", timed_out: false, matches: 1 });
    expect(at - sent).toBeGreaterThan(990);
    expect(at - sent).toBeLessThan(5_000);
  });

  test("counts what is there already from when it came", async () => {
    const account = await newAccount();
    await deliverMail(account, { text: "first" });
    await deliverMail(account, { text: "second" });
    await age(account, "1 minute");
    const started = performance.now();
    expect(await settled(account, "", 10)).toMatchObject({ text: "second", matches: 2 });
    expect(performance.now() - started).toBeLessThan(5_000);
    const [newest] = await account.list();
    await deliverMail(account, { text: "third" });
    expect(await settled(account, `since=${newest?.received_at}`)).toMatchObject({ text: "third", matches: 1 });
  });

  test("is held up neither by other mail nor by mail that its filter leaves out", async () => {
    const account = await newAccount();
    let ended = false;
    const waiting = settled(account, "tag=signup&subject=code").finally(() => {
      ended = true;
    });
    await deliverMail(account, { subject: "Your code", text: "wanted" });
    const sent = performance.now();
    while (!ended) {
      await deliverMail(account, { subject: "Welcome" });
      await deliverMail(account, { tags: ["other"], subject: "Your code" });
    }
    const { at, ...answer } = await waiting;
    expect(answer).toMatchObject({ text: "wanted", matches: 1 });
    expect(at - sent).toBeLessThan(5_000);
  });

  test("ends at its deadline all the same, with what is there, or with a hint", async () => {
    const account = await newAccount();
    await deliverMail(account, { text: "late" });
    const started = performance.now();
    const { body } = await account.get<Settled>("/v1/wait?timeout=1&settle=30");
    expect(body).toMatchObject({ message: { text: "late" }, timed_out: false, matches: 1 });
    expect(performance.now() - started).toBeLessThan(5_000);
    const { body: none } = await account.get("/v1/wait?timeout=1&settle=1&tag=none");
    expect(none).toEqual({ message: null, timed_out: true, hint: expect.any(String) });
  });

  test("does not answer with what is deleted meanwhile", async () => {
    const account = await newAccount();
    const waiting = settled(account);
    for (const text of ["stays", "goes"]) await deliverMail(account, { text });
    await account.delete(`/v1/messages/${(await account.list())[0]?.id}`);
    expect(await waiting).toMatchObject({ text: "stays", matches: 1 });
    const late = account.get<Settled>("/v1/wait?timeout=2&settle=1&tag=gone");
    await deliverMail(account, { tags: ["gone"] });
    await account.delete(`/v1/messages/${(await account.list({ tag: "gone" }))[0]?.id}`);
    expect((await late).body).toMatchObject({ message: null, timed_out: true });
  });

  test("tells the same without bodies", async () => {
    const account = await newAccount();
    await deliverMail(account, { text: "long", html: "<p>long</p>", subject: "Short" });
    await age(account, "1 minute");
    const { message, matches } = await settled(account, "bodies=false");
    expect([message, matches]).toEqual([{ ...(await account.list())[0], text: "", html: null }, 1]);
  });

  test("hands out nothing once its key is revoked", async () => {
    const account = await newAccount();
    const { body } = await account.post<{ id: string; api_key: string }>("/v1/keys");
    const waiting = call("GET", "/v1/wait?timeout=10&settle=1", { key: body.api_key });
    await deliverMail(account);
    await account.delete(`/v1/keys/${body.id}`);
    expect((await waiting).status).toBe(401);
  });

  test.each(["0", "31", "-1", "1.5", "", "abc", "1e1", "%00", "99999999999999999999"])(
    "for %s seconds is refused",
    async (seconds) => {
      const { status, body } = await (await newAccount()).get(`/v1/wait?settle=${seconds}`);
      const message = "`settle` must be a whole number from 1 to 30.";
      expect([status, body]).toMatchObject([400, { error: { code: "invalid_request", message } }]);
    },
  );
});

test("a mail that is sent twice is seen while the listener dies and nobody tells of the second", async () => {
  const account = await newAccount();
  const { waiting } = await untilAsleep(1, () => ({ waiting: settled(account, "", 2) }));
  await deliverMail(account, { text: "first" });
  const [pid = 0] = await listenerPids();
  await sql()`select pg_terminate_backend(${pid})`;
  await delay(500);
  await deliverMail(account, { text: "second", announced: false });
  expect(await waiting).toMatchObject({ text: "second", matches: 2 });
});

test("waits that settle hold no connection, and look as often for many mails as for one", async () => {
  const account = await newAccount();
  const open = () => ({ answers: Array.from({ length: 20 }, () => settled(account, "", 2)) });
  const { answers } = await untilAsleep(20, open);
  const before = await countStatements(look);
  for (let mail = 0; mail < 20; mail += 1) await deliverMail(account);
  await expect
    .poll(async () => {
      const [row] = await sql()<{ busy: number }[]>`
        select count(*)::int as busy from pg_stat_activity
        where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()
          and backend_type = 'client backend'`;
      return row?.busy;
    })
    .toBe(0);
  expect((await Promise.all(answers)).map(({ matches }) => matches)).toEqual(Array(20).fill(20));
  expect((await countStatements(look)) - before).toBeLessThanOrEqual(2 * 20 + 4);
});

testOfOne("an account's limit counts them, and a client that leaves frees them", async () => {
  const account = await newAccount();
  const leave = new AbortController();
  const path = "/v1/wait?timeout=30&settle=30";
  const open = () =>
    Array.from({ length: 200 }, () =>
      call("GET", path, { key: account.apiKey, signal: leave.signal }).catch(() => null),
    );
  const { answers } = await untilAsleep(200, () => ({ answers: open() }));
  await deliverMail(account);
  expect((await account.get(path)).status).toBe(429);
  leave.abort();
  await Promise.all(answers);
  await expect.poll(async () => (await account.get("/v1/wait")).status, { timeout: 5_000 }).toBe(200);
});
