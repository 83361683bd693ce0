import { expect, test } from "vitest";
import type { Message } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { newAccount, type TestAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { openEvents } from "../support/events";
import { call } from "../support/http";
import { sendMail } from "../support/mail";
import { itNeedsAKey } from "../support/needs-key";
import { deliver, expectWithin, newReadWorld } from "../support/read-keys";
import { runService, service, testOfOne } from "../support/service";
import { countStatements, listenerPids } from "../support/statements";

runService();
itNeedsAKey("GET", "/v1/events");
itNeedsAKey("GET", "/v1/events?bodies=nonsense");

const listed = async (key: string) =>
  (await call<{ messages: Message[] }>("GET", "/v1/messages?limit=100", { key })).body.messages;

/** Once its stream is there for what comes. */
async function follow(account: TestAccount, options: Parameters<typeof openEvents>[1] = {}) {
  const stream = await openEvents(account, options);
  const ready = await stream.next();
  return { ...stream, ready };
}

const subjects = (events: { message: { subject: string } }[]) => events.map(({ message }) => message.subject);

test("a mail comes as it arrives: the message of the list without its bodies, its stamp as the event's id", async () => {
  const inbox = await newAccount();
  await deliverMail(inbox, { subject: "before" });
  const stream = await follow(inbox);
  expect(stream.answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(stream.answer.headers.get("cache-control")).toContain("no-store");
  expect(stream.ready).toMatchObject({ event: "ready", data: JSON.stringify({ since: stream.ready?.id }) });
  await sendMail({ to: inbox.address("signup"), text: "Your code is 482913" });
  const [event] = await stream.messages(1);
  const [message] = await inbox.list({ bodies: "false" });
  expect(event).toMatchObject({ id: message?.received_at, event: "message", message });
  expect(message).toMatchObject({ extracted: { otp_codes: ["482913"] }, text: "" });
  stream.leave();
});

test("what is filtered is filtered, of what was there and of what comes; bodies come when they are asked for", async () => {
  const inbox = await newAccount();
  const code = { otp_codes: ["482913"], links: [], verification_links: [] };
  const query = { tag_prefix: "Sign", has: "code", since: "0", bodies: "true" };
  const send = async (subject: string) => {
    await deliverMail(inbox, { tags: ["other"], subject: "no", extracted: code });
    await deliverMail(inbox, { tags: ["signup"], subject: "no" });
    await deliverMail(inbox, { tags: ["SignUp"], subject, text: "Your code", extracted: code });
  };
  await send("was there");
  const stream = await follow(inbox, { query });
  const events = await stream.messages(1);
  await send("came");
  events.push(...(await stream.messages(1)));
  expect(events.map(({ message: { subject, text } }) => [subject, text])).toEqual([
    ["was there", "Your code"],
    ["came", "Your code"],
  ]);
  stream.leave();
});

test("Last-Event-ID goes before since, and a stream goes on right behind it", async () => {
  const inbox = await newAccount();
  for (const subject of ["1", "2", "3"]) await deliverMail(inbox, { subject });
  const first = await follow(inbox, { query: { since: "0" } });
  const [one] = await first.messages(1);
  first.leave();
  const again = await follow(inbox, { query: { since: "0" }, lastEventId: one?.id });
  expect(subjects(await again.messages(2))).toEqual(["2", "3"]);
  again.leave();
  const since = await follow(inbox, { query: { since: one?.id ?? "" } });
  expect(subjects(await since.messages(2))).toEqual(["2", "3"]);
  since.leave();
});

test("what came between ready and a break comes after it", async () => {
  const inbox = await newAccount();
  const { ready, leave } = await follow(inbox, { query: { tag: "signup" } });
  leave();
  await deliverMail(inbox, { subject: "meanwhile" });
  const again = await follow(inbox, { query: { tag: "signup" }, lastEventId: ready?.id });
  expect(subjects(await again.messages(1))).toEqual(["meanwhile"]);
  again.leave();
});

test("over breaks, while mail pours in and the listening dies, none is lost, doubled or out of order", async () => {
  const inbox = await newAccount();
  const mails = 240;
  const pour = async (sender: number) => {
    for (let mail = 0; mail < mails / 4; mail += 1) {
      await deliverMail(inbox, {
        subject: `${sender}-${mail}`,
        tags: [mail % 3 ? "signup" : "Signup"],
        announced: mail % 2 > 0,
      });
      if (mail % 20 === 10) await sql()`select pg_terminate_backend(${(await listenerPids())[0] ?? 0})`;
    }
  };
  const pouring = Promise.all([0, 1, 2, 3].map(pour));
  const read: { id: string; message: { id: string } }[] = [];
  for (let breaks = 0; read.length < mails; breaks += 1) {
    const stream = await openEvents(inbox, { query: { since: "0", tag: "signup" }, lastEventId: read.at(-1)?.id });
    read.push(...(await stream.messages(Math.min(1 + ((breaks * 13) % 23), mails - read.length))));
    stream.leave();
  }
  await pouring;
  const ids = await sql()<{ id: string }[]>`
    select id from messages where account_id = ${inbox.accountId} order by received_at`;
  expect(read.map(({ message }) => message.id)).toEqual(ids.map(({ id }) => id));
});

test("messages that share a stamp come each once, wherever among them the stream breaks", async () => {
  const inbox = await newAccount();
  const tags = Array.from({ length: 90 }, (_, index) => `t${index}`);
  for (let mail = 0; mail < 3; mail += 1) await deliverMail(inbox, { tags });
  await sql()`update messages set received_at = date_trunc('hour', received_at) where account_id = ${inbox.accountId}`;
  const read: { id: string; message: { id: string } }[] = [];
  for (const count of [1, 150, 60, 58, 1]) {
    const stream = await openEvents(inbox, { query: { since: "0" }, lastEventId: read.at(-1)?.id });
    read.push(...(await stream.messages(count)));
    stream.leave();
  }
  expect(new Set(read.map(({ message }) => message.id)).size).toBe(270);
  expect(read.at(-1)?.id).toBe(read[0]?.id.split(",")[0]);
});

test("another account's mail does not come, whatever is asked for", async () => {
  const [mine, other] = [await newAccount(), await newAccount()];
  await deliverMail(other, { subject: "theirs" });
  const stream = await follow(mine, { query: { since: "0" } });
  const foreign = await follow(mine, { query: { since: "0", namespace: other.namespace } });
  await deliverMail(other, { subject: "theirs" });
  await deliverMail(mine, { subject: "mine" });
  expect(subjects(await stream.messages(1))).toEqual(["mine"]);
  const next = foreign.next().catch(() => null);
  foreign.leave();
  expect(await next).toBeNull();
  stream.leave();
});

test("a read key's stream holds what lies within its scope, and tells of nothing else", async () => {
  const { account, elsewhere, keys } = await newReadWorld();
  for (const key of keys) {
    const whole = await openEvents({ ...account, apiKey: key.key }, { query: { since: "0" } });
    const events = await whole.messages(key.sees.length);
    expect([key.name, subjects(events).sort()]).toEqual([key.name, [...key.sees].sort()]);
    expectWithin(key, events);
    whole.leave();
    const live = await follow({ ...account, apiKey: key.key });
    await deliver(elsewhere, "secret", "secret");
    await deliver(account, "agent-9", "inside");
    if (key.sees.length === 3) expect(subjects(await live.messages(1))).toEqual(["secret"]);
    const [event] = await live.messages(1);
    expect(event?.message.tag).toBe("agent-9");
    live.leave();
    const stamps = [...(await listed(key.key)).map(({ received_at }) => received_at)];
    expect([key.name, stamps]).toEqual([key.name, expect.arrayContaining([live.ready?.id])]);
  }
});

test("of mail outside of its scope a read key's stream does not even have a line", async () => {
  const { account, narrow, idOf } = await newReadWorld();
  const inside = (await listed(narrow.key)).find(({ id }) => id === idOf("inside"));
  const look = "is_tied, page.message";
  const before = await countStatements(look);
  const answer = await fetch(`${service.baseUrl}/v1/events?since=${inside?.received_at}`, {
    headers: { authorization: `Bearer ${narrow.key}` },
  });
  let text = "";
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    if (text === "") {
      await expect.poll(() => countStatements(look)).toBeGreaterThanOrEqual(before + 2);
      await deliver(account, "agent-3", "inside");
    }
    text += chunk;
    if (text.includes("event: message")) break;
  }
  expect(text.split("event: message", 1)[0]?.match(/^:$/gm)).toHaveLength(1);
});

test("a stream ends when its key is revoked, and shows nothing of what comes after", async () => {
  const inbox = await newAccount();
  const { body } = await inbox.post<{ id: string; api_key: string }>("/v1/keys");
  const stream = await follow({ ...inbox, apiKey: body.api_key });
  await inbox.delete(`/v1/keys/${body.id}`);
  await deliverMail(inbox);
  expect(await stream.messages(1)).toEqual([]);
});

test.each([
  ["nonsense", "nonsense"],
  ["no message's id beside the stamp", "2026-01-01T00:00:00.000Z,1' or 1=1"],
  ["more than a stamp and an id", `2026-01-01T00:00:00.000Z,msg_${"0".repeat(26)},3`],
  ["epoch seconds", "1767225600"],
  ["a huge one", "9".repeat(5_000)],
])("a Last-Event-ID that is none is refused, to who has a key: %s", async (_name, lastEventId) => {
  const inbox = await newAccount();
  const headers = { "last-event-id": lastEventId };
  const { status, body } = await call("GET", "/v1/events", { key: inbox.apiKey, headers });
  const error = {
    code: "invalid_request",
    message: expect.stringContaining("Last-Event-ID"),
    hint: expect.any(String),
  };
  expect([status, body]).toEqual([400, { error }]);
  expect((await call("GET", "/v1/events", { headers })).status).toBe(401);
});

test.each(["bodies=no", "has=money", "since=yesterday", "tag=%00", "tag=".padEnd(600, "x")])(
  "%s is refused before there is a stream",
  async (query) => {
    const inbox = await newAccount();
    expect((await inbox.get(`/v1/events?${query}`)).status).toBe(400);
  },
);

testOfOne(
  "50 streams of an account may be open, take no room from its waits, and those that leave make room",
  async () => {
    const [inbox, other] = [await newAccount(), await newAccount()];
    const streams = await Promise.all(Array.from({ length: 50 }, () => follow(inbox)));
    const { status, body } = await inbox.get("/v1/events");
    const error = { code: "rate_limited", message: expect.stringContaining("50"), hint: expect.any(String) };
    expect([status, body]).toEqual([429, { error }]);
    (await follow(other)).leave();
    const waiting = inbox.wait({ tag: "signup" });
    await deliverMail(inbox);
    expect(await waiting).toMatchObject({ timed_out: false });
    for (const stream of streams) expect(await stream.messages(1)).toHaveLength(1);
    for (const stream of streams) stream.leave();
    await expect
      .poll(
        async () => {
          const stream = await openEvents(inbox);
          stream.leave();
          return stream.answer.status;
        },
        { timeout: 5_000 },
      )
      .toBe(200);
  },
);

testOfOne(
  "who does not read holds up nobody, is read ahead for no further than sockets take, and reads all of it later",
  async () => {
    const inbox = await newAccount();
    const mails = Array.from({ length: 24 }, (_, mail) => String(mail));
    for (const subject of mails) await deliverMail(inbox, { subject, html: "x".repeat(1_000_000) });
    const looks = await countStatements("as is_tied");
    const query = { since: "0", bodies: "true" };
    const slow = await openEvents(inbox, { query });
    const quick = await openEvents(inbox, { query });
    expect(subjects(await quick.messages(mails.length))).toEqual(mails);
    expect((await countStatements("as is_tied")) - looks).toBeLessThan(1.7 * mails.length);
    expect(subjects(await slow.messages(mails.length))).toEqual(mails);
    for (const stream of [slow, quick]) stream.leave();
  },
);
