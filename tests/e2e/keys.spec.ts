import { expect, type Locator, type Page, type Request, test } from "@playwright/test";
import { installLinks } from "@/lib/contract/install-links";
import { complaints, expectAccessible, newBrowserAccount, serviceUrl, signIn } from "../support/browser";
import { callService, statusOf } from "../support/browser-service";

const dialog = (page: Page) => page.getByRole("dialog");
const active = (page: Page) => page.getByRole("main").locator("ul").first().getByRole("listitem");
const row = (page: Page, key: string) => active(page).filter({ hasText: key.slice(0, 12) });
const revokeButton = (page: Page, key: string) => row(page, key).getByRole("button", { name: /^Revoke/ });

async function openKeys(page: Page) {
  const account = await newBrowserAccount();
  await signIn(page, account.apiKey, "/keys");
  return account;
}

async function newKey(apiKey: string): Promise<{ id: string; api_key: string }> {
  return (await callService("POST", "/v1/keys", apiKey)).json();
}

async function shownKey(page: Page): Promise<string> {
  return (
    (await dialog(page)
      .getByText(/^rst_\w{38}$/)
      .textContent()) ?? ""
  );
}

test("a key is made and shown once", async ({ page, context }) => {
  test.slow();
  const found = complaints(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openKeys(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create a key" }).click();
  await dialog(page).getByRole("button", { name: "Create", exact: true }).click();
  const key = await shownKey(page);
  expect(await statusOf(key)).toBe(200);
  const links = dialog(page).getByRole("link", { name: /^Add to (Cursor|VS Code)$/ });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    installLinks(new URL(page.url()).origin, key).map(({ href }) => href),
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Copy" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await dialog(page).getByRole("button", { name: "I have stored it" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(active(page)).toHaveCount(2);
  await page.reload();
  expect(await page.content()).not.toContain(key);
  expect(found).toEqual([]);
});

test("a revoked key is dead at once, and listed below", async ({ page }) => {
  test.slow();
  const { apiKey } = await openKeys(page);
  const other = await newKey(apiKey);
  await page.reload();
  await expect(row(page, apiKey)).toContainText("Signed in with this key");
  await revokeButton(page, other.api_key).click();
  await expect(dialog(page)).toContainText("stops working at once");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  expect(await statusOf(other.api_key)).toBe(200);
  await revokeButton(page, other.api_key).click();
  await dialog(page).getByRole("button", { name: "Revoke" }).click();
  await expect(active(page)).toHaveCount(1);
  expect(await statusOf(other.api_key)).toBe(401);
  await page.getByText("1 revoked key").click();
  await expect(page.getByRole("listitem").filter({ hasText: "Revoked" })).toContainText(other.api_key.slice(0, 12));
  await expectAccessible(page);
});

test("the last key cannot be revoked, from a page that is out of date neither", async ({ page }) => {
  const { apiKey } = await openKeys(page);
  await expect(revokeButton(page, apiKey)).toHaveCount(0);
  await expect(page.getByText("The only active key cannot be revoked.")).toBeVisible();
  const other = await newKey(apiKey);
  await page.reload();
  await callService("DELETE", `/v1/keys/${other.id}`, apiKey);
  await revokeButton(page, apiKey).click();
  await dialog(page).getByRole("button", { name: "Revoke and sign out" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText(
    /This is the only active key of the account.*Create another one first/,
  );
  expect(await statusOf(apiKey)).toBe(200);
});

test("revoking the key of the session says so, and signs out", async ({ page }) => {
  const { apiKey } = await openKeys(page);
  await newKey(apiKey);
  await page.reload();
  await revokeButton(page, apiKey).click();
  await expect(dialog(page)).toContainText("revoking it signs you out here");
  await dialog(page).getByRole("button", { name: "Revoke and sign out" }).click();
  await page.waitForURL(/\/sign-in/);
  expect(await statusOf(apiKey)).toBe(401);
  await page.goto(`${serviceUrl()}/keys`);
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fkeys/);
});

test("all other keys are revoked once a new one is stored, which ends all other sessions of theirs", async ({
  page,
  browser,
}) => {
  test.slow();
  const { apiKey } = await openKeys(page);
  const other = await newKey(apiKey);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, other.api_key, "/keys");
  await page.getByRole("button", { name: "Replace all keys" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("All other keys still work.");
  const key = await shownKey(page);
  expect(await Promise.all([apiKey, other.api_key, key].map(statusOf))).toEqual([200, 200, 200]);
  await expect(dialog(page).getByRole("button", { name: "Copy" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "I have stored it: revoke all others" }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await Promise.all([apiKey, other.api_key, key].map(statusOf))).toEqual([401, 401, 200]);
  await page.reload();
  await expect(active(page)).toHaveCount(1);
  await expect(row(page, key)).toContainText("Signed in with this key");
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/sign-in/);
});

/** Presses a button, whose action is done, and its answer is lost on the way. */
async function pressAndLose(page: Page, button: Locator): Promise<void> {
  let lost: Request | undefined;
  await page.route("**/keys", async (route, request) => {
    if (lost || request.method() !== "POST") return route.fallback();
    lost = request;
    // Not by Playwright itself, which would take up the cookies of the answer.
    const headers = Object.entries(await request.allHeaders()).filter(([name]) => !/^(:|content-length$)/.test(name));
    const { status } = await fetch(request.url(), { method: "POST", headers, body: request.postData() });
    expect(status).toBe(200);
    await route.abort("connectionreset");
  });
  // This very one: Next may leave the rest of an earlier answer, whose request then counts as failed, too.
  const failed = page.waitForEvent("requestfailed", (request) => request === lost);
  await button.click();
  await failed;
}

test("who replaces the keys and loses the answer is still signed in, and has a key that works", async ({ page }) => {
  test.slow();
  const { apiKey } = await openKeys(page);
  await pressAndLose(page, page.getByRole("button", { name: "Replace all keys" }));
  expect(await statusOf(apiKey)).toBe(200);
  await page.goto(`${serviceUrl()}/keys`);
  await expect(active(page)).toHaveCount(2);
  await expect(row(page, apiKey)).toContainText("Signed in with this key");
  await page.getByRole("button", { name: "Replace all keys" }).click();
  const key = await shownKey(page);
  await pressAndLose(page, dialog(page).getByRole("button", { name: "I have stored it: revoke all others" }));
  expect(await Promise.all([apiKey, key].map(statusOf))).toEqual([401, 200]);
  await page.goto(`${serviceUrl()}/keys`);
  await expect(row(page, key)).toContainText("Signed in with this key");
});

test("a tab of one account leaves alone the keys of the other that signs in beside it", async ({ page, context }) => {
  test.slow();
  const { apiKey } = await openKeys(page);
  const spare = await newKey(apiKey);
  await page.reload();
  const other = await newBrowserAccount();
  await context.clearCookies();
  const beside = await context.newPage();
  await signIn(beside, other.apiKey, "/keys");
  const refused = "You are signed in to another account.";
  for (const [name, then] of [["Create a key", "Create"], ["Replace all keys"]] as const) {
    await page.getByRole("button", { name }).click();
    if (then) await dialog(page).getByRole("button", { name: then, exact: true }).click();
    await expect(dialog(page)).toContainText(refused);
    await page.keyboard.press("Escape");
  }
  await revokeButton(page, spare.api_key).click();
  await dialog(page).getByRole("button", { name: "Revoke" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText(refused);
  await beside.reload();
  await expect(active(beside)).toHaveCount(1);
  expect(await Promise.all([apiKey, spare.api_key, other.apiKey].map(statusOf))).toEqual([200, 200, 200]);
});

test("a new key of one account does not revoke those of the other that signs in beside it", async ({
  page,
  context,
}) => {
  const { apiKey } = await openKeys(page);
  await page.getByRole("button", { name: "Replace all keys" }).click();
  const key = await shownKey(page);
  const other = await newBrowserAccount();
  await context.clearCookies();
  await signIn(await context.newPage(), other.apiKey);
  await dialog(page).getByRole("button", { name: "I have stored it: revoke all others" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("You are signed in to another account.");
  expect(await Promise.all([apiKey, key, other.apiKey].map(statusOf))).toEqual([200, 200, 200]);
});

test("a key of another account cannot be revoked by its id, nor anything that is no id", async ({ page }) => {
  const victim = await newBrowserAccount();
  const { keys } = await (await callService("GET", "/v1/keys", victim.apiKey)).json();
  await newKey(victim.apiKey);
  const own = await openKeys(page);
  const spare = await newKey(own.apiKey);
  await page.reload();
  const ids = [keys[0].id, "", "../x", "x".repeat(9_000), "\\u0000", "<script>"];
  for (const id of ids) {
    let forged = false;
    await page.route("**/keys", (route, request) => {
      const body = request.postData() ?? "";
      forged ||= body.includes(spare.id);
      return route.continue({ postData: body.replaceAll(spare.id, id) });
    });
    await revokeButton(page, spare.api_key).click();
    await dialog(page).getByRole("button", { name: "Revoke" }).click();
    await expect(dialog(page).getByRole("alert")).toBeVisible();
    expect(forged, "the id stands in the request").toBe(true);
    await page.unroute("**/keys");
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
  }
  expect(await statusOf(victim.apiKey)).toBe(200);
  expect(await statusOf(spare.api_key)).toBe(200);
});
