import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { newAccount } from "../support/account";
import { startSmtpProcess } from "../support/built-process";
import { promptMails } from "../support/prompt-mails";
import { SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";
import { watchMemory } from "../support/watch-memory";

const senders = 500;
/** So many of them never come to an end. */
const endless = 50;
const slowSeconds = 30;
const cutSeconds = 120;
const large = "x".repeat(100_000);

/** Trickles a mail: a large beginning, then a few bytes a second; ends it after some time, or never. The last reply. */
async function trickle(port: number, to: string, ends: boolean, isLarge: boolean): Promise<string> {
  await using session = await SmtpSession.open({ port });
  const refused = await session.envelope(to);
  if (refused) return refused;
  session.socket.write(`Subject: slow\r\n\r\n${isLarge ? large : ""}`);
  const reply = session.reply();
  const begun = performance.now();
  const over = new AbortController();
  void reply.then(() => over.abort());
  while (!over.signal.aborted && (!ends || performance.now() - begun < slowSeconds * 1_000)) {
    session.socket.write("slow ");
    await delay(1_000, undefined, { signal: over.signal }).catch(() => {});
  }
  if (ends) session.socket.write("\r\n.\r\n");
  return await reply;
}

test("slow senders hold up nobody's mail and little memory; who ends is stored, who does not is told 421", async ({
  annotate,
}) => {
  const smtp = await startSmtpProcess();
  onTestFinished(async () => void (await smtp.stop()));
  const inbox = await newAccount();
  const done = new AbortController();
  onTestFinished(() => done.abort());
  const memory = watchMemory(smtp.child.pid);
  const slow = Array.from({ length: senders }, (_, n) =>
    trickle(smtp.port, inbox.address(`slow${n}`), n >= endless, n % 5 === 0),
  );
  const prompt = promptMails(smtp.port, inbox.address("prompt"), done.signal);
  await annotate(`${senders} senders trickle`, "progress");
  const finished = await Promise.all(slow.slice(endless));
  done.abort();
  const prompts = await prompt;
  await annotate(`${endless} are left, who are cut off after ${cutSeconds} s`, "progress");
  const cut = await Promise.all(slow.slice(0, endless));
  const grown = memory.end();
  const count = (replies: string[], code: string) => replies.filter((reply) => reply.startsWith(code)).length;
  const [kept, busy] = [count(finished, "250"), count(finished, "452")];
  expect(kept + busy).toBe(finished.length);
  expect(kept).toBeGreaterThanOrEqual((senders - endless) * 0.8); // all the small ones
  expect(count(cut, "421")).toBe(endless);
  expect((await storedCounts(inbox.accountId))?.mails).toBe(kept + prompts.mails);
  expect(smtp.log()).toBe("");
  expect(grown).toBeLessThan(300);
  await annotate(`${kept} × 250, ${busy} × 452, ${endless} × 421; ${prompts.told}; ${grown} MB more memory`, "figures");
});
