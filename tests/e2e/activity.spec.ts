import { expect, test } from "@playwright/test";
import { complaints, expectAccessible, newBrowserAccount, serviceUrl, signIn } from "../support/browser";
import { admin, callService } from "../support/browser-service";

test("what was done to an account is listed with who did it, newest first", async ({ page }) => {
  const found = complaints(page);
  const { apiKey, accountId, namespace } = await newBrowserAccount();
  const asked = { scope: "read", namespace, tag_prefix: "ci-", expires_in: 3_600 };
  const key = await (await callService("POST", "/v1/keys", apiKey, asked)).json();
  await callService("DELETE", `/v1/keys/${key.id}`, apiKey);
  await admin("set-plan", accountId, "pro");
  await signIn(page, apiKey);
  await page.getByRole("link", { name: "Activity" }).click();
  await expect(page.getByRole("heading", { name: "Activity" })).toBeVisible();
  const own = `${apiKey.slice(0, 12)}…`;
  const events = page.getByRole("list", { name: "Events, newest first" }).getByRole("listitem");
  await expect(events).toContainText([
    `Signed in with the key ${own}`,
    "Plan changed from free to proby the operator of this service",
    `Key ${key.prefix}… revokedby the key ${own}`,
    `Key ${key.prefix}… created, which only reads tags ci-… in ${namespace}, until`,
    `Account created, with the namespace ${namespace} and the key ${own}`,
  ]);
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
  await expectAccessible(page);
  expect(found).toEqual([]);
});

test("an open inbox is left when its account is suspended: its owner sees why, can only leave, and cannot come back", async ({
  page,
}) => {
  test.slow();
  const { apiKey, accountId } = await newBrowserAccount();
  await signIn(page, apiKey);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const reason = `Mail to strangers ${"x".repeat(100)}`;
  await page.setViewportSize({ width: 390, height: 800 });
  await admin("suspend", accountId, "--reason", reason);
  await page.waitForURL((url) => url.pathname === "/sign-in/suspended");
  await page.goto(`${serviceUrl()}/keys`);
  await expect(page).toHaveURL(/\/sign-in\/suspended$/);
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "This account is suspended" })).toBeVisible();
  await expect(page.getByRole("status")).toContainText(reason);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/sign-in");
  await page.getByLabel("API key").fill(apiKey);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(`is suspended. The reason given is “${reason}”. Ask the operator`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await admin("unsuspend", accountId);
  await page.getByLabel("API key").fill(apiKey);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/inbox");
});
