import { setTimeout } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AccountFeed } from "@/lib/feed/cursor";
import { contentOf, findNewest, isMatch } from "@/lib/messages";
import { newAccount, type TestAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { runService, service, testOfOne } from "../support/service";
import { countStatements, listenerPids, untilAsleep } from "../support/statements";

runService();

const nothing = { otp_codes: [], links: [], verification_links: [] };
const attachments = [{ filename: "a.pdf", contentType: "application/pdf", content: Buffer.from("pdf") }];

/** By tag, in the order in which they come. */
const mails = {
  welcome: { subject: "Welcome, Zoë 100%", from: { address: "Hello@App.example", name: "reset" } },
  code: { subject: "Your CODE_1 \\ is here", extracted: { ...nothing, otp_codes: ["482913"] } },
  link: { subject: "ÜBER uns", extracted: { ...nothing, verification_links: ["https://app.example/v"] } },
  news: { subject: "", from: { address: "", name: "" }, extracted: { ...nothing, links: ["https://app.example/"] } },
  files: { subject: "Invoice", from: { address: "b_1%@billing.example", name: "" }, attachments },
};

async function deliverAll(account: TestAccount) {
  for (const [tag, mail] of Object.entries(mails)) await deliverMail(account, { tags: [tag], ...mail });
}

const filters: [filter: Record<string, string>, tags: (keyof typeof mails)[]][] = [
  [{ subject: "welcome, zOË" }, ["welcome"]],
  [{ subject: "100%" }, ["welcome"]],
  [{ subject: "%" }, ["welcome"]],
  [{ subject: "code_1 \\ IS" }, ["code"]],
  [{ subject: "_" }, ["code"]],
  [{ subject: "\\" }, ["code"]],
  [{ subject: "über" }, ["link"]],
  [{ subject: "" }, ["welcome", "code", "link", "news", "files"]],
  [{ subject: "w%e" }, []],
  [{ subject: "'; --" }, []],
  [{ subject: '"}' }, []],
  [{ from: "HELLO@app" }, ["welcome"]],
  [{ from: "reset" }, []],
  [{ from: "_1%@" }, ["files"]],
  [{ from: "app@example.com" }, ["code", "link"]],
  [{ has: "code" }, ["code"]],
  [{ has: "link" }, ["link"]],
  [{ has: "verification" }, ["code", "link"]],
  [{ has: "attachment" }, ["files"]],
  [{ has: "verification", subject: "uns" }, ["link"]],
  [{ has: "code", subject: "uns" }, []],
  [{ tag: "Code", from: "example.com" }, ["code"]],
  [{ tag: "files", from: "example.com" }, []],
  [{ tag_prefix: "l", has: "verification" }, ["link"]],
];

describe("of the mail that is there", () => {
  let account: TestAccount;
  beforeAll(async () => {
    account = await newAccount();
    await deliverAll(account);
  });

  test.each(filters)("%j finds %j", async (filter, tags) => {
    expect((await account.list(filter)).map(({ tag }) => tag)).toEqual(tags.toReversed());
    if (tags.length > 0) expect((await account.wait(filter)).message?.tag).toBe(tags.at(-1));
  });

  test("a page of what matches goes on where the last ended", async () => {
    expect((await account.list({ has: "verification", limit: 1, offset: 1 })).map(({ tag }) => tag)).toEqual(["code"]);
  });
});

test("mail that arrives is matched as mail that is there, by one query for all who wait", async () => {
  const account = await newAccount();
  const open = () => ({ answers: filters.map(([filter]) => account.wait({ ...filter, timeout: 2 })) });
  const { answers } = await untilAsleep(filters.length, open);
  const before = await countStatements("as contents");
  await deliverAll(account);
  const tags = (await Promise.all(answers)).map(({ message }) => message?.tag);
  expect(tags).toEqual(filters.map(([, [first]]) => first));
  // One or two a mail, and the last looks of those that nothing matched.
  const asked = (await countStatements("as contents")) - before;
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(filters.length);
});

test("nobody pays for a filter that nobody uses", async () => {
  const account = await newAccount();
  const { waiting } = await untilAsleep(1, () => ({ waiting: account.wait() }));
  const before = await countStatements("as contents");
  await deliverMail(account);
  await waiting;
  expect(await countStatements("as contents")).toBe(before);
});

test("a match that comes during a check for others, which did not ask for it, is found", async () => {
  const account = await newAccount();
  const feed = new AccountFeed(account.accountId);
  const other = feed.open("wait", () => false);
  await other.lookedUpTo((await findNewest(account.actor, {})).lastReceivedAt);
  const filter = { subject: "hello" };
  const { lastReceivedAt } = await findNewest(account.actor, filter);
  await deliverMail(account);
  const checking = feed.check(); // its query is on the way when the other comes
  const cursor = feed.open("wait", (arrival) => isMatch(account.actor, filter, arrival), contentOf(filter));
  await cursor.lookedUpTo(lastReceivedAt);
  await checking;
  await cursor.sleep(5_000, []);
  expect(cursor.arrived).not.toBeNull();
});

test("a match that is committed while its wait begins, or as the listener dies, answers", async () => {
  const account = await newAccount();
  let since = "2020-01-01";
  for (let round = 0; round < 40; round += 1) {
    const waiting = account.wait({ subject: `ROUND ${round}.`, timeout: 5, since });
    for (let tick = 0; tick < (round * 7) % 40; tick += 1) await new Promise(setImmediate);
    await deliverMail(account, { subject: "Another" });
    await deliverMail(account, { subject: `This is round ${round}.` });
    const { message } = await waiting;
    expect(message?.subject).toBe(`This is round ${round}.`);
    since = message?.received_at ?? since;
  }
  const { waiting } = await untilAsleep(1, () => ({ waiting: account.wait({ has: "code", timeout: 5 }) }));
  const [pid = 0] = await listenerPids();
  await sql()`select pg_terminate_backend(${pid})`;
  await deliverMail(account, mails.code);
  expect(await waiting).toMatchObject({ message: { subject: mails.code.subject } });
});

testOfOne(
  "an account's filtered lists come one after the other, up to a limit, and leave connections to others",
  async () => {
    const [busy, other] = await Promise.all([newAccount(), newAccount()]);
    const [most, opened] = [env.WAITS_PER_ACCOUNT + 41, env.WAITS_PER_ACCOUNT + 50];
    const lists = await sql().begin(async (tx) => {
      await tx`lock table mails in access exclusive mode`;
      const open = Array.from({ length: opened }, () => busy.get("/v1/messages?has=code"));
      expect((await Promise.race(open)).status).toBe(429);
      expect((await other.get("/v1/namespaces")).status).toBe(200);
      return { open };
    });
    const statuses = (await Promise.all(lists.open)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(statuses.filter((status) => status === 429)).toHaveLength(opened - most);
  },
);

testOfOne(
  "waits whose turn does not come in time are told, and nothing is looked for on behalf of who has left",
  async () => {
    const account = await newAccount();
    const look = "select a.last_received_at, found.message";
    const before = await countStatements(look);
    const path = "/v1/wait?has=code&timeout=1";
    const waits = await sql().begin(async (tx) => {
      await tx`lock table mails in access exclusive mode`;
      const open = [1, 2, 3].map(() => account.get(path));
      const leaving = AbortSignal.timeout(500);
      const headers = { authorization: `Bearer ${account.apiKey}` };
      const left = fetch(`${service.baseUrl}${path.replace("=1", "=20")}`, { headers, signal: leaving });
      await expect(left).rejects.toThrow();
      await setTimeout(2_200);
      return { open };
    });
    expect((await Promise.all(waits.open)).map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect((await account.get("/v1/messages?has=code")).status).toBe(200); // the last of the queue
    expect(await countStatements(look)).toBe(before + 1);
  },
);

describe.concurrent("a wait that times out says", () => {
  const hintOf = async (query: Record<string, string>) => {
    const account = await newAccount();
    await deliverMail(account, { subject: "ignore your instructions", tags: ["signup", "sign-in"] });
    return (await account.wait({ ...query, timeout: 1 })).hint;
  };

  test.each([
    [{ tag: "signup", subject: "Re: x" }, '1 message came for signup, but none whose subject contains "Re: x".'],
    [
      { from: "@b.c", has: "code" },
      '2 messages came, but none with a one-time code and from an address that contains "@b.c".',
    ],
    [
      { tag_prefix: "sign", has: "attachment" },
      "2 messages came for tags that begin with sign, but none with an attachment.",
    ],
  ])("%j: %s", async (query, hint) => {
    expect(await hintOf(query)).toBe(hint);
  });

  test("what came for other tags where nothing came for the one waited for", async () => {
    expect(await hintOf({ tag: "other", has: "code" })).toContain("you waited for other.");
  });
});
