import { beforeAll, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { newAccount } from "../../support/account";
import { deliverMail } from "../../support/deliver-mail";
import { runService } from "../../support/service";
import { untilAsleep } from "../../support/statements";

beforeAll(async () => {
  const [row] = await sql()<{ name: string }[]>`select current_database() as name`;
  await sql().unsafe(`alter database ${row?.name} set DateStyle = 'SQL, DMY'`);
});
runService();

test("a database that writes dates in its own way changes no answer", async () => {
  const account = await newAccount();
  await deliverMail(account, { tags: ["early"] });
  const open = () => Array.from({ length: 5 }, () => account.wait({ tag: "dated", timeout: 5 }));
  const waits = await untilAsleep(5, open);
  await deliverMail(account, { tags: ["dated"] });
  for (const { message } of await Promise.all(waits)) {
    expect(message?.received_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  }
});
