import { expect, type Page, test } from "@playwright/test";
import { createTransport } from "nodemailer";
import { type Postgres, startPostgres } from "@/server/postgres";
import { expectAccessible } from "../support/browser";
import { type Service, startService, temporaryFolder } from "../support/npm-start";

/** On a service of its own, whose database is stopped and started. */
test.describe.configure({ mode: "serial", timeout: 90_000 });

const folder = temporaryFolder("away");
let database: Postgres;
let service: Service;

test.beforeAll(async () => {
  database = await startPostgres({ dataDir: folder.path });
  service = await startService({ dataDir: `${folder.path}/data`, env: { DATABASE_URL: database.url } });
  await service.ready;
});

test.afterAll(async () => {
  await service.stop();
  await database.stop();
  folder.remove();
});

async function databaseBack(): Promise<void> {
  database = await startPostgres({ dataDir: folder.path, port: Number(new URL(database.url).port) });
  await expect.poll(async () => (await fetch(`${service.url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
}

/** Signs a new account in, and opens the page. Returns an address of the account. */
async function open(page: Page, path: string): Promise<string> {
  const answer = await fetch(`${service.url}/v1/signup`, { method: "POST" });
  const { api_key, example_address } = await answer.json();
  await page.goto(`${service.url}/sign-in?next=${encodeURIComponent(path)}`);
  await page.getByLabel("API key").fill(api_key);
  await page.getByLabel("API key").press("Enter");
  await expect(page).toHaveURL(service.url + path);
  return example_address;
}

const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

test("the error page shows the page once the database is back and one tries again", async ({ page }) => {
  await open(page, "/keys");
  await database.stop();
  await page.reload();
  await expect(page.getByRole("heading", { name: "This page could not be shown" })).toBeVisible();
  await databaseBack();
  await tryAgain(page).click();
  await expect(page.getByRole("heading", { name: "API keys" })).toBeVisible();
});

test("a message that cannot be read leaves the list as it is, and can be tried again", async ({ page }) => {
  const address = await open(page, "/inbox");
  const transport = createTransport({ host: "127.0.0.1", port: service.smtpPort, ignoreTLS: true });
  await transport.sendMail({ from: "app@example.com", to: address, subject: "Kept", text: "Hello" });
  transport.close();
  const row = page.getByRole("list", { name: "Messages" }).getByRole("link", { name: "Kept" });
  await expect(row).toBeVisible();
  await database.stop();
  await row.click();
  await expect(page.getByRole("heading", { name: "This message could not be shown" })).toBeVisible();
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const look = page.waitForResponse(`${service.url}/readyz`);
  await tryAgain(page).click();
  expect((await look).status()).toBe(503);
  await expect(tryAgain(page)).toBeEnabled();
  await expect(row).toBeVisible();
  await databaseBack();
  await tryAgain(page).click();
  await expect(page.getByRole("article").getByRole("heading", { name: "Kept" })).toBeVisible();
  await expect(row).toBeVisible();
});
