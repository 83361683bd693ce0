import { expect, type Page, test } from "@playwright/test";
import { createTransport } from "nodemailer";
import { complaints, expectAccessible } from "../support/browser";
import { type Service, startService, temporaryFolder } from "../support/npm-start";

/** On a service of its own, without billing and with few sign-ups, that may be restarted. */
test.describe.configure({ mode: "serial", timeout: 90_000 });

const folder = temporaryFolder("plain");
const dataDir = `${folder.path}/data`;
const settings = { SIGN_UPS_PER_HOUR: "2" };
let service: Service;

test.beforeAll(async () => {
  service = await startService({ dataDir, env: settings });
  await service.ready;
});

test.afterAll(async () => {
  await service.stop();
  folder.remove();
});

test("a server without billing says so calmly", async ({ page }) => {
  await signInWithDemoKey(page, "/billing");
  const main = page.getByRole("main");
  await expect(main).toContainText("Billing is not set up on this server.");
  await expect(main.getByRole("button")).toHaveCount(0);
  await expectAccessible(page);
});

test("an unknown path is not_found in the envelope for programs, a page for browsers", async ({ page }) => {
  const path = `${service.url}/v2/messages`;
  const answer = await fetch(path, { headers: { authorization: `Bearer ${service.demo().apiKey}` } });
  expect([answer.status, (await answer.json()).error.code]).toEqual([404, "not_found"]);
  expect((await page.goto(path))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
});

test("sign-ups on the page and by the API spend one limit", async ({ page }) => {
  const url = service.url.replace("localhost", "127.0.0.1");
  const byApi = () => fetch(`${url}/v1/signup`, { method: "POST" });
  expect((await byApi()).status).toBe(201);
  await page.goto(url);
  // A header of one's own changes nothing.
  await page.setExtraHTTPHeaders({ "x-restante-peer": "203.0.113.9", "x-forwarded-for": "203.0.113.9" });
  await page.getByRole("button", { name: "Create an inbox" }).click();
  await expect(page.getByText("Waiting for mail")).toBeVisible();
  expect((await byApi()).status).toBe(429);
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole("button", { name: "Create an inbox" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "At most 2 sign-ups an hour" })).toBeVisible();
});

test("the list is live again by itself after the server was restarted, and shows what came meanwhile", async ({
  page,
}) => {
  await signInWithDemoKey(page, "/inbox");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await send("before");
  await expect(page.getByRole("link", { name: "before" })).toBeVisible();

  const { url, smtpPort } = service;
  const stopping = performance.now();
  expect(await service.stop()).toBe(0);
  expect(performance.now() - stopping).toBeLessThan(8_000); // an open stream holds nothing up
  await expect(page.getByText("Connecting …")).toBeVisible();
  const ports = { PORT: new URL(url).port, SMTP_PORT: String(smtpPort) };
  const env = { ...ports, SIGN_UP_PROOF_OF_WORK: "50", REQUESTS_PER_MINUTE: "5", TRUSTED_PROXY_HOPS: "1" }; // for what follows
  service = { ...(await startService({ dataDir, env })), url, smtpPort };
  await service.ready;
  await send("after");
  await expect(page.getByRole("link", { name: "after" })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("Live", { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("listitem").filter({ hasText: "before" })).toHaveCount(1);
});

test.describe("where a sign-up has to prove some work", () => {
  const create = (page: Page) => page.getByRole("button", { name: "Create an inbox" });

  test("the browser does it, shows how far it is, and breaks no policy", async ({ page }) => {
    const found = complaints(page);
    await page.goto(service.url);
    // Held until the page was looked at.
    let goOn = () => {};
    const looked = new Promise<void>((done) => (goOn = done));
    await page.route("**/v1/signup/challenge", async (route) => {
      await looked;
      await route.continue();
    });
    await create(page).press("Enter");
    await expect(page.getByRole("progressbar", { name: "computes a proof" })).toBeVisible();
    await expectAccessible(page);
    goOn();
    await expect(page.getByText("Waiting for mail")).toBeVisible();
    expect(found).toEqual([]);
  });

  test("agents are told what the tool takes", async () => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
    const answer = await fetch(`${service.url}/mcp`, { method: "POST", body });
    const { tools } = (await answer.json()).result as {
      tools: { name: string; inputSchema: { properties: object } }[];
    };
    expect(Object.keys(tools.find(({ name }) => name === "signup")?.inputSchema.properties ?? {})).toEqual([
      "email",
      "proof",
    ]);
  });

  test("what keeps it from that is said", async ({ page }) => {
    await page.goto(service.url);
    await page.route("**/v1/signup/challenge", (route) => route.abort());
    await create(page).click();
    await expect(page.getByText("The server cannot be reached.")).toBeVisible();
    await page.evaluate(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
    await create(page).click();
    await expect(page.getByText("This browser computes no proof of work here.")).toBeVisible();
  });

  test("without JavaScript it says so", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(service.url);
    await expect(page.locator("noscript p")).toContainText("A program of a few lines does not.");
    await expect(page.locator("#use")).toContainText("node sign-up.mjs");
    await expect(page.locator("#use")).not.toContainText("/v1/signup");
    await page.close();
  });
});

test("of the requests a minute a page is one, whatever it fetches by itself; beyond them a person is told", async ({
  browser,
}) => {
  const page = await browser.newPage({ extraHTTPHeaders: { "x-forwarded-for": "203.0.113.7" } });
  const refused: string[] = [];
  let asked = 0;
  page.on("response", (response) => {
    asked += 1;
    if (response.status() === 429) refused.push(response.url());
  });
  for (const path of ["/docs/limits", "/docs/keys"])
    await page.goto(`${service.url}${path}`, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Concepts", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Concepts" })).toBeVisible();
  expect(refused).toEqual([]);
  expect(asked).toBeGreaterThan(20);

  // The minute may end meanwhile.
  for (let turn = 0; refused.length === 0 && turn < 12; turn += 1) await page.goto(`${service.url}/docs/limits`);
  await expect(page.getByRole("heading", { name: "Too many requests" })).toBeVisible();
  await expectAccessible(page);
  await page.close();
});

async function signInWithDemoKey(page: Page, next: string): Promise<void> {
  await page.goto(`${service.url}/sign-in?next=${encodeURIComponent(next)}`);
  await page.getByLabel("API key").fill(service.demo().apiKey);
  await page.getByLabel("API key").press("Enter");
}

async function send(subject: string): Promise<void> {
  const transport = createTransport({ host: "127.0.0.1", port: service.smtpPort, ignoreTLS: true });
  const to = `a@${service.demo().namespace}.inbox.localhost`;
  await transport.sendMail({ from: "app@example.com", to, subject, text: "Hello" });
  transport.close();
}
