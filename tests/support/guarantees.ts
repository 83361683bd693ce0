import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { plans } from "@/lib/contract/plans";
import { newAccount, type TestAccount } from "./account";
import { service } from "./service";
import { SmtpSession } from "./smtp-session";

/** What one process guarantees, all must: at the service of this file, whose processes let an account have so many waits together. */
export function testGuarantees({ waits }: { waits: number }): void {
  test("the cap is exact, whichever process a mail comes to", async () => {
    const inbox = await newAccount("free");
    const cap = plans.free.emails_per_month;
    const replies = await sendAll(addressesOf(inbox, tags(cap + 60)), 30);
    expect(replies.filter((reply) => reply.startsWith("250")).length).toBe(cap);
    expect(replies.filter((reply) => reply.startsWith("552")).length).toBe(60);
    expect((await inbox.get<{ emails_received: number }>("/v1/usage")).body.emails_received).toBe(cap);
  });

  test("a wait in any process is answered by a mail that comes to any other", async () => {
    const inbox = await newAccount();
    for (let round = 0; round < 10; round += 1) {
      const wanted = tags(40);
      const waiting = Promise.all(wanted.map((tag) => inbox.wait({ tag, timeout: 20 })));
      const replies = await sendAll(addressesOf(inbox, wanted), 6);
      const accepted = performance.now();
      expect(replies.every((reply) => reply.startsWith("250"))).toBe(true);
      expect((await waiting).map(({ message }) => message?.tag)).toEqual(wanted);
      expect(performance.now() - accepted).toBeLessThan(3_000);
    }
  });

  test("whoever reads on from the last received_at misses no mail", async () => {
    const inbox = await newAccount();
    const sent = tags(400);
    const seen: string[] = [];
    const sending = sendAll(addressesOf(inbox, sent));
    let since = "0";
    while (seen.length < sent.length) {
      const { message } = await inbox.wait({ since, timeout: 20 });
      if (!message) break; // what was missed would be waited for in vain
      const arrived = await listSince(inbox, since);
      seen.push(...arrived.values());
      since = arrived.keys().next().value ?? since;
    }
    await sending;
    expect(seen.toSorted()).toEqual(sent.toSorted());
  });

  test("a client's waits are limited for all processes together", async () => {
    const inbox = await newAccount();
    const leaving = new AbortController();
    const statuses: number[] = [];
    const ask = async () => {
      const url = `${service.baseUrl}/v1/wait?tag=never&timeout=55`;
      const headers = { authorization: `Bearer ${inbox.apiKey}`, connection: "close" };
      statuses.push((await fetch(url, { headers, signal: leaving.signal })).status);
    };
    const asked = Promise.allSettled(Array.from({ length: waits + 40 }, ask));
    const refused = () => statuses.filter((status) => status === 429).length;
    await expect.poll(refused, { timeout: 50_000 }).toBeGreaterThanOrEqual(40); // as many as are too many, all others held
    leaving.abort();
    await asked;
  });
}

const mail = (subject: string) => `Subject: ${subject}\r\n\r\nYour code is 482913`;

/** Sends to each address over sessions of their own, so that they reach every process; the last replies. */
async function sendAll(to: string[], sessions = 12): Promise<string[]> {
  const queue = [...to];
  const replies: string[] = [];
  const send = async () => {
    await using session = await SmtpSession.open();
    for (let address = queue.pop(); address; address = queue.pop()) {
      replies.push(await session.send(address, mail(address)));
      await session.say("RSET");
    }
  };
  await Promise.all(Array.from({ length: sessions }, send));
  return replies;
}

const tags = (count: number) => Array.from({ length: count }, () => randomUUID());
const addressesOf = (inbox: TestAccount, of: string[]) => of.map((tag) => inbox.address(tag));

/** Tags by received_at, the newest first; what comes meanwhile shifts the pages and waits for the next look. */
async function listSince(inbox: TestAccount, since: string): Promise<Map<string, string>> {
  const first = await inbox.list({ since, limit: 100 });
  const found = new Map(first.map(({ received_at, tag }) => [received_at, tag]));
  for (let size = first.length, offset = 100; size === 100; offset += 100) {
    const page = await inbox.list({ since, limit: 100, offset });
    size = page.length;
    for (const { received_at, tag } of page) found.set(received_at, tag);
  }
  return found;
}
