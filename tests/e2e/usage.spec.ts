import { expect, test } from "@playwright/test";
import { complaints, expectAccessible, newBrowserAccount, signIn } from "../support/browser";
import { sendToService } from "../support/browser-service";

test("usage is shown, with a warning from 80 % on and the refusal at 100 %", async ({ page }) => {
  test.slow();
  const found = complaints(page);
  const { apiKey, namespace } = await newBrowserAccount();
  const mailTo = (count: number, name: string) =>
    sendToService({ to: Array.from({ length: count }, (_, n) => `${name}${n}@${namespace}.inbox.localhost`) });
  const main = page.getByRole("main");
  await signIn(page, apiKey, "/usage");
  await expect(main).toContainText(/^Usage.*0 of 100 mails in \w+ \d{4}/);
  await mailTo(79, "a");
  await page.reload();
  await expect(main).toContainText("79 of 100 mails");
  await expect(main.getByText("of this month's mail is used")).toHaveCount(0);
  await mailTo(1, "b");
  await page.reload();
  await expect(main).toContainText("80 % of this month's mail is used.");
  await expect(main.getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", "/billing");
  await expectAccessible(page);
  await mailTo(20, "c");
  await expect(mailTo(1, "d")).rejects.toThrow(/552/);
  await page.reload();
  await expect(main.getByRole("alert")).toContainText(/New mail is refused .* until 1 \w+, 00:00 UTC/);
  const thisMonth = main.getByRole("table", { name: "Mails received by month" }).getByRole("row").last();
  await expect(thisMonth.getByRole("cell")).toHaveText("100");
  await expectAccessible(page);
  expect(found).toEqual([]);
});
