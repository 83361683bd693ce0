import { Webhook as Signature } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Attempt, Webhook } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { startWebhooks } from "@/lib/webhooks";
import { startWeb } from "@/server/start-web";
import { newAccount, type TestAccount } from "../../support/account";
import { deliverMail } from "../../support/deliver-mail";
import { itNeedsAKey } from "../../support/needs-key";
import { service } from "../../support/service";
import { applySettings } from "../../support/settings";
import { stopShared } from "../../support/shared";
import { startReceiver } from "../../support/webhook-receiver";

await stopShared();
applySettings({ WEBHOOK_PRIVATE_TARGETS: "true" });

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  const web = await startWeb({ port: 0, host: "127.0.0.1", pages: () => {} });
  service.baseUrl = `http://127.0.0.1:${web.port}`;
  // As two processes do: the second waits for the first.
  const senders = [1, 2].map(() => startWebhooks({ firstRetrySeconds: 0.05 }));
  receiver = await startReceiver();
  afterAll(async () => {
    await Promise.all(senders.map((sender) => sender.stop()));
    receiver.stop();
    await web.stop();
  });
});

for (const [method, path] of [
  ["GET", "/v1/webhooks"],
  ["POST", "/v1/webhooks"],
  ["DELETE", "/v1/webhooks/whk_1"],
  ["POST", "/v1/webhooks/whk_1/redrive"],
  ["POST", "/v1/webhooks/whk_1/test"],
  ["GET", "/v1/webhooks/whk_1/attempts"],
] as const)
  itNeedsAKey(method, path);

type Made = Webhook & { secret: string };
let paths = 0;

/** A webhook to a path of its own. */
async function hooked(account: TestAccount, filter: Record<string, string> = {}) {
  paths += 1;
  const path = `/${paths}`;
  const { status, body } = await account.post<Made>("/v1/webhooks", { url: receiver.url + path, ...filter });
  expect(status).toBe(201);
  const at = (what: string) => `/v1/webhooks/${body.id}${what}`;
  return {
    ...body,
    path,
    at,
    attempts: async () => (await account.get<{ attempts: Attempt[] }>(at("/attempts"))).body.attempts,
    state: async () =>
      (await account.get<{ webhooks: Webhook[] }>("/v1/webhooks")).body.webhooks.find(({ id }) => id === body.id),
    redrive: (since?: string) => account.post<Webhook>(at("/redrive"), since === undefined ? undefined : { since }),
  };
}

const untilPaused = (hook: Awaited<ReturnType<typeof hooked>>) =>
  expect.poll(async () => (await hook.state())?.paused_at, { timeout: 10_000 }).not.toBeNull();

test("mail that arrives is sent in order, each signed as standardwebhooks reads it, and noted", async () => {
  const account = await newAccount();
  await deliverMail(account, { subject: "before" });
  const hook = await hooked(account);
  for (const subject of ["1", "2", "3"]) await deliverMail(account, { subject, text: "secret" });
  expect(await receiver.subjects(hook.path, 3)).toEqual(["1", "2", "3"]);
  const messages = (await account.list({ bodies: "false" })).slice(0, 3).reverse();
  for (const [index, { headers, body, event }] of receiver.at(hook.path).entries()) {
    const message = messages[index];
    expect(event).toEqual({ type: "message.received", timestamp: message?.received_at, data: message });
    expect(headers).toMatchObject({ "webhook-id": message?.id, "content-type": "application/json" });
    expect(new Signature(hook.secret).verify(body, headers as Record<string, string>)).toEqual(event);
  }
  const sent = { type: "message.received", status: 204, error: null };
  await expect.poll(hook.attempts).toMatchObject(messages.map(({ id }) => ({ ...sent, message_id: id })).reverse());
  expect(await hook.state()).toMatchObject({ sent_up_to: messages[2]?.received_at, failing_since: null });
});

test("what no request line can have comes escaped, as the URL is kept", async () => {
  const account = await newAccount();
  const url = "HTTP://127.0.0.1:1/a\0\ud800 ä?b\n=c";
  const { status, body } = await account.post<Made>("/v1/webhooks", { url });
  expect([status, body.url]).toEqual([201, "http://127.0.0.1:1/a%00%EF%BF%BD%20%C3%A4?b=c"]);
});

