import { expect, test } from "@playwright/test";
import { admin, callService } from "../support/browser-service";
import { accountWith, idOf, linkOf, openInbox, rows } from "../support/inbox";

test("a list left open keeps what a larger plan keeps, and loses what is gone", async ({ page }) => {
  await page.clock.install();
  const account = await accountWith("gone", "kept");
  await openInbox(page, account);
  await admin("set-plan", account.accountId, "pro");
  await callService("DELETE", `/v1/messages/${await idOf(page, "gone")}`, account.apiKey);
  await expect(rows(page)).toHaveCount(2);
  await page.clock.fastForward("25:00:00");
  await expect(rows(page)).toHaveCount(1);
  await expect(linkOf(page, "kept")).toBeVisible();
});

test("a browser whose clock is days ahead keeps the list as it is, and asks for it no more once it is signed out", async ({
  page,
  context,
}) => {
  test.slow();
  await page.clock.install({ time: Date.now() + 72 * 3_600_000 });
  await openInbox(page, await accountWith("first", "second"));
  await rows(page).first().getByRole("checkbox").check();
  const asked: number[] = [];
  page.on("response", (response) => {
    const url = new URL(response.url());
    if (url.pathname === "/inbox/messages" && !url.searchParams.has("after")) asked.push(response.status());
  });
  const minutes = async (count: number) => {
    for (let minute = 0; minute < count; minute += 1) {
      await page.clock.fastForward(70_000);
      await page.evaluate(() => fetch("/livez"));
    }
  };
  await minutes(2);
  await expect.poll(() => asked).toContain(200);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first().getByRole("checkbox")).toBeChecked();
  await context.clearCookies();
  await expect(async () => {
    await minutes(1);
    expect(asked).toContain(401);
  }).toPass();
  // Once the page has heard of it: another of its questions may have been under way.
  await page.evaluate(() => fetch("/livez").then(() => fetch("/livez")));
  const heard = asked.length;
  await minutes(3);
  expect(asked).toHaveLength(heard);
});
