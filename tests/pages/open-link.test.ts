import { beforeEach, expect, test } from "vitest";
import { createAccount } from "@/lib/accounts";
import { addKey, revokeKey } from "@/lib/keys";
import { createOpenLink } from "@/lib/sessions/open-link";
import { moveClock } from "../support/clock";
import { runNext } from "../support/next-server";
import { Browser } from "../support/pages";

const next = runNext();
beforeEach(() => moveClock("0"));

const follow = (browser: Browser, link: string) => browser.send(link.slice(new URL(link).origin.length));

test("the link of `restante open` signs one browser in, once", async () => {
  const link = await createOpenLink(await createAccount());
  const [browser, other] = [new Browser(next.baseUrl), new Browser(next.baseUrl)];
  expect((await follow(browser, link)).headers.get("location")).toBe("/inbox");
  expect(await browser.turnedAwayTo()).toBeNull();

  expect((await follow(other, link)).headers.get("location")).toBe("/sign-in?error=link");
  expect(other.cookies.size).toBe(0);
  expect(await browser.turnedAwayTo()).toBeNull();
});

test("of ten that use one link at once exactly one is signed in", async () => {
  const link = await createOpenLink(await createAccount());
  const answers = await Promise.all(Array.from({ length: 10 }, () => follow(new Browser(next.baseUrl), link)));
  expect(answers.filter(({ headers }) => headers.get("location") === "/inbox")).toHaveLength(1);
});

test("the session ends with the key of the link", async () => {
  const account = await createAccount();
  const browser = new Browser(next.baseUrl);
  await follow(browser, await createOpenLink(account));
  await addKey(account);
  await revokeKey(account, account.by);
  expect(await browser.turnedAwayTo()).toContain("/sign-in");
});

test.each(["", "x", "a.b.c", "%00", "eyJhbGciOiJub25lIn0.e30.", "é".repeat(2000)])(
  "%j as its token signs nobody in",
  async (token) => {
    const browser = new Browser(next.baseUrl);
    const answer = await browser.send(`/sign-in/open?${new URLSearchParams({ token })}`);
    expect(answer.headers.get("location")).toBe("/sign-in?error=link");
    expect(browser.cookies.size).toBe(0);
  },
);
