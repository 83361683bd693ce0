import { expect, test } from "@playwright/test";
import { complaints, expectAccessible, newBrowserAccount, serviceUrl } from "../support/browser";
import { sendBrowserMail } from "../support/browser-mail";
import { accountWith, idOf, linkOf, openInbox, rows } from "../support/inbox";

test("an empty inbox says where to send mail, and becomes the list when some arrives", async ({ page }) => {
  const found = complaints(page);
  const account = await newBrowserAccount();
  await openInbox(page, account);
  await expect(page.getByRole("heading", { name: "Nothing has arrived yet" })).toBeVisible();
  await expect(page.getByText(`hello@${account.namespace}.inbox.localhost`, { exact: true })).toBeVisible();
  await expect(page.getByText(`npm run send -- --port ${process.env.SERVICE_SMTP_PORT} hello@`)).toBeVisible();
  await expectAccessible(page);
  await sendBrowserMail(account, { tag: "signup", subject: "Welcome", text: "Your code is 482913" });
  await expect(linkOf(page, "Welcome")).toBeVisible();
  await expect(page).toHaveTitle("(1) Inbox · Restante");
  await expect(
    page.getByRole("status").filter({ hasText: "New message from app@example.com: Welcome" }),
  ).toBeAttached();
  expect(found).toEqual([]);
});

test("a code is copied with one click, and a verification link opens with one", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const account = await newBrowserAccount();
  await sendBrowserMail(account, { subject: "Your code", text: "Your verification code is 482913." });
  await sendBrowserMail(account, {
    subject: "Confirm",
    text: "Verify your email: https://app.test/verify?token=a1b2c3d4e5",
  });
  await openInbox(page, account);
  await page.getByRole("button", { name: "Copy the code 482913" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("482913");
  const link = page.getByRole("link", { name: "Open link" });
  await expect(link).toHaveAttribute("href", "https://app.test/verify?token=a1b2c3d4e5");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("new mail that does not fit the filters stays away, and appears when they are cleared", async ({ page }) => {
  const account = await accountWith("first");
  await sendBrowserMail(account, { tag: "alpha", subject: "100% sure" });
  await openInbox(page, account, "/inbox?tag=alpha");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Search" }).fill("100%");
  await expect(page).toHaveURL(/q=100%25/);
  await sendBrowserMail(account, { tag: "alpha", subject: "1000 others" });
  await sendBrowserMail(account, { tag: "alpha", subject: "another 100% match" });
  await expect(linkOf(page, "another 100% match")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Search" }).fill("'no such\" _%");
  await expect(page.getByRole("heading", { name: "Nothing fits" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(page).toHaveURL(`${serviceUrl()}/inbox`);
});

test("further pages bring every message once, and nothing moves when mail arrives meanwhile", async ({ page }) => {
  const account = await newBrowserAccount();
  const to = Array.from({ length: 70 }, (_, index) => `old-${index}@${account.namespace}.inbox.localhost`);
  await sendBrowserMail(account, { to });
  await openInbox(page, account);
  const scroller = page.locator("section[aria-label=Inbox] > .overflow-y-auto");
  await scroller.evaluate((element) => element.scrollTo(0, 1_500));
  const middle = await page.evaluate(() => document.elementFromPoint(400, 400)?.closest("li")?.textContent);
  for (const subject of ["new 1", "new 2"]) await sendBrowserMail(account, { subject });
  await expect(page.getByRole("button", { name: "2 new" })).toBeVisible();
  expect(await page.evaluate(() => document.elementFromPoint(400, 400)?.closest("li")?.textContent)).toBe(middle);
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(rows(page)).toHaveCount(70);
  await page.getByRole("button", { name: "2 new" }).click();
  await expect(rows(page)).toHaveCount(72);
  const ids = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("data-row")));
  expect(new Set(ids).size).toBe(72);
  await expect(rows(page).first()).toContainText("new 2");
});

test("everything can be done with the keyboard alone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const account = await accountWith("one", "two", "three");
  await sendBrowserMail(account, { subject: "code", text: "Your verification code is 771204." });
  await openInbox(page, account);
  await page.keyboard.press("j");
  await expect(linkOf(page, "code")).toBeFocused();
  await page.keyboard.press("c");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("771204");
  for (const key of ["j", "j", "k"]) await page.keyboard.press(key);
  await expect(linkOf(page, "three")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/inbox\/msg_/);
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(`/inbox/${await idOf(page, "two")}`));
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${serviceUrl()}/inbox`);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search" })).toBeFocused();
  await page.keyboard.type("jx#?");
  await expect(page.getByRole("heading", { name: "Nothing fits" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Escape");
  await expect(rows(page)).toHaveCount(4);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("#");
  const dialog = page.getByRole("dialog", { name: "Delete message?" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Delete message" }).focus();
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(3);
});

test("several messages are deleted after one confirmation", async ({ page }) => {
  const account = await accountWith("a-1", "a-2", "a-3", "a-4", "a-5");
  await openInbox(page, account);
  const box = (index: number) => rows(page).nth(index).getByRole("checkbox");
  await box(1).check();
  await box(3).click({ modifiers: ["Shift"] });
  await expect(page.getByText("3 selected")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete 3 messages" }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await box(0).check();
  await page.getByRole("button", { name: "Select all" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("2 selected")).toBeVisible();
});

test("a message that is opened is read, here and after a reload, and the API does not tell", async ({ page }) => {
  const account = await accountWith("read me", "leave me");
  await openInbox(page, account);
  await expect(page).toHaveTitle(/^\(2\) /);
  await linkOf(page, "read me").click();
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(linkOf(page, "read me")).not.toHaveAccessibleName(/unread/);
  await page.reload();
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(linkOf(page, "leave me")).toHaveAccessibleName(/unread/);
});

test("the list is accessible when it is full, with the strangest of mails", async ({ page }) => {
  const account = await newBrowserAccount();
  await sendBrowserMail(account, {
    subject: "S".repeat(500),
    tag: "t".repeat(64),
    from: `"${"N".repeat(200)}" <a@b.test>`,
  });
  await sendBrowserMail(account, {
    subject: "קוד האימות שלך הוא 553201",
    from: '"שירות" <rtl@b.test>',
    text: "קוד האימות שלך הוא 553201",
  });
  await sendBrowserMail(account, { subject: "", from: "", text: "" });
  await sendBrowserMail(account, { subject: "<img src=x onerror=alert(1)>", text: "Your code is 482913" });
  await openInbox(page, account);
  await expect(rows(page)).toHaveCount(4);
  await expectAccessible(page);
});
