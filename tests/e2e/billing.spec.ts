import { expect, type Page, test } from "@playwright/test";
import { complaints, expectAccessible, newBrowserAccount, serviceUrl, signIn } from "../support/browser";
import { callService, statusOf } from "../support/browser-service";

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const newAddress = () => `${Math.random().toString(36).slice(2)}@example.com`;

async function openBilling(page: Page) {
  const account = await newBrowserAccount();
  await signIn(page, account.apiKey, "/billing");
  return account;
}

/** Loads the page anew until it says so: what happens at Stripe is told by an event. */
async function expectEventually(page: Page, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(`${serviceUrl()}/billing`);
    await expect(main(page)).toContainText(text, { timeout: 500 });
  }).toPass();
}

/** Presses a button of the billing portal, and comes back. */
async function inPortal(page: Page, name: string): Promise<void> {
  await press(page, "Manage billing");
  await expect(page.getByRole("heading", { name: "Billing portal" })).toBeVisible();
  await press(page, name);
  await page.getByRole("link", { name: "Back" }).click();
  await page.waitForURL(/\/billing$/);
}

async function subscribe(page: Page, plan: "dev" | "pro"): Promise<void> {
  await page.getByLabel("E-mail for receipts").fill(newAddress());
  await press(page, `Upgrade to ${plan}`);
  await press(page, "Subscribe");
  await expect(main(page)).toContainText("The payment is confirmed.", { timeout: 15_000 });
}

test("a plan is bought, changed, cancelled, and over", async ({ page }) => {
  test.setTimeout(120_000);
  const found = complaints(page);
  const { apiKey } = await openBilling(page);
  const limit = async () => (await (await callService("GET", "/v1/usage", apiKey)).json()).limits.emails_per_month;
  await expect(main(page)).toContainText("There is no subscription, and nothing to pay.");
  await expectAccessible(page);
  await subscribe(page, "dev");
  await expect(main(page)).toContainText("You are on the dev plan");
  expect(await limit()).toBe(5_000);
  await expect(main(page)).toContainText(/Renews on \d+ \w+ \d{4}/);
  await expectAccessible(page);
  await press(page, "Switch to pro");
  await press(page, "Switch to pro");
  await page.getByRole("link", { name: "Back" }).click();
  await expectEventually(page, "You are on the pro plan");
  expect(await limit()).toBe(25_000);
  await inPortal(page, "Let the payment fail");
  await expectEventually(page, "The last payment failed.");
  await expectAccessible(page);
  await inPortal(page, "Pay what is due");
  await expectEventually(page, "Renews on");
  await inPortal(page, "Cancel at the end of the period");
  await expectEventually(page, /The pro plan ends on \d+ \w+ \d{4}/);
  await expect(page.getByRole("button", { name: "Cancel the subscription" })).toHaveCount(0);
  await expectAccessible(page);
  expect(await limit()).toBe(25_000);
  await inPortal(page, "End the period now");
  await expectEventually(page, "There is no subscription, and nothing to pay.");
  expect(await limit()).toBe(100);
  await expect(page.getByRole("button", { name: "Upgrade to dev" })).toBeVisible();
  expect(found).toEqual([]);
});

test("checkout asks for an address where there is none, and may be left", async ({ page }) => {
  test.slow();
  await openBilling(page);
  const field = page.getByLabel("E-mail for receipts");
  await press(page, "Upgrade to pro");
  await expect(main(page).getByRole("alert")).toContainText("The account has no e-mail address");
  for (const wrong of ["nobody", "a@b", `${"x".repeat(250)}@example.com`, "<a@example.com>"]) {
    await field.fill(wrong);
    await press(page, "Upgrade to pro");
    await expect(page.getByRole("button", { name: "Upgrade to pro" })).toBeEnabled();
    await expect(main(page).getByRole("alert")).toContainText("The address must be");
    await expect(field).toHaveValue(wrong);
  }
  await expectAccessible(page);
  const email = newAddress();
  await field.fill(email);
  await press(page, "Upgrade to pro");
  await expect(page.getByRole("heading", { name: "Subscribe to pro" })).toBeVisible();
  await press(page, "Pay with a card that is declined");
  await expect(page.getByRole("alert")).toContainText("declined");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(main(page)).toContainText("Nothing was paid");
  await expect(field).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("complementary")).toContainText(email);
  await expectAccessible(page);
});

