import { expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { usageHistory } from "@/lib/usage";
import { newAccount } from "../support/account";
import { setClock } from "../support/clock";

test("usage is told for twelve months, the present one last, over a year's end, and for one account", async () => {
  await setClock("timestamptz '2026-03-31T23:59:59.999Z'");
  const account = await newAccount();
  const other = await newAccount();
  for (const [month, mails] of [
    ["2025-03", 9],
    ["2025-04", 4],
    ["2025-12", 12],
    ["2026-03", 3],
  ] as const) {
    await sql()`insert into usage values (${account.accountId}, ${month}, ${mails})`;
  }
  await sql()`insert into usage values (${other.accountId}, '2026-02', 77)`;
  const history = await usageHistory(account);
  expect(history.map(({ month }) => month)).toEqual([
    ...["2025-04", "2025-05", "2025-06", "2025-07", "2025-08", "2025-09"],
    ...["2025-10", "2025-11", "2025-12", "2026-01", "2026-02", "2026-03"],
  ]);
  expect(history.map(({ emailsReceived }) => emailsReceived)).toEqual([4, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 3]);
});
