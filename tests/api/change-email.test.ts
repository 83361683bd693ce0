import { expect, test } from "vitest";
import { changeEmail } from "@/lib/accounts";
import { sql } from "@/lib/db/client";
import { newAccount } from "../support/account";

const stored = async (accountId: string) => {
  const [row] =
    await sql()`select email, email_verified_at is not null as verified from accounts where id = ${accountId}`;
  return [row?.email, row?.verified];
};

test("another address has to be verified anew, the same in other letters has not, and no other account changes", async () => {
  const [account, other] = [await newAccount(), await newAccount()];
  await sql()`update accounts set email = 'Me@example.com', email_verified_at = now()`;
  await changeEmail(account, "me@Example.com");
  expect(await stored(account.accountId)).toEqual(["me@Example.com", true]);
  await changeEmail(account, "you@example.com");
  expect(await stored(account.accountId)).toEqual(["you@example.com", false]);
  await changeEmail(account, "me@example.com");
  expect(await stored(account.accountId)).toEqual(["me@example.com", false]);
  await changeEmail(account, null);
  expect(await stored(account.accountId)).toEqual([null, false]);
  expect(await stored(other.accountId)).toEqual(["Me@example.com", true]);
  await expect(changeEmail({ accountId: "acc_none", by: null }, "me@example.com")).rejects.toMatchObject({
    code: "not_found",
  });
});
