import { expect, test } from "vitest";
import { AccountFeed } from "@/lib/feed/cursor";
import { addKey, findCaller, keyHolder } from "@/lib/keys";
import { findNewest } from "@/lib/messages";
import { newAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";

test("a key that was looked up during a check for others is not taken for one that is revoked", async () => {
  const inbox = await newAccount();
  const actor = await findCaller(inbox.apiKey);
  if (!actor) throw new Error("the key does not work");
  const second = await addKey(actor);
  const feed = new AccountFeed(inbox.accountId);
  const sleeping = feed.open("wait", () => true);
  sleeping.by = actor.by;
  await sleeping.lookedUpTo((await findNewest(keyHolder(`Bearer ${inbox.apiKey}`), {})).lastReceivedAt);

  const looking = feed.open("wait", () => true);
  const look = await findNewest(keyHolder(`Bearer ${second.apiKey}`), {});
  await deliverMail(inbox);
  const checking = feed.check(); // its query is on the way when the look is answered
  looking.by = look.by;
  await looking.lookedUpTo(look.lastReceivedAt);
  await checking;
  expect([sleeping.isAdmitted, looking.isAdmitted]).toEqual([true, true]);
});
