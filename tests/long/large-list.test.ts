import type { IncomingMessage } from "node:http";
import { beforeAll, expect, test } from "vitest";
import type { Message } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { newAccount, type TestAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { openAnswer } from "../support/open-answer";
import { runService, service } from "../support/service";

runService();

const megabyte = 1_000_000;
const messages = 100;
let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
  const [text, html] = ["t".repeat(megabyte), "h".repeat(megabyte)];
  for (let mail = 0; mail < messages; mail += 1) await deliverMail(account, { subject: `No ${mail}`, text, html });
});

/** The whole list, with the response not yet read. */
const openList = () => openAnswer(`${service.baseUrl}/v1/messages?limit=100`, account.apiKey);

async function read(response: IncomingMessage): Promise<{ messages: Message[]; count: number }> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** Connections that the database sees at work or within a transaction. */
async function busyConnections(): Promise<number> {
  return (
    await sql()`select from pg_stat_activity where datname = current_database() and state <> 'idle'
      and backend_type = 'client backend' and pid <> pg_backend_pid()`
  ).count;
}

test("a list of 200 MB is complete and valid, newest first", async () => {
  const list = await read(await openList());
  expect(list.count).toBe(messages);
  expect(list).toMatchObject({ limit: 100, offset: 0 });
  const subjects = list.messages.map(({ subject }) => subject);
  expect(subjects).toEqual(Array.from({ length: messages }, (_, index) => `No ${messages - 1 - index}`));
  for (const { text, html } of list.messages) expect([text.length, html?.length]).toEqual([megabyte, megabyte]);
});

test("a reader that stops costs neither a connection nor the memory of the list", async () => {
  const responses = await Promise.all(Array.from({ length: 5 }, openList));
  await expect.poll(busyConnections).toBe(0);
  expect((await account.get("/v1/usage")).status).toBe(200);
  // Five lists are a gigabyte; of each this process holds a message.
  const { rss } = process.memoryUsage();
  let peak = rss;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  for (const response of responses) response.resume();
  await Promise.all(responses.map((response) => new Promise((ended) => response.once("end", ended))));
  clearInterval(watch);
  expect(peak - rss).toBeLessThan(300 * megabyte);
});

test("a message that is deleted while the list is written is left out, and not counted", async () => {
  const response = await openList();
  const oldest = (await account.list({ limit: 1, offset: messages - 1 }))[0];
  await account.delete(`/v1/messages/${oldest?.id}`);
  const list = await read(response);
  expect(list.count).toBe(messages - 1);
  expect(list.messages.map(({ id }) => id)).not.toContain(oldest?.id);
  expect(list.messages).toHaveLength(messages - 1);
});
