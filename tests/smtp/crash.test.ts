import { expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { newAccount } from "../support/account";
import { crashRound } from "../support/crash-round";

test("an SMTP process that is killed loses no mail that it has acknowledged", { timeout: 60_000 }, async () => {
  const inbox = await newAccount();
  await crashRound(inbox); // `npm run faults` has more of them
  const [counted] = await sql()`
    select emails_received = (select count(*) from messages where account_id = usage.account_id) as exact
    from usage where account_id = ${inbox.accountId}`;
  expect(counted).toEqual({ exact: true });
});