test("after a payment, the page waits for its confirmation and shows it by itself", async ({ page, context }) => {
  await openBilling(page);
  await page.getByLabel("E-mail for receipts").fill(newAddress());
  await press(page, "Upgrade to dev");
  await expect(page.getByRole("heading", { name: "Subscribe to dev" })).toBeVisible();
  const waiting = await context.newPage();
  await waiting.goto(`${serviceUrl()}/billing?checkout=success`);
  await expect(main(waiting)).toContainText("Stripe has not confirmed a payment yet.");
  await press(page, "Subscribe");
  await expect(main(waiting)).toContainText("The payment is confirmed.", { timeout: 15_000 });
  await expect(waiting).toHaveURL(/\/billing$/);
  await waiting.reload();
  await expect(main(waiting)).toContainText("You are on the dev plan");
  await expect(main(waiting)).not.toContainText("The payment is confirmed.");
});

test("who paid without a session is told so beside the sign-in form, and who left as well", async ({ page }) => {
  for (const [plan, button, end, title] of [
    ["dev", "Subscribe", "success", "Payment received. Thank you."],
    ["pro", null, "cancelled", "Nothing was paid"],
  ] as const) {
    const { apiKey } = await newBrowserAccount();
    const body = { plan, email: newAddress() };
    await page.goto((await (await callService("POST", "/v1/billing/checkout", apiKey, body)).json()).url);
    if (button) await press(page, button);
    else await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL(`${serviceUrl()}/sign-in?next=%2Fbilling%3Fcheckout%3D${end}`);
    await expect(main(page).getByRole("status").filter({ hasText: title })).toBeVisible();
    await expectAccessible(page);
  }
});

test("a confirmation that does not come is given up after a minute, with what to do", async ({ page }) => {
  test.slow();
  await page.clock.install();
  await openBilling(page);
  await page.goto(`${serviceUrl()}/billing?checkout=success`);
  await expect(main(page)).toContainText("Stripe has not confirmed a payment yet.");
  await page.waitForLoadState("networkidle"); // its first looks at the server may still be under way
  await expectAccessible(page);
  await page.clock.fastForward(61_000);
  await expect(main(page)).toContainText("The confirmation has not come yet.");
  await page.waitForLoadState("networkidle");
  await expectAccessible(page);
  await press(page, "Ask Stripe");
  await expect(main(page)).toContainText("Stripe knows of no paid subscription yet.");
});

test("a plan that is not for sale is refused, and a second subscription too", async ({ page, context }) => {
  await openBilling(page);
  for (const forged of ["free", "", "enterprise", "x".repeat(5_000)]) {
    const button = page.getByRole("button", { name: "Upgrade to dev" });
    await button.evaluate((element, value) => element.setAttribute("value", value), forged);
    await button.click();
    await expect(main(page).getByRole("alert")).toContainText("The plan must be dev, pro or the billing portal.");
    await page.reload();
  }
  const stale = await context.newPage();
  await stale.goto(`${serviceUrl()}/billing`);
  await subscribe(page, "dev");
  await stale.getByLabel("E-mail for receipts").fill(newAddress());
  await press(stale, "Upgrade to pro");
  await expect(main(stale).getByRole("alert")).toContainText("This account has a subscription already.");
});

test("deleting an account cancels its subscription", async ({ page, context }) => {
  const { apiKey } = await openBilling(page);
  await subscribe(page, "dev");
  const portal = await context.newPage();
  await portal.goto(`${serviceUrl()}/billing`);
  await press(portal, "Manage billing");
  await expect(portal.getByRole("heading", { name: "Billing portal" })).toBeVisible();
  await page.goto(`${serviceUrl()}/settings`);
  await press(page, "Delete account");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("your subscription: it is cancelled at once");
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await page.waitForURL(/account=deleted/);
  expect(await statusOf(apiKey)).toBe(401);
  await portal.reload();
  await expect(portal.getByText("There is no subscription.")).toBeVisible();
});
