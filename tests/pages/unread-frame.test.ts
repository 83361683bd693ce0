import { expect, test } from "vitest";
import { newAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { runNext } from "../support/next-server";
import { openAnswer } from "../support/open-answer";
import { Browser } from "../support/pages";

const next = runNext();

const MB = 1024 * 1024;
/** Its own picture makes a frame large for little work: a browser and a server read it in one piece. */
const picture = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(4.9 * MB)]);
const attachment = {
  filename: "logo.png",
  contentType: "image/png",
  contentId: "logo",
  content: picture,
};

test("the frame of a long message counts among what an account leaves unread", async () => {
  const account = await newAccount();
  const body = "x".repeat(1_040_000);
  for (let mail = 0; mail < 7; mail += 1) await deliverMail(account, { text: body, html: body });
  await deliverMail(account, { text: body, html: '<img src="cid:logo">', attachments: [attachment] });
  const browser = new Browser(next.baseUrl);
  await browser.signIn(account.apiKey);
  const list = `${next.baseUrl}/v1/messages`;
  const first = await openAnswer(`${list}?limit=1`, account.apiKey);
  const { messages } = JSON.parse((await first.setEncoding("utf8").toArray()).join(""));
  const open = (method = "GET") => browser.send(`/inbox/${messages[0].id}/frame`, { method });
  const frame = async () => (await open()).status;
  const { length } = await (await open()).text();
  expect(length).toBeGreaterThan(6 * MB);
  // Nobody reads the answer to HEAD: it leaves nothing behind.
  for (let left = 0; left <= 64 * MB; left += length) await open("HEAD");
  expect(await frame()).toBe(200);
  const unread = await Promise.all(Array.from({ length: 16 }, () => openAnswer(list, account.apiKey)));
  const { status, headers } = await open();
  expect([status, headers.get("retry-after")]).toEqual([429, "1"]);
  for (const answer of unread) answer.destroy();
  await expect.poll(frame, { timeout: 5_000 }).toBe(200);
});
