import postgres from "postgres";
import { beforeAll, expect, test } from "vitest";
import { databaseUrl } from "@/lib/db/client";
import { newAccount } from "../../support/account";
import { deliverMail } from "../../support/deliver-mail";
import { ownDatabase } from "../../support/own-database";
import { runService } from "../../support/service";
import { untilAsleep } from "../../support/statements";

await ownDatabase();

// Before the service opens its first connection.
beforeAll(async () => {
  const client = postgres(databaseUrl(), { max: 1 });
  const [row] = await client<{ name: string }[]>`select current_database() as name`;
  await client.unsafe(`alter database ${row?.name} set DateStyle = 'SQL, DMY'`);
  await client.end();
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
