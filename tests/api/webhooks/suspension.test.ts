import { afterAll, beforeAll, expect, test } from "vitest";
import { suspendAccount, unsuspendAccount } from "@/lib/accounts";
import { sql } from "@/lib/db/client";
import { createWebhook, startWebhooks } from "@/lib/webhooks";
import { newAccount } from "../../support/account";
import { deliverMail } from "../../support/deliver-mail";
import { applySettings } from "../../support/settings";
import { stopShared } from "../../support/shared";
import { countStatements } from "../../support/statements";
import { startReceiver } from "../../support/webhook-receiver";

await stopShared();
applySettings({ WEBHOOK_PRIVATE_TARGETS: "true" });

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver();
  const sender = startWebhooks({ firstRetrySeconds: 0.05 });
  afterAll(async () => {
    await sender.stop();
    receiver.stop();
  });
});

/** At the webhooks that are to be sent to, once a second. */
async function twoLooks(): Promise<void> {
  const looks = () => countStatements("id, generation from webhooks where");
  const before = await looks();
  await expect.poll(looks, { timeout: 10_000 }).toBeGreaterThan(before + 1);
}

test("webhooks of a suspended account are sent nothing, and afterwards what came before, once", async () => {
  const account = await newAccount();
  await createWebhook(account.actor, { url: `${receiver.url}/own` });
  await deliverMail(account, { subject: "first" });
  await receiver.subjects("/own", 1);

  receiver.answer("/own", 500);
  await deliverMail(account, { subject: "second" });
  await receiver.subjects("/own", 2);
  await suspendAccount(account.actor, "Spam");
  await twoLooks();
  const until = receiver.at("/own").length;
  await twoLooks(); // in which it would have been tried again
  expect(receiver.at("/own")).toHaveLength(until);
  receiver.answer("/own", 204);
  await unsuspendAccount(account.actor);
  const subjects = await receiver.subjects("/own", until + 1);
  expect(subjects).toEqual(["first", ...Array(until).fill("second")]);
});

test("the time of a suspension is none that a webhook has failed in, and one that was paused stays so", async () => {
  const account = await newAccount();
  const [failing, paused] = [
    await createWebhook(account.actor, { url: `${receiver.url}/failing` }),
    await createWebhook(account.actor, { url: `${receiver.url}/paused` }),
  ];
  const standing = async (id: string) => {
    const [row] = await sql()`select failures, failing_since, retry_at, paused_at from webhooks where id = ${id}`;
    return row;
  };
  await suspendAccount(account.actor, "Spam");
  const long = sql()`restante_clock() - interval '23 hours'`;
  await sql()`update webhooks set failures = 9, failing_since = ${long}, retry_at = restante_clock() + interval '1 hour' where id = ${failing.id}`;
  await sql()`update webhooks set failures = 9, failing_since = ${long}, paused_at = ${long} where id = ${paused.id}`;
  const before = await standing(paused.id);
  await unsuspendAccount(account.actor);
  expect(await standing(failing.id)).toEqual({ failures: 0, failing_since: null, retry_at: null, paused_at: null });
  expect(await standing(paused.id)).toEqual(before);
});
