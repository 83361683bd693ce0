import { expect, type Page } from "@playwright/test";
import { newBrowserAccount, signIn } from "./browser";
import { sendBrowserMail } from "./browser-mail";

type Account = Awaited<ReturnType<typeof newBrowserAccount>>;

export const rows = (page: Page) => page.getByRole("list", { name: "Messages" }).getByRole("listitem");
export const linkOf = (page: Page, subject: string) => rows(page).getByRole("link", { name: subject });

/** Signs in, and waits until new mail would appear by itself. */
export async function openInbox(page: Page, account: Account, path = "/inbox"): Promise<void> {
  await signIn(page, account.apiKey, path);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
}

/** A new account that has received these mails. */
export async function accountWith(...subjects: string[]): Promise<Account> {
  const account = await newBrowserAccount();
  for (const subject of subjects) await sendBrowserMail(account, { subject });
  return account;
}

/** The id of the first message with this subject. */
export const idOf = async (page: Page, subject: string) =>
  rows(page).filter({ hasText: subject }).first().getAttribute("data-row");
