import { randomBytes } from "node:crypto";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { complaints, demo, expectAccessible, newBrowserAccount, serviceUrl, signIn } from "../support/browser";

// Links are limited by client: each test is one of its own.
test.use({ extraHTTPHeaders: { "x-forwarded-for": `192.0.2.${randomBytes(1)[0]}` } });

const newTag = () => `person-${randomBytes(6).toString("hex")}`;
const addressOf = (tag: string) => `${tag}@${demo().namespace}.inbox.localhost`;

/** An account with this address; its key. */
async function newAccountOf(email: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${serviceUrl()}/v1/signup`, { method: "POST", headers, body: JSON.stringify({ email }) });
  return (await answer.json()).api_key;
}

const keyWorks = async (key: string) =>
  (await fetch(`${serviceUrl()}/v1/usage`, { headers: { authorization: `Bearer ${key}` } })).ok;

/** Asks for a link on the page and reads it in the mail, which goes to the demo account. */
async function linkFor(page: Page, tag: string): Promise<string> {
  const since = Date.now();
  await page.goto(`${serviceUrl()}/sign-in`);
  await page.getByLabel("E-mail address").fill(addressOf(tag));
  await page.getByRole("button", { name: "Send a sign-in link" }).click();
  await expect(page.getByText("If an account has this address")).toBeVisible();
  const headers = { authorization: `Bearer ${demo().apiKey}` };
  const answer = await fetch(`${serviceUrl()}/v1/wait?tag=${tag}&since=${since}`, { headers });
  return (await answer.json()).message.extracted.verification_links[0];
}

async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
}

const otherBrowser = async (browser: Browser, options = {}) => (await browser.newContext(options)).newPage();

test("a key signs in to where one wanted to go, and signing out ends it", async ({ page }) => {
  const { apiKey } = await newBrowserAccount();
  await page.goto(`${serviceUrl()}/keys`);
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fkeys$/);
  await page.getByLabel("API key").fill(`  ${apiKey} `);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).first().click();
  await expect(page).toHaveURL(/\/keys$/);
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.goto(`${serviceUrl()}/keys`);
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fkeys$/);
});

test("what is wrong with a key is said beside it", async ({ page }) => {
  await page.goto(`${serviceUrl()}/sign-in`);
  const key = page.getByLabel("API key");
  for (const wrong of ["rst_", "x".repeat(10_000), "rst_ключ\u202e", "'; drop table accounts; --"]) {
    await key.fill(wrong);
    await key.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "This is not a whole API key." })).toBeVisible();
    await expect(key).toHaveAttribute("aria-invalid", "true");
  }
  const { apiKey } = await newBrowserAccount();
  const other = await newBrowserAccount();
  await key.fill(apiKey.slice(0, 30) + other.apiKey.slice(30));
  await key.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "This is not a whole API key." })).toBeVisible();
});

test("the first link verifies the address, and one step replaces all keys", async ({ page, browser }) => {
  const found = complaints(page);
  const tag = newTag();
  const oldKey = await newAccountOf(addressOf(tag));
  const stranger = await otherBrowser(browser);
  await signIn(stranger, oldKey);

  const link = await linkFor(page, tag);
  await page.goto(link);
  await expect(page.getByText(addressOf(tag))).toBeVisible();
  await openLink(page, link);
  await expect(page.getByRole("heading", { name: "Your address is verified" })).toBeVisible();
  await page.getByRole("button", { name: "Replace this key" }).click();
  const newKey = (await page.getByText(/^rst_\w{38}$/).textContent()) ?? "";
  expect([await keyWorks(newKey), await keyWorks(oldKey)]).toEqual([true, false]);
  await stranger.reload();
  await expect(stranger).toHaveURL(/\/sign-in\?next=%2Finbox$/);
  expect(found).toEqual([]);
  await page.getByRole("link", { name: "Go on" }).click();
  await expect(page).toHaveURL(/\/inbox$/);

  const late = await otherBrowser(browser);
  await late.goto(link);
  await expect(late.getByText("This link no longer works")).toBeVisible();
});

test("of several accounts of an address one is chosen", async ({ page }) => {
  const tag = newTag();
  await newAccountOf(addressOf(tag));
  await newAccountOf(addressOf(tag));
  await openLink(page, await linkFor(page, tag));
  await expect(page.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  await page.getByRole("listitem").nth(1).getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Your address is verified" })).toBeVisible();
  await page.getByRole("link", { name: "Keep the key and go on" }).click();
  await expect(page).toHaveURL(/\/inbox$/);
});

test("who does not want to choose can sign in another way", async ({ page }) => {
  const tag = newTag();
  await newAccountOf(addressOf(tag));
  await newAccountOf(addressOf(tag));
  await openLink(page, await linkFor(page, tag));
  await page.getByRole("button", { name: "Sign in another way" }).click();
  await expect(page.getByLabel("API key")).toBeVisible();
});

test("all of it works without JavaScript", async ({ browser }) => {
  const page = await otherBrowser(browser, { javaScriptEnabled: false });
  const tag = newTag();
  const key = await newAccountOf(addressOf(tag));
  await page.goto(`${serviceUrl()}/sign-in`);
  await page.getByLabel("API key").fill("rst_x");
  await page.getByLabel("API key").press("Enter");
  await expect(page.getByText("This is not a whole API key.")).toBeVisible();
  await signIn(page, key, "/keys");
  await expect(page).toHaveURL(/\/keys$/);
  await page.context().clearCookies();
  await openLink(page, await linkFor(page, tag));
  await page.getByRole("button", { name: "Replace this key" }).click();
  expect(await keyWorks((await page.getByText(/^rst_\w{38}$/).textContent()) ?? "")).toBe(true);
});

test("each of its pages is accessible and fits", async ({ page }) => {
  test.slow();
  const tag = newTag();
  await newAccountOf(addressOf(tag));
  const link = await linkFor(page, tag);
  await expectAccessible(page);
  await page.goto(link);
  await expectAccessible(page);
  await openLink(page, link);
  await expect(page.getByRole("heading", { name: "Your address is verified" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Replace this key" }).click();
  await expect(page.getByText("This is now the only key")).toBeVisible();
  await expectAccessible(page);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText("This link no longer works")).toBeVisible();
  await expectAccessible(page);
  await newAccountOf(addressOf(tag));
  await openLink(page, await linkFor(page, tag));
  await expect(page.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  await expectAccessible(page);
});
