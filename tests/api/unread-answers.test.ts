import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newAccount, type TestAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { sendMail } from "../support/mail";
import { mcpClients, toolError } from "../support/mcp-clients";
import { openAnswer } from "../support/open-answer";
import { runService, service } from "../support/service";

runService();

/** A list of these is counted as twice the longest: 16 leave room for none of the messages. */
const room = 16;
const body = "x".repeat(1_040_000);
const longList = "/v1/messages?tag=long";
let account: TestAccount;
let other: TestAccount;
let longId: string | undefined;

beforeAll(async () => {
  [account, other] = await Promise.all([newAccount(), newAccount()]);
  await sendMail({ to: account.address("file"), text: "short", attachments: [{ filename: "a", content: body }] });
  for (let mail = 0; mail < 8; mail += 1) await deliverMail(account, { tags: ["long"], text: body, html: body });
  await deliverMail(other, { tags: ["long"], text: body, html: body });
  longId = (await account.list({ tag: "long", limit: 1 }))[0]?.id;
});

let lists: IncomingMessage[] = [];
beforeEach(fill);
afterAll(leave);

/** Opens as many lists as there is room for, once those opened before are gone. */
async function fill(): Promise<void> {
  const open = async () => {
    leave();
    lists = await Promise.all(Array.from({ length: room }, openList));
    return lists.every(({ statusCode }) => statusCode === 200);
  };
  await expect.poll(open, { timeout: 10_000 }).toBe(true);
}

/** A list of 16 MB, more than sockets take by themselves, of which nothing is read yet. */
const openList = () => openAnswer(`${service.baseUrl}${longList}`, account.apiKey);

function leave(): void {
  for (const list of lists) list.destroy();
}

const statusOf = async (path: string, owner = account) => (await owner.get(path)).status;

test("what an account leaves unread is limited: lists, messages and waits", async () => {
  for (const path of [longList, `/v1/messages/${longId}`, "/v1/wait?tag=long"]) {
    const { status, headers, body } = await account.get(path);
    const error = { code: "rate_limited", message: expect.stringContaining("64 MB"), hint: expect.any(String) };
    expect([status, headers.get("retry-after"), body]).toEqual([429, "1", { error }]);
  }
});

test.each(mcpClients)("the tools of an agent are limited alike: %s", async (_protocol, connect) => {
  const client = await connect(service.baseUrl, account.apiKey);
  await client.listTools();
  expect(toolError(await client.call("list_messages", { tag: "long" })).error).toBe("rate_limited");
  expect(toolError(await client.call("get_message", { id: longId })).error).toBe("rate_limited");
  await client.close();
});

test("meanwhile short answers, files and other accounts are not concerned", async () => {
  const [message] = await account.list({ tag: "file" });
  expect(message?.text.trim()).toBe("short");
  expect(await statusOf(`/v1/messages/${message?.id}/attachments/0`)).toBe(200);
  expect(await statusOf(longList, other)).toBe(200);
});

test("a list that is read to its end makes room", async () => {
  const [first, ...rest] = lists;
  expect(await statusOf(longList)).toBe(429);
  first?.resume();
  await new Promise((ended) => first?.once("end", ended));
  expect(await statusOf(longList)).toBe(200);
  expect(rest.map(({ complete }) => complete)).toEqual(rest.map(() => false));
});

test("a client that leaves makes room, all that it took", async () => {
  expect(await statusOf(longList)).toBe(429);
  leave();
  await expect.poll(() => statusOf(longList), { timeout: 5_000 }).toBe(200);
  await fill();
});
