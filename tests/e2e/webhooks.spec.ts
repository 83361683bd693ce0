import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { complaints, expectAccessible, newBrowserAccount, signIn } from "../support/browser";
import { sendToService } from "../support/browser-service";

/** A service whose answer a test sets. */
async function startReceiver() {
  let status = 204;
  const server = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mail`,
    answer: (next: number) => {
      status = next;
    },
    stop: () => server.close(),
  };
}

test("a webhook is made, tested, seen to fail, sent on and deleted", async ({ page }) => {
  test.slow();
  const found = complaints(page);
  const receiver = await startReceiver();
  const { apiKey, namespace } = await newBrowserAccount();
  await signIn(page, apiKey, "/webhooks");
  await expect(page.getByRole("heading", { name: "No webhooks yet" })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("URL").fill("ftp://example.com/");
  await page.getByLabel("Only the tag (optional)").fill("sign*");
  await page.getByRole("button", { name: "Create webhook" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The URL must be an http or https URL" })).toBeVisible();
  await expect(page.getByLabel("Only the tag (optional)")).toHaveValue("sign*");
  await page.getByLabel("URL").fill(receiver.url);
  await page.getByRole("button", { name: "Create webhook" }).click();
  await expect(page.getByText(/^whsec_[\w+/]{43}=$/)).toBeVisible();
  const hook = page.getByRole("list", { name: "Webhooks" }).getByRole("listitem").filter({ hasText: receiver.url });
  await expect(hook).toContainText("All sentTag sign*");
  await expectAccessible(page);

  await hook.getByRole("button", { name: "Send test" }).click();
  await expect(hook.getByRole("status")).toContainText(/Answered 204 in \d+ ms/);
  receiver.answer(500);
  await sendToService({ to: `signup@${namespace}.inbox.localhost` });
  await expect(async () => {
    await page.reload();
    await expect(hook).toContainText("Failing", { timeout: 500 });
  }).toPass();
  await hook.getByText("Last attempts").click();
  await expect(hook.getByRole("list", { name: "Last attempts" })).toContainText("Mail500");
  await expectAccessible(page);

  receiver.answer(204);
  await hook.getByRole("button", { name: "Send on now" }).click();
  await expect(async () => {
    await page.reload();
    await expect(hook).toContainText("All sent", { timeout: 500 });
  }).toPass();
  await hook.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No webhooks yet" })).toBeVisible();
  expect(found).toEqual([]);
  receiver.stop();
});
