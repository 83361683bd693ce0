import { test } from "vitest";
import { newAccount } from "../support/account";
import { applySettings } from "../support/settings";
import { stopShared } from "../support/shared";
import { killSenders } from "../support/webhook-kills";

await stopShared(); // it would send as well
applySettings({ WEBHOOK_PRIVATE_TARGETS: "true" });

test("each mail is sent to a webhook, in order, though its sender is killed sixty times", async () => {
  await killSenders(await newAccount(), 60);
});
