import { test } from "vitest";
import { newAccount } from "../support/account";
import { crashRound } from "../support/crash-round";

const kills = 60;

test("an SMTP process that is killed loses no mail that it has acknowledged", async ({ annotate }) => {
  let acknowledged = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    acknowledged += await crashRound(await newAccount());
    await annotate(`${kill} of ${kills} kills`, "progress");
  }
  await annotate(`${kills} × kill -9: ${acknowledged} mails acknowledged, 0 lost, 0 twice, 0 in part`, "figures");
});
