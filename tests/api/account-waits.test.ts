import { expect, test } from "vitest";
import { findNewest } from "@/lib/messages/find-newest";
import { AccountWaits } from "@/lib/notify/account-waits";
import { newAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";

test("a waiter whose look was overtaken by another's is not left behind", async () => {
  const account = await newAccount();
  const waits = new AccountWaits(account.accountId);
  const arrived: string[] = [];
  for (const tag of ["first", "second"]) {
    waits.waiters.add({ matches: ({ tag_key }) => tag_key === tag, wake: () => void arrived.push(tag) });
  }
  const early = await findNewest(account.accountId, { tag: "first" });
  await deliverMail(account, { tags: ["first"] });
  const late = await findNewest(account.accountId, { tag: "second" });
  await waits.lookedUpTo(late.lastReceivedAt);
  await waits.lookedUpTo(early.lastReceivedAt);
  expect(arrived).toEqual(["first"]);
});
