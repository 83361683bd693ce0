import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { sql } from "@/lib/db/client";
import { newAccount, type TestAccount } from "../support/account";
import { startSmtpProcess } from "../support/built-process";
import { freePort } from "../support/free-port";
import { SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";

const rounds = 60;
/** How far a sender comes before its connection is cut; whether the mail may be stored then. */
const points = {
  "before MAIL": { says: [], mayBeStored: false },
  "after RCPT": { says: ["MAIL", "RCPT"], mayBeStored: false },
  "after DATA": { says: ["MAIL", "RCPT", "DATA"], mayBeStored: false },
  "within the mail": { says: ["MAIL", "RCPT", "DATA", "HALF"], mayBeStored: false },
  "within a large mail": { says: ["MAIL", "RCPT", "DATA", "LARGE"], mayBeStored: false },
  "after the dot alone": { says: ["MAIL", "RCPT", "DATA", "HALF", "\r\n."], mayBeStored: false },
  "in the midst of the dot": { says: ["MAIL", "RCPT", "DATA", "HALF", "\r\n.\r"], mayBeStored: false },
  "once it is sent": { says: ["MAIL", "RCPT", "DATA", "HALF", "\r\n.\r\n"], mayBeStored: true },
};
type Point = keyof typeof points;

/** Goes as far as the point and cuts the connection: by FIN, or by RST. */
async function cut(
  port: number,
  inbox: TestAccount,
  { tag, point, byReset }: { tag: string; point: Point; byReset: boolean },
) {
  const session = await SmtpSession.open({ port });
  const lines: Record<string, string> = {
    MAIL: "MAIL FROM:<app@example.com>",
    RCPT: `RCPT TO:<${inbox.address(tag)}>`,
    DATA: "DATA",
    HALF: "Subject: cut\r\n\r\nThe first half",
    LARGE: `Subject: cut\r\n\r\n${"x".repeat(300_000)}`,
  };
  for (const word of points[point].says) {
    const text = lines[word] ?? word;
    if (["MAIL", "RCPT", "DATA"].includes(word)) expect(await session.say(text)).toMatch(/^[23]/);
    else await new Promise((written) => session.socket.write(text, written));
  }
  // Once in a while the server has read everything by now.
  await delay(Math.random() * 20);
  const closed = new Promise((done) => session.socket.once("close", done));
  if (byReset) session.socket.resetAndDestroy();
  else session.socket.end();
  await closed;
}

/** What the process holds of its senders, by its own metrics. */
async function held(metricsPort: number): Promise<{ sessions: number; bytes: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name}\\S* (\\d+)$`, "m").exec(text)?.[1]);
  return { sessions: read("restante_smtp_sessions"), bytes: read("restante_smtp_buffer_bytes") };
}

test("a connection that is cut anywhere stores its mail whole or not at all, and leaves nothing behind", async ({
  annotate,
}) => {
  const metricsPort = await freePort();
  const smtp = await startSmtpProcess({ METRICS_PORT: String(metricsPort) });
  onTestFinished(async () => void (await smtp.stop()));
  const inbox = await newAccount();
  const made = new Map<string, Point>();
  for (let round = 1; round <= rounds; round += 1) {
    const cuts = (Object.keys(points) as Point[]).flatMap((point) =>
      [true, false].map((byReset) => {
        const tag = randomUUID();
        made.set(tag, point);
        return cut(smtp.port, inbox, { tag, point, byReset });
      }),
    );
    await Promise.all(cuts);
    await annotate(`${made.size} of ${rounds * cuts.length} connections`, "progress");
  }
  await using session = await SmtpSession.open({ port: smtp.port });
  expect(await session.send(inbox.address("after"), "Subject: after\r\n\r\nx")).toMatch(/^250 /);
  await expect.poll(() => held(metricsPort)).toEqual({ sessions: 1, bytes: 0 });
  const stored = await sql()<{ tag: string; whole: boolean }[]>`
    select m.tag, b.text ~ 'The first half' as whole from messages m join mails b using (account_id) 
    where account_id = ${inbox.accountId} and b.id = m.mail_id and m.tag <> 'after'`;
  expect(stored.filter(({ tag, whole }) => !whole || !points[made.get(tag) ?? "before MAIL"].mayBeStored)).toEqual([]);
  const counts = { mails: stored.length + 1, messages: stored.length + 1, used: stored.length + 1 };
  expect(await storedCounts(inbox.accountId)).toEqual(counts);
  expect(smtp.log()).toBe("");
  await annotate(
    `${made.size} connections, by FIN and RST at ${Object.keys(points).length} points: ${stored.length} whole mails stored, 0 in part; no session and no memory held after`,
    "figures",
  );
});
