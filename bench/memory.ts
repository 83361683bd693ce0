import { createAccount } from "@/lib/accounts";
import { LoadSession } from "./support/smtp-load";
import { memoryOf, startStack } from "./support/stack";
import { megabytes, row } from "./support/statistics";

/** 200 senders that send a mail of 10 MB each at once: what the SMTP process grows to, and what they are answered. */
const senders = 200;

const stack = await startStack();
const { namespace } = await createAccount({ plan: "pro" });
const to = `signup@${namespace}.inbox.localhost`;
const line = `${"A".repeat(76)}\r\n`;
const head = `From: a@example.com\r\nTo: ${to}\r\nContent-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\n\r\n`;
const content = Buffer.from(`${head}${line.repeat(Math.floor((10 * 1024 * 1024 - 1_000) / line.length))}.\r\n`);

const smtp = stack.pids("smtp.js");
const before = memoryOf(smtp, "Rss");
let peak = before;
const watch = setInterval(() => {
  peak = Math.max(peak, memoryOf(smtp, "Rss"));
}, 20);
const sessions = await Promise.all(Array.from({ length: senders }, () => LoadSession.open(stack.smtpPort)));
const begin = performance.now();
const replies = await Promise.all(sessions.map((session) => session.send(to, content)));
clearInterval(watch);
const count = (code: string) => replies.filter((reply) => reply.startsWith(code)).length;
row("SMTP process, before", megabytes(before));
row("SMTP process, at its largest", megabytes(peak));
row(
  "answers",
  `${((performance.now() - begin) / 1_000).toFixed(1)} s`,
  `${count("250")} × 250, ${count("452")} × 452, ${senders - count("250") - count("452")} others`,
);
for (const session of sessions) session.close();
await stack.stop();
