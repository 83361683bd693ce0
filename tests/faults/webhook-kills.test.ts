import { test } from "vitest";
import { newAccount } from "../support/account";
import { applySettings } from "../support/settings";
import { stopShared } from "../support/shared";
import { killSenders } from "../support/webhook-kills";

const kills = 60;

await stopShared(); // it would send as well
applySettings({ WEBHOOK_PRIVATE_TARGETS: "true" });

test("each mail is sent to a webhook, in order, though its sender is killed", async ({ annotate }) => {
  const told = (kill: number) => void annotate(`${kill} of ${kills} kills`, "progress");
  const { events, repeated } = await killSenders(await newAccount(), kills, told);
  await annotate(`${kills} × kill -9: ${events} events, 0 lost, in order, ${repeated} of them twice`, "figures");
});
