import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, newBrowserAccount, serviceUrl, signIn } from "../support/browser";
import { admin, callService } from "../support/browser-service";
import { accountWith, openInbox, rows } from "../support/inbox";

const unreached = (page: Page) => page.getByText("The server cannot be reached.");
const dialog = (page: Page) => page.getByRole("dialog");

/** Presses while the connection is down, and expects the page to say so and to stay. */
async function pressOffline(page: Page, press: () => Promise<void>): Promise<void> {
  const title = await page.getByRole("heading").first().textContent();
  await page.context().setOffline(true);
  await press();
  await expect(unreached(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: title ?? "", exact: true }).first()).toBeAttached();
  await page.context().setOffline(false);
}

test("forms keep what was typed while the server cannot be reached, and work once it is back", async ({ page }) => {
  test.slow();
  const { accountId, apiKey } = await newBrowserAccount();
  await admin("set-plan", accountId, "dev"); // more than one namespace
  await page.goto(`${serviceUrl()}/sign-in?next=/namespaces`);
  const key = page.getByLabel("API key");
  await key.fill(apiKey);
  await pressOffline(page, () => key.press("Enter"));
  await expect(key).toHaveValue(apiKey);
  await key.press("Enter");
  await expect(page).toHaveURL(/\/namespaces$/);

  const slug = `kept-${Date.now()}`;
  await page.getByLabel("Slug").fill(slug);
  await pressOffline(page, () => page.getByRole("button", { name: "Create namespace" }).click());
  await expect(page.getByLabel("Slug")).toHaveValue(slug);

  await page.goto(`${serviceUrl()}/billing`);
  const receipts = page.getByLabel("E-mail for receipts");
  await receipts.fill("receipts@example.com");
  await pressOffline(page, () => page.getByRole("button", { name: "Upgrade to pro" }).click());
  await expect(receipts).toHaveValue("receipts@example.com");

  await page.goto(`${serviceUrl()}/settings`);
  const address = page.getByLabel("Address");
  await address.fill("kept@example.com");
  await pressOffline(page, () => page.getByRole("button", { name: "Save" }).click());
  await expect(address).toHaveValue("kept@example.com");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The address is saved.")).toBeVisible();
});

test("buttons say that the server cannot be reached, and can be pressed again", async ({ page }) => {
  test.slow();
  const { apiKey } = await newBrowserAccount();
  await callService("POST", "/v1/keys", apiKey);
  await signIn(page, apiKey, "/keys");
  await page.getByRole("button", { name: "Create a key" }).click();
  await pressOffline(page, () => dialog(page).getByRole("button", { name: "Create", exact: true }).click());
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Revoke rst_/ })
    .last()
    .click();
  await pressOffline(page, () => dialog(page).getByRole("button", { name: "Revoke" }).click());
  await dialog(page).getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("1 revoked key")).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  const signOut = page.getByRole("button", { name: "Sign out" });
  await pressOffline(page, () => signOut.click());
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signOut.click();
  await expect(page).toHaveURL(/\/sign-in$/);

  await page.goto(serviceUrl());
  const create = page.getByRole("button", { name: "Create an inbox" });
  await pressOffline(page, () => create.click());
  await create.click();
  await expect(page.getByText("Waiting for mail")).toBeVisible();
});

test("a deletion that does not get through keeps the list and its selection", async ({ page }) => {
  await openInbox(page, await accountWith("first", "second"));
  await rows(page).first().getByRole("checkbox").check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const remove = dialog(page).getByRole("button", { name: "Delete message" });
  await pressOffline(page, () => remove.click());
  await expect(rows(page)).toHaveCount(2);
  await remove.click();
  await expect(rows(page)).toHaveCount(1);
});

test("a page of before an update says that it is out of date", async ({ page }) => {
  const { apiKey } = await newBrowserAccount();
  await signIn(page, apiKey, "/settings");
  await page.route("**/settings", (route) => {
    const headers = route.request().headers();
    return route.continue({ headers: { ...headers, "next-action": "0".repeat(headers["next-action"]?.length ?? 0) } });
  });
  await page.getByLabel("Address").fill("before@example.com");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "This page is out of date. Reload it" })).toBeVisible();
  await expect(page.getByLabel("Address")).toHaveValue("before@example.com");
});
