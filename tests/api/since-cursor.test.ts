import { expect, test } from "vitest";
import type { Message } from "@/lib/contract/schemas";
import { newAccount, type TestAccount } from "../support/account";
import { setClock } from "../support/clock";
import { deliverMail } from "../support/deliver-mail";
import { runService } from "../support/service";

runService();

/**
 * All that is listed after `since`, newest first. What arrives meanwhile moves some to the next page: each counts once,
 * and what came after the first page, should so much have come, is left for the next time.
 */
async function listAll(account: TestAccount, since: string): Promise<Message[]> {
  const all = new Map<string, Message>();
  for (let offset = 0; ; offset += 100) {
    const part = await account.list({ since, limit: 100, offset });
    for (const message of part) all.set(message.id, message);
    if (part.length === 100) continue;
    const [newest] = all.values();
    return [...all.values()].filter(({ received_at }) => received_at <= (newest?.received_at ?? ""));
  }
}

/** Follows `since` as a client does, until `expected` messages were seen; each id as often as it was listed. */
async function follow(account: TestAccount, expected: number): Promise<string[]> {
  const seen: string[] = [];
  let since = "0";
  while (seen.length < expected) {
    const page = await listAll(account, since);
    seen.push(...page.map(({ id }) => id));
    since = page[0]?.received_at ?? since;
  }
  return seen;
}

const senders = 8;
const each = 25;

async function sendAll(account: TestAccount) {
  const send = async () => {
    for (let mail = 0; mail < each; mail += 1) await deliverMail(account, { tags: ["a", "b"] });
  };
  await Promise.all(Array.from({ length: senders }, send));
}

test("a reader that follows since sees each message exactly once while they arrive", async () => {
  const account = await newAccount();
  const expected = senders * each * 2;
  const [seen] = await Promise.all([follow(account, expected), sendAll(account)]);
  expect(new Set(seen).size).toBe(expected);
  expect(seen).toHaveLength(expected);
});

test("so does one that waits for each next message", async () => {
  const account = await newAccount();
  const seen = new Set<string>();
  const sending = sendAll(account);
  let since = "0";
  // A wait answers with the newest that is there, so what lies before it is listed.
  while (seen.size < senders * each * 2) {
    const { message } = await account.wait({ since, timeout: 5 });
    if (!message) break;
    for (const { id } of await listAll(account, since)) seen.add(id);
    since = message.received_at;
  }
  await sending;
  expect(seen.size).toBe(senders * each * 2);
});

test("a clock that is set back gives no stamp twice and none out of order", async () => {
  const account = await newAccount();
  const stamps: string[] = [];
  for (const moment of ["2031-05-01T12:00:00.500Z", "2031-05-01T12:00:00.400Z", "2031-05-01T12:00:00.100Z"]) {
    await setClock(`timestamptz '${moment}'`);
    await deliverMail(account, { tags: ["a", "b"] });
    stamps.unshift(...(await account.list({ limit: 2 })).map(({ received_at }) => received_at));
  }
  expect(stamps).toEqual([505, 504, 503, 502, 501, 500].map((ms) => `2031-05-01T12:00:00.${ms}Z`));
});
