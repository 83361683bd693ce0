import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { demo, expectAccessible, serviceUrl, signIn } from "../support/browser";
import { askApi, confirmation, link, open, receive } from "../support/messages";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("the code is copied by a click and by a key, the link opens apart from us", async ({ page }) => {
  const message = await receive("view-code", confirmation);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await open(page, message);
  const panel = page.getByRole("region", { name: "Codes and links" });
  await expect(panel.getByText("482913")).toBeVisible();
  await panel.getByRole("button", { name: "Copy the code 482913" }).click();
  expect(await clipboard(page)).toBe("482913");
  await panel.getByRole("button", { name: "Copy the link" }).click();
  expect(await clipboard(page)).toBe(link);
  await page.keyboard.press("c");
  await expect.poll(() => clipboard(page)).toBe("482913");

  await expect(panel.getByText("app.acme.example")).toBeVisible();
  const anchor = panel.getByRole("link", { name: "Open" });
  await expect(anchor).toHaveAttribute("href", link);
  await expect(anchor).toHaveAttribute("target", "_blank");
  await expect(anchor).toHaveAttribute("rel", "noopener noreferrer");
  await panel.getByText("1 other link").click();
  await expect(panel.getByRole("link", { name: /^acme\.example\s*\/help$/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a link to a message, with filters and tab, leads there after signing in", async ({ page }) => {
  const message = await receive("view-later", confirmation);
  const address = `${serviceUrl()}/inbox/${message.id}?q=Acme&tab=text`;
  await page.goto(address);
  await page.getByLabel("API key").fill(demo().apiKey);
  await page.getByLabel("API key").press("Enter");
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1, name: message.subject })).toBeVisible();
});

test("opening a message marks it as read, fetching its page does not", async ({ page }) => {
  const message = await receive("view-seen", { ...confirmation, subject: "Unread until opened" });
  await signIn(page, demo().apiKey);
  const row = page.locator(`[data-row="${message.id}"]`);
  await expect(row.getByText(", unread")).toBeAttached();
  await page.request.get(`${serviceUrl()}/inbox/${message.id}`);
  await page.reload();
  await expect(row.getByText(", unread")).toBeAttached();
  await row.getByRole("link", { name: /Acme Accounts/ }).click();
  await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toHaveText("Unread until opened");
  await expect(row.getByText(", unread")).not.toBeAttached();
});

test("the tabs are reached by keyboard, and keep the filters of the list", async ({ page }) => {
  const message = await receive("view-tabs", confirmation);
  await open(page, message, "?q=Acme");
  const tabs = page.getByRole("navigation", { name: "Views of the message" });
  await expect(tabs.getByRole("link", { name: "HTML" })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: "HTML" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?q=Acme&tab=text$/);
  await expect(tabs.getByRole("link", { name: "Text" })).toHaveAttribute("aria-current", "page");
  await expect(page.locator("pre").getByRole("link", { name: "https://acme.example/help" })).toBeVisible();
  await tabs.getByRole("link", { name: "Headers" }).click();
  await expect(page.getByText("message-id", { exact: true })).toBeVisible();
});

test("the source is shown, and downloaded as it was sent", async ({ page }) => {
  const raw = "From: a@example.com\r\nSubject: Raw\r\nX-Odd: \x01\r\n\r\nH\u00e9llo\r\n";
  const message = await receive("view-source", { raw, subject: undefined });
  await open(page, message, "?tab=source");
  await expect(page.locator("pre")).toContainText("Subject: Raw");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download .eml", exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${message.id}.eml`);
  expect(readFileSync(await download.path()).equals(Buffer.from(raw))).toBe(true);
});

test("attachments are listed, pictures are shown small, files are downloaded as they were sent", async ({ page }) => {
  const message = await receive("view-files", confirmation);
  await open(page, message, "?tab=attachments");
  await expect(page.getByText("Rechnung für März.pdf")).toBeVisible();
  const thumbnail = page.locator("li img");
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download Rechnung für März.pdf" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Rechnung für März.pdf");
  expect(readFileSync(await download.path(), "utf8")).toBe("not really");
});

test("the API tab shows what the API answers", async ({ page }) => {
  const message = await receive("view-api", confirmation);
  await open(page, message, "?tab=api");
  const answer = page.locator("figure", { hasText: "The answer" });
  await answer.getByRole("button").click();
  expect(JSON.parse(await clipboard(page))).toEqual(await askApi(`/v1/messages/${message.id}`));
  await expect(page.getByText(`"${serviceUrl()}/v1/messages/${message.id}"`)).toBeVisible();
  await expect(page.getByText(`namespace=${demo().namespace}&tag=view-api&since=`)).toBeVisible();
});

test("a message is deleted after it has been asked once", async ({ page }) => {
  const message = await receive("view-delete", { ...confirmation, subject: "Soon gone" });
  await open(page, message);
  await page.getByRole("button", { name: "Delete the message" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(`${serviceUrl()}/inbox`);
  await expect(page.locator(`[data-row="${message.id}"]`)).not.toBeAttached();
  const gone = await page.goto(`${serviceUrl()}/inbox/${message.id}`);
  expect(gone?.status()).toBe(404);
  await expect(page.getByText("There is no such message")).toBeVisible();
});

test("long texts are cut, and shown whole when asked", async ({ page }) => {
  const message = await receive("view-long", {
    subject: "Long",
    text: `${"All work and no play. ".repeat(10_000)}The end.`,
  });
  await open(page, message);
  await expect(page.getByText("The first 200,000 of")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page.locator("pre")).toContainText("The end.");
});

test("each tab is accessible", async ({ page }) => {
  test.slow();
  const message = await receive("view-axe", confirmation);
  for (const tab of ["html", "text", "headers", "source", "attachments", "api"]) {
    await test.step(tab, async () => {
      await open(page, message, `?tab=${tab}`);
      // The list beside it is the same for all.
      await expectAccessible(page, { within: tab === "html" ? "html" : "article" });
    });
  }
});
