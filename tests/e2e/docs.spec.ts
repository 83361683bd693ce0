import { expect, test } from "@playwright/test";
import { complaints, expectAccessible, serviceUrl } from "../support/browser";

for (const path of ["/docs", "/docs/limits", "/docs/playwright"]) {
  test(`${path} opens without complaints, and is accessible`, async ({ page }) => {
    test.slow();
    const found = complaints(page);
    await page.goto(`${serviceUrl()}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(found).toEqual([]);
  });
}

test("no page scrolls sideways on a phone, however long its lines are", async ({ page }) => {
  test.slow();
  const found = complaints(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const index = (await (await fetch(`${serviceUrl()}/docs.md`)).text()).matchAll(/\/docs\/([\w-]+)\.md\): /g);
  for (const [, slug] of index) {
    await page.goto(`${serviceUrl()}/docs/${slug}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, slug).toBeLessThanOrEqual(0);
  }
  expect(found).toEqual([]);
});

test("every page is reached from the navigation, and speaks of this service", async ({ page, request }) => {
  await page.goto(`${serviceUrl()}/docs`);
  const links = await page.getByRole("navigation", { name: "Documentation" }).getByRole("link").all();
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const path = await link.getAttribute("href");
    expect((await request.get(`${serviceUrl()}${path}`)).status()).toBe(200);
    const markdown = await request.get(`${serviceUrl()}${path}.md`);
    expect(markdown.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(await markdown.text()).toMatch(/^# .+\n\n> /);
  }
});

test("the search finds, and goes there by keyboard alone", async ({ page }) => {
  const found = complaints(page);
  await page.goto(`${serviceUrl()}/docs`);
  // Until the page listens, a key does nothing.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByLabel("Words to find")).toBeFocused();
  await page.keyboard.type("bearer_token_env_var");
  const results = page.getByRole("dialog").getByRole("link");
  await expect(results.first()).toContainText("Codex");
  await page.keyboard.press("ArrowDown");
  await expect(results.first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByLabel("Words to find")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/docs/agents#codex");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Codex" })).toBeInViewport();
  expect(found).toEqual([]);
});

test("a search without results says so, and Esc closes it", async ({ page }) => {
  await page.goto(`${serviceUrl()}/docs/concepts`);
  await page.getByRole("button", { name: "Search the docs" }).click();
  await page.getByLabel("Words to find").fill("zebra crossing");
  await expect(page.getByRole("status").filter({ hasText: "Nothing found" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("code is copied as it stands, and so is a page as Markdown", async ({ page, context, request }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${serviceUrl()}/docs/quick-start`);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy the snippet" }).first().click();
  await expect.poll(clipboard).toBe(`curl -X POST ${serviceUrl()}/v1/signup`);
  await page.getByRole("button", { name: "Copy page as Markdown" }).click();
  await expect.poll(clipboard).toBe(await (await request.get(`${serviceUrl()}/docs/quick-start.md`)).text());
});

test("on a phone all pages are in a box, which another page closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${serviceUrl()}/docs`);
  const menu = page.getByRole("navigation", { name: "All pages" });
  await expect(menu).toBeHidden();
  await page.getByText("All pages", { exact: true }).click();
  await menu.getByRole("link", { name: "Playwright" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Playwright" })).toBeVisible();
  await expect(menu).toBeHidden();
});

test("the contents mark what is being read", async ({ page }) => {
  await page.goto(`${serviceUrl()}/docs/self-hosting`);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "DNS" }).click();
  await expect(contents.getByRole("link", { name: "DNS" })).toHaveAttribute("aria-current", "location");
});

for (const slug of ["nope", "..%2f.env", "..%5c.env", "%00", "%ff", "a".repeat(5_000)]) {
  test(`a page that is none is not found: ${slug.slice(0, 20)}`, async ({ request }) => {
    for (const path of [`/docs/${slug}`, `/docs/${slug}.md`, `/docs-md/${slug}`]) {
      const response = await request.get(`${serviceUrl()}${path}`);
      expect([400, 404], path).toContain(response.status());
      expect(await response.text()).not.toContain("DATABASE_URL");
    }
  });
}
