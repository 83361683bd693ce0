import { expect, onTestFinished, test } from "vitest";
import { newAccount } from "../support/account";
import { moveClock } from "../support/clock";
import { ownStack } from "../support/own-stack";
import { SmtpSession } from "../support/smtp-session";
import { Soak } from "../support/soak";

const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);
const seconds = Number(process.env.FAULTS_SECONDS ?? 60);
const accounts = 8;

test("lists, waits, deletions and cursors agree with a model of the inbox, whatever is done in whatever order", async ({
  annotate,
}) => {
  const { smtp, web } = await ownStack();
  onTestFinished(() => moveClock("0"));
  const soaks: Soak[] = [];
  for (let number = 0; number < accounts; number += 1) {
    const inbox = await newAccount();
    const { slug } = (await inbox.post<{ slug: string }>("/v1/namespaces")).body;
    soaks.push(new Soak(inbox, [inbox.namespace, slug], await SmtpSession.open(), seed, number));
  }
  const steps = () => soaks.reduce((sum, soak) => sum + soak.steps, 0);
  const ticker = setInterval(() => void annotate(`seed ${seed}, ${steps()} steps`, "progress"), 5_000);
  const until = performance.now() + seconds * 1_000;
  // One of them sets the clock, for all.
  await Promise.all(soaks.map((soak, number) => soak.run(until, { setsClock: number === 0 }))).finally(() =>
    clearInterval(ticker),
  );
  expect([smtp.log(), web.log()]).toEqual(["", ""]);
  await annotate(
    `${steps()} steps of ${accounts} accounts in ${seconds} s, all as the model says (seed ${seed})`,
    "figures",
  );
});
