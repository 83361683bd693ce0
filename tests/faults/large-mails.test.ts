import { expect, onTestFinished, test } from "vitest";
import { maxMessageBytes } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";
import { newAccount } from "../support/account";
import { startSmtpProcess } from "../support/built-process";
import { promptMails } from "../support/prompt-mails";
import { SmtpSession } from "../support/smtp-session";
import { watchMemory } from "../support/watch-memory";

const senders = 200;
const line = `${"A".repeat(76)}\r\n`;
const head = "Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\n\r\n";
const content = Buffer.from(head + line.repeat(Math.floor((maxMessageBytes - 1_000) / line.length)));

/** Sends the mail until it is stored: what it was told before. */
async function insist(port: number, to: string): Promise<string[]> {
  const told: string[] = [];
  for (;;) {
    await using session = await SmtpSession.open({ port });
    const reply = await session.send(to, content);
    if (reply.startsWith("250")) return told;
    told.push(reply);
    if (!/^452 /.test(reply)) throw new Error(reply);
  }
}

test("200 senders of 10 MB at once cost bounded memory, hold up nobody's mail, and each is stored or told to try again", async ({
  annotate,
}) => {
  const smtp = await startSmtpProcess();
  onTestFinished(async () => void (await smtp.stop()));
  const [inbox, other] = [await newAccount(), await newAccount()];
  const done = new AbortController();
  onTestFinished(() => done.abort());
  const memory = watchMemory(smtp.child.pid);
  const prompt = promptMails(smtp.port, other.address("prompt"), done.signal);
  let stored = 0;
  const tries = await Promise.all(
    Array.from({ length: senders }, async (_, n) => {
      const told = await insist(smtp.port, inbox.address(`large${n}`));
      stored += 1;
      await annotate(`${stored} of ${senders} are stored`, "progress");
      return told.length;
    }),
  );
  done.abort();
  const { told } = await prompt;
  const grown = memory.end();
  expect(grown).toBeLessThan(800);
  const [row] = await sql()`
    select count(*)::int as mails, min(length(source)) as least, max(length(source)) as most
    from mails where account_id = ${inbox.accountId}`;
  expect(row).toEqual({ mails: senders, least: content.length + 2, most: content.length + 2 });
  expect(smtp.log()).not.toContain('"level":"error"'); // what is told beside may be late
  const refused = tries.reduce((sum, count) => sum + count, 0);
  await annotate(`${senders} × 10 MB stored whole after ${refused} × 452; ${told}; ${grown} MB more memory`, "figures");
});
