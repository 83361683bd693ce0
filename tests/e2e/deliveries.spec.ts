import { expect, test } from "@playwright/test";
import { complaints, expectAccessible, newBrowserAccount, serviceUrl, signIn } from "../support/browser";
import { callService, sendToService } from "../support/browser-service";

test("what was refused is told where mail is missed, with the reply and the reason", async ({ page }) => {
  test.slow();
  const found = complaints(page);
  const { apiKey, namespace } = await newBrowserAccount();
  const domain = `${namespace}.inbox.localhost`;
  await callService("POST", "/v1/faults", apiKey, { tag: "refused", reply: 550 });
  await expect(sendToService({ to: `refused@${domain}` })).rejects.toThrow(/550/);
  await signIn(page, apiKey, "/inbox");
  const missed = page.getByRole("listitem").filter({ hasText: `refused@${domain}` });
  await expect(async () => {
    await page.reload(); // it is noted a moment after the reply
    await expect(missed).toContainText("550", { timeout: 500 });
  }).toPass();
  await expectAccessible(page);

  await sendToService({ to: `taken@${domain}`, text: "Hello" });
  await page.goto(`${serviceUrl()}/deliveries`);
  const rows = page.getByRole("list", { name: "Deliveries, newest first" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(`250taken@${domain}`);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Refused" }).click();
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Tag begins with").fill("taken");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page.getByRole("heading", { name: "None fits" })).toBeVisible();
  await page.goto(`${serviceUrl()}/deliveries?tag=TAK`);
  await rows.getByRole("link", { name: `taken@${domain}` }).click();
  await expect(page).toHaveURL(/\/inbox\/msg_/);
  expect(found).toEqual([]);
});

test("a fault is made, met and ended", async ({ page }) => {
  const { apiKey, namespace } = await newBrowserAccount();
  await signIn(page, apiKey, "/deliveries");
  const faults = page.getByRole("list", { name: "Faults" }).getByRole("listitem");
  await page.getByLabel("Mail to the tag").fill("a b");
  await page.getByRole("button", { name: "Add fault" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "without spaces" })).toBeVisible();
  await page.getByLabel("Mail to the tag").fill("late-*");
  await page.getByLabel("What happens").selectOption("Refuse it for now (451)");
  await page.getByLabel("Times").fill("5000");
  await page.getByRole("button", { name: "Add fault" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "must be a whole number from 1 to 1000" })).toBeVisible();
  await expect(page.getByLabel("Mail to the tag")).toHaveValue("late-*");
  await page.getByLabel("Times").fill("3");
  await page.getByRole("button", { name: "Add fault" }).click();
  await expect(faults).toContainText(/late-\* is refused with 451 at RCPT/);
  await expect(sendToService({ to: `late-1@${namespace}.inbox.localhost` })).rejects.toThrow(/451/);
  await page.reload();
  await expect(faults).toContainText("met 1 of 3 times");
  await expectAccessible(page);
  await faults.getByRole("button", { name: "End the fault for late-*" }).click();
  await expect(faults).toHaveCount(0);
  await sendToService({ to: `late-1@${namespace}.inbox.localhost` });
});

test("an address that cannot be read says so, and shows all", async ({ page }) => {
  const { apiKey } = await newBrowserAccount();
  await signIn(page, apiKey, "/deliveries");
  for (const query of ["outcome=lost", "page=0", "page=1e9", `tag=${"x".repeat(501)}`, "page=%00&tag=a&tag=b"]) {
    await page.goto(`${serviceUrl()}/deliveries?${query}`);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(/^The (outcome|page|tag) must be/);
  }
});
