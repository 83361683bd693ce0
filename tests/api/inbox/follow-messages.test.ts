import { afterAll, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { followMessages, hub } from "@/lib/feed";
import type { InboxFilter } from "@/lib/messages";
import { newAccount, type TestAccount } from "../../support/account";
import { deliverMail } from "../../support/deliver-mail";
import { runService } from "../../support/service";
import { stopShared } from "../../support/shared";

runService();

const open: AbortController[] = [];
afterAll(async () => {
  for (const left of open) left.abort();
  await stopShared(); // the last test has ended its listening
});

function follow({ actor }: TestAccount, { after = 0, filter = {} }: { after?: number; filter?: InboxFilter } = {}) {
  const left = new AbortController();
  open.push(left);
  return { left, news: followMessages(actor, filter, { after, pulseSeconds: 10, left: left.signal }) };
}

type News = ReturnType<typeof follow>["news"];

/** The next `count` rows, and the stamp they go up to. */
async function take(news: News, count: number) {
  const subjects: string[] = [];
  let stamp = 0;
  while (subjects.length < count) {
    const { value, done } = await news.next();
    if (done) throw new Error("the stream has ended");
    if (!value) continue;
    subjects.push(...value.rows.map(({ subject }) => subject));
    stamp = value.stamp;
  }
  return { subjects, stamp };
}

test("mail comes in the order of its arrival, and a stream that is resumed neither misses nor repeats any", async () => {
  const account = await newAccount();
  const subjects = Array.from({ length: 30 }, (_, index) => `mail ${index}`);
  const first = follow(account);
  expect(await first.news.next()).toEqual({ value: null, done: false });
  const sending = (async () => {
    for (const subject of subjects) await deliverMail(account, { subject });
  })();
  const begun = await take(first.news, 7);
  first.left.abort();
  const rest = await take(follow(account, { after: begun.stamp }).news, subjects.length - begun.subjects.length);
  await sending;
  expect([...begun.subjects, ...rest.subjects]).toEqual(subjects);
});

test("messages that share a stamp come together", async () => {
  const account = await newAccount();
  for (let batch = 0; batch < 3; batch += 1) {
    await deliverMail(account, { tags: Array.from({ length: 90 }, (_, index) => `t${batch}-${index}`) });
  }
  await sql()`update messages set received_at = date_trunc('hour', received_at) where account_id = ${account.accountId}`;
  const { value } = await follow(account).news.next();
  expect(value?.rows).toHaveLength(270);
});

test("only rows that fit the filter come, and all are counted", async () => {
  const account = await newAccount();
  await deliverMail(account, { tags: ["Alpha", "beta"], subject: "Grüße", text: "x" });
  const count = async (filter: InboxFilter) => {
    const { value } = await follow(account, { filter }).news.next();
    return [value?.rows.length, value?.count];
  };
  expect(await count({ tag: "al" })).toEqual([1, 2]);
  expect(await count({ q: "GRÜSSE" })).toEqual([0, 2]);
  expect(await count({ q: "grüße", namespace: account.namespace })).toEqual([2, 2]);
});

test("a mail that no process tells of comes long before the next pulse", async () => {
  const account = await newAccount();
  const { news } = follow(account);
  await news.next();
  const next = take(news, 1);
  await deliverMail(account, { announced: false });
  const stored = performance.now();
  await next;
  expect(performance.now() - stored).toBeLessThan(3_000);
});

test("another account's mail does not come", async () => {
  const [mine, other] = [await newAccount(), await newAccount()];
  const { news } = follow(mine);
  await news.next();
  await deliverMail(other, { subject: "other" });
  await deliverMail(mine, { subject: "mine" });
  expect((await take(news, 1)).subjects).toEqual(["mine"]);
});

test("twenty streams of an account may be open, and take no room from its waits", async () => {
  const account = await newAccount();
  const streams = Array.from({ length: 20 }, () => follow(account));
  await Promise.all(streams.map(({ news }) => news.next()));
  await expect(follow(account).news.next()).rejects.toMatchObject({ code: "rate_limited" });
  await expect(follow(await newAccount()).news.next()).resolves.toMatchObject({ value: null });
  const waiting = account.wait({ tag: "signup" });
  await deliverMail(account);
  expect(await waiting).toMatchObject({ timed_out: false });
  streams[0]?.left.abort();
  await streams[0]?.news.return();
  await expect(follow(account).news.next()).resolves.toMatchObject({ done: false });
});

test("a stream ends when its follower leaves, and when the process stops", async () => {
  const account = await newAccount();
  const [leaving, staying] = [follow(account), follow(account)];
  for (const { news } of [leaving, staying]) await news.next();
  const ends = [leaving, staying].map(({ news }) => news.next());
  leaving.left.abort();
  expect(await ends[0]).toEqual({ value: undefined, done: true });
  await hub.get().close();
  expect(await ends[1]).toEqual({ value: undefined, done: true });
});
