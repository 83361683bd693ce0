import { expect, test } from "vitest";
import { deleteAccount } from "@/lib/accounts";
import { runNext } from "../support/next-server";
import { Browser, newAddressAccount, newLink } from "../support/pages";

const next = runNext();

const away = "/sign-in?next=%2Finbox";

/** Two accounts of one address, and a browser that has used a link to it. */
async function twoAccounts() {
  const first = await newAddressAccount();
  const second = await newAddressAccount(first.email.toUpperCase());
  const browser = new Browser(next.baseUrl);
  const answer = await browser.confirm(await newLink(first.email), { next: "/keys" });
  expect(answer.headers.get("location")).toBe("/keys");
  return { first, second, browser };
}

const textOf = async (browser: Browser, path: string) => (await browser.send(path)).text();

test("one is chosen before anything is shown", async () => {
  const { first, second, browser } = await twoAccounts();
  const stranger = await newAddressAccount();
  expect(await browser.turnedAwayTo()).toBe(away);
  expect(await browser.turnedAwayTo(away)).toBe("/sign-in/account?next=%2Finbox");
  const choice = await textOf(browser, "/sign-in/account");
  for (const { namespace } of [first, second]) expect(choice).toContain(namespace);
  expect(choice).not.toContain(stranger.namespace);
  for (const { apiKey } of [first, second]) expect(choice).not.toContain(apiKey.slice(0, 12));

  const chosen = await browser.choose(second.accountId, "/sign-in/account?next=/keys");
  expect(chosen.headers.get("location")).toBe("/sign-in/verified?next=%2Fkeys");
  expect(await textOf(browser, "/sign-in/verified")).toContain(second.apiKey.slice(0, 12));
  expect(await browser.turnedAwayTo("/sign-in/account")).toBe("/inbox");
});

test("an account that was verified before leads straight on; the other one stays unverified until it is chosen", async () => {
  const { first, second, browser } = await twoAccounts();
  await browser.choose(first.accountId);
  const again = new Browser(next.baseUrl);
  await again.confirm(await newLink(first.email));
  expect((await again.choose(first.accountId)).headers.get("location")).toBe("/inbox");
  const other = new Browser(next.baseUrl);
  await other.confirm(await newLink(first.email));
  expect((await other.choose(second.accountId)).headers.get("location")).toBe("/sign-in/verified?next=%2Finbox");
});

test.each(["a stranger's", "acc_none", "", "\0", "a".repeat(5_000)])("%j cannot be chosen", async (choice) => {
  const { browser } = await twoAccounts();
  const stranger = await newAddressAccount();
  const answer = await browser.choose(choice === "a stranger's" ? stranger.accountId : choice);
  expect(answer.headers.get("location")).toBe(away);
  expect(await browser.turnedAwayTo()).toBe(away);
});

test("nobody chooses without a link", async () => {
  const { first, browser } = await twoAccounts();
  expect(await textOf(browser, "/sign-in/account")).toContain(first.namespace);
  const stranger = new Browser(next.baseUrl);
  expect(await stranger.turnedAwayTo("/sign-in/account")).toBe(away);
  const answer = await stranger.choose(first.accountId, "/sign-in/account", browser);
  expect(answer.headers.get("location")).toBe(away);
  expect(stranger.cookies.size).toBe(0);
});

test("when all of them are gone, the sign-in page comes back", async () => {
  const { first, second, browser } = await twoAccounts();
  await Promise.all([first, second].map(({ accountId }) => deleteAccount({ accountId, by: null })));
  expect(await browser.turnedAwayTo("/sign-in/account")).toBe(away);
  expect((await browser.send(away)).status).toBe(200);
});

test("a choice that was left cannot be made by whoever kept its cookie", async () => {
  const { browser } = await twoAccounts();
  const copy = new Browser(next.baseUrl);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  expect(await copy.turnedAwayTo("/sign-in/account")).toBeNull();
  await browser.leaveChoice();
  expect(await copy.turnedAwayTo("/sign-in/account")).toBe(away);
});
