import { randomInt } from "node:crypto";
import { expect } from "vitest";
import { sql } from "@/lib/db/client";
import type { TestAccount } from "./account";
import { Senders } from "./acknowledged";
import { startSmtpProcess } from "./built-process";

/**
 * Lets 20 senders send, kills the SMTP process at a random moment, and fails when an acknowledged mail is missing. Returns
 * how many were acknowledged.
 */
export async function crashRound(inbox: TestAccount): Promise<number> {
  const smtp = await startSmtpProcess();
  const senders = new Senders();
  const sending = senders.send(smtp.port, inbox.address("crash"), 20);
  await senders.reach(randomInt(1, 600));
  await smtp.crash();
  await sending;
  expect(senders.refusals).toEqual([]);
  expect(smtp.log()).toBe("");
  await expectStored(inbox.accountId, senders.acknowledged);
  return senders.acknowledged.size;
}

/** Every one of these mails is there, whole, once, with its message. */
export async function expectStored(accountId: string, messageIds: Set<string>, client = sql()): Promise<void> {
  const rows = await client<{ id: string; whole: boolean; messages: number }[]>`
    select headers ->> 'message-id' as id, text ~ 'xend\\s*$' and length(source) > 2000 as whole,
      (select count(*)::int from messages m where m.account_id = mails.account_id and m.mail_id = mails.id) as messages
    from mails where account_id = ${accountId}`;
  const stored = new Map(rows.map((row) => [row.id, row]));
  expect([...messageIds].filter((id) => !stored.has(id))).toEqual([]);
  expect(stored.size).toBe(rows.length);
  expect(rows.filter(({ whole, messages }) => !whole || messages !== 1)).toEqual([]);
}
