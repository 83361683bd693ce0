import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { parseMail } from "@/lib/mail/parse";
import { newAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { startNext } from "../support/next-server";
import { Browser } from "../support/pages";
import { countStatements } from "../support/statements";

let next: Awaited<ReturnType<typeof startNext>>;
beforeAll(async () => {
  next = await startNext();
});
afterAll(() => next.stop());

const picture = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

function part(headers: string[], body: string): string {
  return ["--b", ...headers, "", body, ""].join("\r\n");
}

const withPicture = [
  'From: a@example.com\r\nSubject: Logo\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n',
  part(["Content-Type: text/html"], '<p>Hello<img src="cid:logo@acme"><img src="cid:gone@acme">'),
  part(["Content-Type: application/pdf", "Content-Transfer-Encoding: base64"], "QUJD".repeat(100_000)),
  part(["Content-Type: image/png", "Content-ID: <logo@acme>", "Content-Transfer-Encoding: base64"], picture),
  "--b--\r\n",
].join("");

async function frameOf(mail: string) {
  const account = await newAccount();
  const source = Buffer.from(mail);
  await deliverMail(account, { source, ...parseMail(source) });
  const browser = new Browser(next.baseUrl);
  await browser.signIn(account.apiKey);
  const [message] = await sql()<{ id: string }[]>`select id from messages where account_id = ${account.accountId}`;
  return () => browser.send(`/inbox/${message?.id}/frame`).then((answer) => answer.text());
}

test("a frame shows its mail's own pictures, and reads nothing but them", async () => {
  const frame = await frameOf(withPicture);
  const before = await countStatements("b.source");
  expect(await frame()).toContain(`src="data:image/png;base64,${picture}"`);
  expect(await countStatements("b.source")).toBe(before);
});

/** How many connections wait to read attachments, while `work` holds them. */
const waiting = async () => {
  const [row] = await sql()<{ n: number }[]>`
    select count(*)::int as n from pg_locks where relation = 'attachments'::regclass and not granted`;
  return row?.n ?? 0;
};

/** Sends that many requests for the frame once it is known that those before have found their message. */
async function askFor(frame: () => Promise<string>, times: number): Promise<Promise<string>[]> {
  const found = () => countStatements("row_to_json(message)");
  const before = await found();
  const frames = Array.from({ length: times }, frame);
  await expect.poll(found, { timeout: 10_000 }).toBe(before + times);
  return frames;
}

test("an account's frames read one mail at a time, and what is beyond twenty that wait is read by none", async () => {
  const frame = await frameOf(withPicture);
  const asked: Promise<string>[] = [];
  await sql().begin(async (transaction) => {
    await transaction`lock table attachments in access exclusive mode`;
    for (const times of [1, 5, 5, 5, 5, 5, 4]) asked.push(...(await askFor(frame, times)));
    expect(await waiting()).toBe(1);
    const tooMany = await Promise.all(asked.slice(21));
    expect(tooMany.every((html) => html.includes("too heavy"))).toBe(true);
    expect(await waiting()).toBe(1);
  });
  const shown = (await Promise.all(asked)).filter((html) => html.includes("data:image/png"));
  expect(shown).toHaveLength(21);
});
