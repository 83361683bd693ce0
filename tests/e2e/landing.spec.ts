import { expect, test } from "@playwright/test";

test("the landing page shows what this is", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const response = await page.goto(process.env.SERVICE_URL ?? "");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Restante").first()).toBeVisible();
  expect(errors).toEqual([]);
});
