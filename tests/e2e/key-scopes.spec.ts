import { expect, type Page, test } from "@playwright/test";
import { complaints, expectAccessible, newBrowserAccount, serviceUrl, signIn } from "../support/browser";
import { callService, sendToService, statusOf } from "../support/browser-service";

const dialog = (page: Page) => page.getByRole("dialog");
const active = (page: Page) => page.getByRole("main").locator("ul").first().getByRole("listitem");
const create = (page: Page) => dialog(page).getByRole("button", { name: "Create", exact: true }).click();

async function openForm(page: Page) {
  const account = await newBrowserAccount();
  await signIn(page, account.apiKey, "/keys");
  await page.getByRole("button", { name: "Create a key" }).click();
  return account;
}

async function takeKey(page: Page): Promise<string> {
  const key = await dialog(page)
    .getByText(/^rst_\w{38}$/)
    .textContent();
  await dialog(page).getByRole("button", { name: "I have stored it" }).click();
  return key ?? "";
}

test("a key that only reads some tags for a day is made by keyboard, shown in the list, and reads those", async ({
  page,
}) => {
  test.slow();
  const found = complaints(page);
  const { apiKey, namespace } = await openForm(page);
  await expect(dialog(page).getByRole("radio", { name: "Everything" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.type(namespace.slice(0, 3));
  await page.keyboard.press("Tab");
  await page.keyboard.type("Agent-");
  await page.keyboard.press("Tab");
  await page.keyboard.type("In a d");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const key = await takeKey(page);
  const row = active(page).filter({ hasText: key.slice(0, 12) });
  await expect(row).toContainText(`Tags Agent-… in ${namespace}`);
  await expect(row).toContainText("Only reads");
  await expect(row).toContainText("Expires");
  await expectAccessible(page);
  await sendToService({ to: `agent-1@${namespace}.inbox.localhost` }, { to: `other@${namespace}.inbox.localhost` });
  await callService("GET", "/v1/wait?tag=other", apiKey);
  const { messages } = await (await callService("GET", "/v1/messages", key)).json();
  expect(messages.map(({ tag }: { tag: string }) => tag)).toEqual(["agent-1"]);
  const { keys } = await (await callService("GET", "/v1/keys", apiKey)).json();
  const left = Date.parse(keys[1].expires_at) - Date.now();
  expect(Math.abs(left - 86_400_000)).toBeLessThan(60_000);
  expect(found).toEqual([]);
});

test("what is wrong with the tags stands at the field, and what was chosen stays", async ({ page }) => {
  await openForm(page);
  await dialog(page).getByRole("radio", { name: "Only read mail" }).check();
  await dialog(page).getByLabel("Tags that begin with").fill("no spaces");
  await dialog(page).getByLabel("Expires").selectOption("In a week");
  await create(page);
  await expect(dialog(page).getByRole("alert")).toContainText("This must be what tags can begin with");
  await expectAccessible(page);
  await expect(dialog(page).getByRole("radio", { name: "Only read mail" })).toBeChecked();
  await expect(dialog(page).getByLabel("Expires")).toHaveValue(String(7 * 86_400));
  await dialog(page).getByLabel("Tags that begin with").fill("");
  await create(page);
  const key = await takeKey(page);
  await expect(active(page).filter({ hasText: key.slice(0, 12) })).toContainText("All tags in all namespaces");
  expect(await statusOf(key)).toBe(401);
});

test("nothing is made where the form is left, and it is empty when it is opened again", async ({ page }) => {
  await openForm(page);
  await dialog(page).getByRole("radio", { name: "Only read mail" }).check();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(active(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Create a key" }).click();
  await expect(dialog(page).getByRole("radio", { name: "Everything" })).toBeChecked();
});

test("a key that expires or only reads can be revoked beside the last that lasts, which cannot", async ({ page }) => {
  const { apiKey } = await newBrowserAccount();
  const read = await (await callService("POST", "/v1/keys", apiKey, { scope: "read" })).json();
  await callService("POST", "/v1/keys", apiKey, { expires_in: 3_600 });
  await signIn(page, apiKey, "/keys");
  await expect(active(page)).toHaveCount(3);
  await expect(page.getByText("The only full key that never expires cannot be revoked.")).toBeVisible();
  await expect(active(page).getByRole("button", { name: /^Revoke/ })).toHaveCount(2);
  await active(page)
    .filter({ hasText: read.prefix })
    .getByRole("button", { name: /^Revoke/ })
    .click();
  await dialog(page).getByRole("button", { name: "Revoke" }).click();
  await expect(active(page)).toHaveCount(2);
});

test("a read key does not sign in, and is told why", async ({ page }) => {
  const { apiKey } = await newBrowserAccount();
  const { api_key } = await (await callService("POST", "/v1/keys", apiKey, { scope: "read" })).json();
  await page.goto(`${serviceUrl()}/sign-in`);
  await page.getByLabel("API key").fill(api_key);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("This API key may only read. Sign in with a full key.")).toBeVisible();
  await page.goto(`${serviceUrl()}/inbox`);
  await expect(page).toHaveURL(/\/sign-in/);
});