test("the secret is shown once", async () => {
  const account = await newAccount();
  const { secret, hint: _, path: __, at: ___, ...hook } = (await hooked(account)) as Made & Record<string, unknown>;
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(JSON.stringify((await account.get("/v1/webhooks")).body)).not.toContain("secret");
  expect(hook.id).toMatch(/^whk_/);
});

test("only what its namespace, tag or prefix names is sent, and another account's mail never", async () => {
  const [account, other] = [await newAccount(), await newAccount()];
  const tagged = await hooked(account, { tag: "SignUp" });
  const prefixed = await hooked(account, { tag_prefix: "sign", namespace: account.namespace });
  await deliverMail(other, { tags: ["signup"], subject: "theirs" });
  for (const tag of ["other", "signup", "sign-in"]) await deliverMail(account, { tags: [tag], subject: tag });
  expect(await receiver.subjects(prefixed.path, 2)).toEqual(["signup", "sign-in"]);
  expect(await receiver.subjects(tagged.path, 1)).toEqual(["signup"]);
});

test("what is refused is tried again, later each time, before anything after it; what is deleted meanwhile is not sent", async () => {
  const account = await newAccount();
  const hook = await hooked(account);
  receiver.answer(hook.path, 500);
  for (const subject of ["1", "2", "3"]) await deliverMail(account, { subject });
  expect(await receiver.subjects(hook.path, 3)).toEqual(["1", "1", "1"]);
  expect(await hook.state()).toMatchObject({ failing_since: expect.any(String), retry_at: expect.any(String) });
  const second = (await account.list()).find(({ subject }) => subject === "2");
  await account.delete(`/v1/messages/${second?.id}`);
  receiver.answer(hook.path, 200);
  await expect.poll(() => receiver.at(hook.path).at(-1)?.event.data.subject, { timeout: 10_000 }).toBe("3");
  expect((await receiver.subjects(hook.path, 5)).filter((subject) => subject !== "1")).toEqual(["3"]);
  await expect.poll(hook.state).toMatchObject({ failing_since: null, retry_at: null, paused_at: null });
  const ids = receiver.at(hook.path).map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(2);
});

test("a redirect is a failure and is not followed, and so is no answer from a port that nobody listens on", async () => {
  const account = await newAccount();
  const hook = await hooked(account);
  receiver.answer(hook.path, 302, { location: `${receiver.url}/elsewhere` });
  await deliverMail(account);
  await expect.poll(hook.attempts).toContainEqual(expect.objectContaining({ status: 302 }));
  expect(receiver.at("/elsewhere")).toEqual([]);
  const { body } = await account.post<Made>("/v1/webhooks", { url: "http://127.0.0.1:1/" });
  const tested = await account.post<{ attempt: Attempt }>(`/v1/webhooks/${body.id}/test`);
  expect(tested.body.attempt).toMatchObject({ status: null, error: "the connection was refused" });
});

test("a day of failures pauses it; a redrive goes on where it stopped", async () => {
  const account = await newAccount();
  const hook = await hooked(account);
  receiver.answer(hook.path, 503);
  await deliverMail(account, { subject: "1" });
  await receiver.subjects(hook.path, 1);
  await expect.poll(hook.state).toMatchObject({ failing_since: expect.any(String) });
  await sql()`update webhooks set failing_since = failing_since - interval '25 hours' where id = ${hook.id}`;
  await untilPaused(hook);
  receiver.answer(hook.path, 200);
  const tried = receiver.at(hook.path).length;
  await deliverMail(account, { subject: "2" });
  expect((await hook.redrive()).body).toMatchObject({ paused_at: null, failing_since: null });
  expect((await receiver.subjects(hook.path, tried + 2)).slice(tried)).toEqual(["1", "2"]);
});

test("410 Gone pauses it at once", async () => {
  const account = await newAccount();
  const hook = await hooked(account);
  receiver.answer(hook.path, 410);
  await deliverMail(account);
  await untilPaused(hook);
  expect(await hook.attempts()).toMatchObject([{ status: 410 }]);
});

test("a redrive sends everything since a stamp once more, in order, with the same ids", async () => {
  const account = await newAccount();
  for (const subject of ["1", "2", "3"]) await deliverMail(account, { subject });
  const hook = await hooked(account);
  const [, , first] = await account.list();
  await hook.redrive(first?.received_at);
  expect(await receiver.subjects(hook.path, 2)).toEqual(["2", "3"]);
  await hook.redrive("0");
  expect(await receiver.subjects(hook.path, 5)).toEqual(["2", "3", "1", "2", "3"]);
  await hook.redrive("2999-01-01");
  await deliverMail(account, { subject: "4" });
  expect(await receiver.subjects(hook.path, 6)).toEqual(["2", "3", "1", "2", "3", "4"]);
});

