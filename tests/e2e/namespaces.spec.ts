import { expect, type Page, test } from "@playwright/test";
import { complaints, expectAccessible, newBrowserAccount, signIn } from "../support/browser";
import { admin, callService, sendToService } from "../support/browser-service";

const slugField = (page: Page) => page.getByLabel("Slug (optional)");
const createButton = (page: Page) => page.getByRole("button", { name: "Create namespace" });
const create = (page: Page) => createButton(page).click();
const listed = (page: Page) => page.getByRole("main").getByRole("listitem");
const unusedSlug = () => `spec-${Math.random().toString(36).slice(2, 10)}`;

async function openNamespaces(page: Page, plan: "free" | "dev" | "pro") {
  const account = await newBrowserAccount();
  if (plan !== "free") await admin("set-plan", account.accountId, plan);
  await signIn(page, account.apiKey, "/namespaces");
  return account;
}

test("a free account sees its one namespace, with its mail, and where there is more to be had", async ({ page }) => {
  test.slow();
  const found = complaints(page);
  const { namespace } = await openNamespaces(page, "free");
  await sendToService({ to: `one@${namespace}.inbox.localhost`, text: "Hello" });
  await page.reload();
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toContainText(`*@${namespace}.inbox.localhost`);
  await expect(listed(page).getByRole("link", { name: "1 message" })).toHaveAttribute(
    "href",
    `/inbox?namespace=${namespace}`,
  );
  await expect(page.getByText("1 of 1 on the free plan")).toBeVisible();
  await expect(slugField(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "See the plans" })).toHaveAttribute("href", "/billing");
  await expectAccessible(page);
  expect(found).toEqual([]);
});

test("namespaces of a chosen and of a random slug are made up to the plan's limit", async ({ page }) => {
  test.slow();
  const { apiKey } = await openNamespaces(page, "dev");
  const slug = unusedSlug();
  await slugField(page).fill(` ${slug.toUpperCase()} `);
  await create(page);
  await expect(page.getByRole("status").filter({ hasText: `${slug}.inbox.localhost is ready.` })).toBeVisible();
  await expect(listed(page)).toHaveCount(2);
  await expect(slugField(page)).toHaveValue("");
  await expectAccessible(page);
  await create(page);
  await expect(listed(page)).toHaveCount(3);
  await expect(page.getByText("3 of 3 on the dev plan")).toBeVisible();
  await expect(slugField(page)).toHaveCount(0);
  const { namespaces } = await (await callService("GET", "/v1/namespaces", apiKey)).json();
  expect(namespaces).toHaveLength(3);
});

test("a slug that cannot be is explained at the field, and stays to be corrected", async ({ page }) => {
  test.slow();
  await openNamespaces(page, "pro");
  const bad: [string, string][] = [
    ["ab", "must be 3 to 40 characters"],
    ["xn--80ak6aa92e", "must be 3 to 40 characters"],
    ["<b>hi</b>", "must be 3 to 40 characters"],
    ["postmaster", "is a reserved name"],
    ["x".repeat(20_000), "must be 3 to 40 characters"],
  ];
  for (const [slug, reason] of bad) {
    await slugField(page).fill(slug);
    await create(page);
    await expect(createButton(page)).toBeEnabled();
    await expect(page.getByRole("alert").filter({ hasText: `The slug ${reason}` })).toBeVisible();
    await expect(slugField(page)).toHaveValue(slug);
    await expect(slugField(page)).toHaveAttribute("aria-invalid", "true");
  }
  await slugField(page).fill("postmaster");
  await create(page);
  await expectAccessible(page);
  await expect(listed(page)).toHaveCount(1);
});

test("a slug of somebody else is taken, and their namespaces are not shown", async ({ page }) => {
  const other = await newBrowserAccount();
  await openNamespaces(page, "dev");
  await expect(page.getByText(other.namespace)).toHaveCount(0);
  await slugField(page).fill(other.namespace);
  await create(page);
  await expect(page.getByRole("alert").filter({ hasText: `The slug "${other.namespace}" is in use.` })).toBeVisible();
  await expect(listed(page)).toHaveCount(1);
});

test("a page that is out of date tells of the limit and of the session's end", async ({ page }) => {
  const { apiKey } = await openNamespaces(page, "dev");
  for (let made = 0; made < 2; made++) await callService("POST", "/v1/namespaces", apiKey, {});
  await create(page);
  await expect(page.getByRole("alert").filter({ hasText: "The dev plan allows 3 namespaces" })).toBeVisible();
  await page.context().clearCookies();
  await create(page);
  await expect(page.getByRole("alert").filter({ hasText: "You are signed out." })).toBeVisible();
});
