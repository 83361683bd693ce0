import { expect, type Page, test } from "@playwright/test";
import { complaints, expectAccessible, newBrowserAccount, serviceUrl, signIn } from "../support/browser";
import { admin, callService, newMailbox, sendToService, signInByLink, statusOf } from "../support/browser-service";

const main = (page: Page) => page.getByRole("main");
const address = (page: Page) => main(page).getByRole("textbox", { name: "Address" });
const saveButton = (page: Page) => main(page).getByRole("button", { name: "Save" });
const save = (page: Page) => saveButton(page).click();
const newAddress = () => `${Math.random().toString(36).slice(2)}@example.com`;

async function openSettings(page: Page) {
  const account = await newBrowserAccount();
  await signIn(page, account.apiKey, "/settings");
  return account;
}

test("the settings show the account, and the theme is kept", async ({ page }) => {
  test.slow();
  const found = complaints(page);
  const { accountId } = await openSettings(page);
  await expect(main(page).getByText(accountId)).toBeVisible();
  await expect(main(page).getByText("You signed in with an API key.")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await main(page).getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const everywhere = page.getByRole("button", { name: "Dark", pressed: true });
  await expect(everywhere.and(page.locator(":visible"))).toHaveCount(2);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await main(page).getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/\/sign-in/);
  expect(found).toEqual([]);
});

test("an address is set, changed and removed; bad ones are explained at the field", async ({ page }) => {
  test.slow();
  await openSettings(page);
  const email = newAddress();
  await address(page).fill(email);
  await save(page);
  await expect(main(page).getByText("The address is saved.")).toBeVisible();
  await expect(main(page).getByText("Not verified")).toBeVisible();
  await expect(page.getByRole("complementary")).toContainText(email);
  await expectAccessible(page);
  const bad = ["nobody", "a@b", "a b@example.com", `${"x".repeat(250)}@example.com`, "a@b.c\u0000", "<a@example.com>"];
  for (const wrong of bad) {
    await address(page).fill(wrong);
    await save(page);
    await expect(saveButton(page)).toBeEnabled();
    await expect(main(page).getByRole("alert")).toContainText("The address must be");
    await expect(address(page)).toHaveAttribute("aria-invalid", "true");
  }
  await expectAccessible(page);
  await address(page).fill("");
  await save(page);
  await expect(main(page).getByText("The address is removed.")).toBeVisible();
  await page.reload();
  await expect(address(page)).toHaveValue("");
});

test("whoever signed in by a link is warned that another address signs them out, and confirms it", async ({ page }) => {
  test.slow();
  const [first, second] = [await newMailbox(), await newMailbox()];
  await admin("create-account", "--email", first.address);
  await signInByLink(page, first);
  await page.goto(`${serviceUrl()}/settings`);
  await expect(main(page).getByText("Verified", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await address(page).fill(first.address.toUpperCase());
  await save(page);
  await expect(main(page).getByText("The address is saved.")).toBeVisible();
  await address(page).fill(second.address);
  await save(page);
  await expect(main(page).getByRole("alert")).toContainText("This change signs you out.");
  await expect(address(page)).toHaveValue(second.address);
  await main(page).getByRole("checkbox").check();
  await save(page);
  await page.waitForURL(/\/sign-in/);
  await page.goto(`${serviceUrl()}/settings`);
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fsettings/);
  await signInByLink(page, second);
  await page.goto(`${serviceUrl()}/settings`);
  await expect(address(page)).toHaveValue(second.address);
});

test("an account with more than a thousand messages is deleted, with all it has and nothing of others", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const found = complaints(page);
  const other = await newBrowserAccount();
  const { accountId, apiKey, namespace } = await openSettings(page);
  await admin("set-plan", accountId, "pro");
  const to = Array.from({ length: 100 }, (_, n) => `t${n}@${namespace}.inbox.localhost`);
  const attachments = [{ filename: "a.txt", content: "text" }];
  await sendToService(...Array.from({ length: 12 }, () => ({ to, text: "Your code is 482913", attachments })));
  await sendToService({ to: `one@${other.namespace}.inbox.localhost`, text: "stays" });
  await page.reload();
  await main(page).getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("1,200 messages");
  await expect(dialog).toContainText(`${namespace}.inbox.localhost`);
  await expectAccessible(page);
  for (const wrong of ["", "delete", namespace, "DELETE it"]) {
    await dialog.getByLabel("Type DELETE to confirm").fill(wrong);
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Nothing was deleted.");
  }
  expect(await statusOf(apiKey)).toBe(200);
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await page.waitForURL(/\/\?account=deleted/, { timeout: 60_000 });
  await expect(page.getByText("The account is deleted.")).toBeVisible();
  await page.goto(`${serviceUrl()}/settings`);
  await expect(page).toHaveURL(/\/sign-in/);
  expect(await statusOf(apiKey)).toBe(401);
  await expect(sendToService({ to: to[0] })).rejects.toThrow(/550/);
  await expect(admin("account", accountId)).rejects.toThrow(/No account/);
  const { messages } = await (await callService("GET", "/v1/messages", other.apiKey)).json();
  expect(messages).toHaveLength(1);
  expect(found).toEqual([]);
});

test("a tab of one account neither changes nor deletes the other that signs in beside it", async ({
  page,
  context,
}) => {
  await openSettings(page);
  const other = await newBrowserAccount();
  await context.clearCookies();
  const beside = await context.newPage();
  await signIn(beside, other.apiKey, "/settings");
  await address(page).fill(newAddress());
  await save(page);
  await expect(main(page).getByRole("alert")).toContainText("You are signed in to another account.");
  await main(page).getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByRole("alert")).toContainText("You are signed in to another account.");
  expect(await statusOf(other.apiKey)).toBe(200);
  await beside.reload();
  await expect(address(beside)).toHaveValue("");
});