test("a test event comes at once, signed, and is noted", async () => {
  const account = await newAccount();
  const hook = await hooked(account);
  const { body } = await account.post<{ attempt: Attempt }>(hook.at("/test"));
  expect(body.attempt).toMatchObject({ type: "test", message_id: null, status: 204, error: null });
  const [{ body: sent, headers } = { body: "", headers: {} }] = receiver.at(hook.path);
  expect(new Signature(hook.secret).verify(sent, headers as Record<string, string>)).toMatchObject({ type: "test" });
  expect(await hook.attempts()).toEqual([body.attempt]);
});

test("a webhook that is deleted is sent nothing more", async () => {
  const account = await newAccount();
  const [hook, stays] = [await hooked(account), await hooked(account)];
  await deliverMail(account, { subject: "1" });
  await receiver.subjects(hook.path, 1);
  expect((await account.delete(hook.at(""))).body).toEqual({ deleted: true });
  expect(await hook.state()).toBeUndefined();
  for (const subject of ["2", "3"]) await deliverMail(account, { subject });
  await receiver.subjects(stays.path, 3);
  expect(receiver.at(hook.path).length).toBeLessThanOrEqual(2);
  expect((await account.get(hook.at("/attempts"))).status).toBe(404);
});

test("the last hundred attempts are kept", async () => {
  const account = await newAccount();
  const hook = await hooked(account);
  await deliverMail(account, { tags: Array.from({ length: 130 }, (_, index) => `t${index}`) });
  await receiver.subjects(hook.path, 130);
  await expect.poll(async () => (await hook.attempts())[0]?.message_id).toBe((await account.list({ limit: 1 }))[0]?.id);
  const [row] = await sql()<{ count: number }[]>`
    select count(*)::int as count from webhook_attempts where webhook_id = ${hook.id}`;
  expect([(await hook.attempts()).length, row?.count]).toEqual([100, 100]);
});

test("another account's webhook is like none, by every way in", async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()];
  const hook = await hooked(owner);
  for (const id of [hook.id, "whk_nothing", "%00"]) {
    const at = `/v1/webhooks/${id}`;
    for (const answer of [
      await stranger.delete(at),
      await stranger.post(`${at}/redrive`),
      await stranger.post(`${at}/test`),
      await stranger.get(`${at}/attempts`),
    ])
      expect([answer.status, answer.body]).toMatchObject([404, { error: { code: "not_found" } }]);
  }
  expect((await stranger.get("/v1/webhooks")).body).toEqual({ webhooks: [] });
  expect(await hook.state()).toBeDefined();
  expect(receiver.at(hook.path)).toEqual([]);
});

test.each([
  ["no URL", {}],
  ["what is no URL", { url: "no url" }],
  ["a number", { url: 7 }],
  ["another protocol", { url: "ftp://example.com/" }],
  ["a script", { url: "javascript:alert(1)" }],
  ["a password", { url: "https://user:password@example.com/" }],
  ["2,000 characters and more", { url: `https://example.com/${"x".repeat(2_000)}` }],
  ["a tag that no mail has", { url: "https://example.com/", tag: "x".repeat(501) }],
  ["an empty tag", { url: "https://example.com/", tag: "" }],
  ["an empty prefix", { url: "https://example.com/", tag_prefix: "" }],
  ["a number as prefix", { url: "https://example.com/", tag_prefix: 7 }],
  ["a foreign namespace", { url: "https://example.com/", namespace: "none-of-mine" }],
] as [string, object][])("%s makes no webhook", async (_what, body) => {
  const account = await newAccount();
  const answer = await account.post("/v1/webhooks", body);
  expect([answer.status, answer.body]).toMatchObject([400, { error: { code: "invalid_request" } }]);
});

test.each(["yesterday", "", 1767225600, null, {}])("a redrive since %j is refused", async (since) => {
  const account = await newAccount();
  const hook = await hooked(account);
  expect((await account.post(hook.at("/redrive"), { since })).status).toBe(400);
});

test("an account has twenty webhooks at the most, however many ask at once", async () => {
  const account = await newAccount();
  const ask = () => account.post("/v1/webhooks", { url: `${receiver.url}/many` });
  const statuses = (await Promise.all(Array.from({ length: 25 }, ask))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});
