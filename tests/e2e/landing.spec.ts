import { expect, test } from "@playwright/test";
import { createTransport } from "nodemailer";
import { complaints, demo, expectAccessible, serviceUrl, signIn } from "../support/browser";

async function sendMail(to: string, text: string): Promise<void> {
  const transport = createTransport({
    host: "127.0.0.1",
    port: Number(process.env.SERVICE_SMTP_PORT),
    ignoreTLS: true,
  });
  await transport.sendMail({ from: "app@example.com", to, subject: "Your code", text });
  transport.close();
}

test("a visitor gets from the start page to the code of a real mail", async ({ page }) => {
  const found = complaints(page);
  await page.goto(serviceUrl());
  await page.getByRole("button", { name: "Create an inbox" }).click();
  await expect(page.getByText("Waiting for mail")).toBeVisible();
  const address = await page.getByText(/^hello@/).textContent();
  await sendMail(address ?? "", "Your verification code is 482913");
  await expect(page.getByText("482913", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Open the inbox" }).click();
  await page.waitForURL(/\/inbox\/msg_/);
  await expect(page.getByText("482913").first()).toBeVisible();
  expect(found).toEqual([]);
});

test("a visitor without a mail at hand gets a sample, once for each press", async ({ page }) => {
  await page.goto(serviceUrl());
  await page.getByRole("button", { name: "Create an inbox" }).click();
  await page.getByRole("button", { name: "Send a sample mail" }).click();
  await expect(page.getByText("Confirm your e-mail address")).toBeVisible();
  const key = await page.getByText(/^rst_/).textContent();
  const answer = await fetch(`${serviceUrl()}/v1/messages`, { headers: { authorization: `Bearer ${key}` } });
  const { messages } = await answer.json();
  expect(messages).toHaveLength(1);
  expect(messages[0].extracted.otp_codes).toHaveLength(1);
  expect(messages[0].extracted.verification_links).toHaveLength(1);
  await expect(page.getByText(messages[0].extracted.otp_codes[0], { exact: true })).toBeVisible();
});

test("the page suits everybody before, during and after", async ({ page }) => {
  await page.goto(serviceUrl());
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create an inbox" }).click();
  await expect(page.getByText("Waiting for mail")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send a sample mail" }).click();
  await expect(page.getByText("Confirm your e-mail address")).toBeVisible();
  await expectAccessible(page);
});

test("whoever is signed in is led to the inbox instead", async ({ page }) => {
  await signIn(page, demo().apiKey, "/");
  await expect(page.getByRole("link", { name: "Open your inbox" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create an inbox" })).toHaveCount(0);
});

test("the head of the public pages fits the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await signIn(page, demo().apiKey, "/docs");
  const plans = page
    .getByRole("navigation", { name: "Site" })
    .getByRole("link", { name: "Plans", includeHidden: true });
  await expect(plans).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 640, height: 600 });
  await expect(plans).toBeVisible();
});

test("the snippets are reached by keyboard and name this server", async ({ page }) => {
  await page.goto(serviceUrl());
  await page.getByRole("tab", { name: "curl" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tabpanel")).toContainText(`RESTANTE_URL=${serviceUrl()} `);
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel")).toContainText(`"url": "${serviceUrl()}/mcp"`);
});
