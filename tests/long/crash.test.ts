import { test } from "vitest";
import { newAccount } from "../support/account";
import { crashRound } from "../support/crash-round";

test.each(Array.from({ length: 12 }, (_, round) => [round + 1]))(
  "an SMTP process that is killed loses no mail that it has acknowledged, round %d",
  async () => crashRound(await newAccount()),
);
