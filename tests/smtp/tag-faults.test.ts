import { expect, test } from "vitest";
import { env, readEnv } from "@/lib/env";
import { spelledFault } from "@/lib/faults";
import { newAccount } from "../support/account";
import { deliveriesOf } from "../support/faults";
import { runService } from "../support/service";
import { applySettings } from "../support/settings";
import { SmtpSession } from "../support/smtp-session";

runService();

const mail = "Subject: Hello\r\n\r\nHello";

async function send(to: string): Promise<string> {
  await using session = await SmtpSession.open();
  return await session.send(to, mail);
}

test("unless a setting says otherwise, every tag is accepted", async () => {
  const inbox = await newAccount();
  expect(env.TAG_FAULTS).toBe(false);
  for (const tag of ["bounce-550+x", "drop+x", "twice+x"]) expect(await send(inbox.address(tag))).toMatch(/^250 /);
  expect(await inbox.list()).toHaveLength(3);
});

test("where it does, a tag spells its fault, and the deliveries tell of it", async () => {
  applySettings({ TAG_FAULTS: "true" });
  const inbox = await newAccount();
  const tags = ["bounce-421+x", "Bounce-451+x", "bounce-550+x", "drop+x", "twice+x", "plain", "bounce-552+x"];
  const codes = await Promise.all(tags.map(async (tag) => (await send(inbox.address(tag))).slice(0, 3)));
  expect(codes).toEqual(["421", "451", "550", "250", "250", "250", "250"]);
  const stored = (await inbox.list()).map(({ tag }) => tag).sort();
  expect(stored).toEqual(["bounce-552+x", "plain", "twice+x", "twice+x"]);
  const told = await deliveriesOf(inbox, 3, "outcome=refused");
  expect(new Set(told.map(({ reply, reason, fault_id }) => [reply, reason, fault_id].join()))).toEqual(
    new Set(["421,fault,", "451,fault,", "550,fault,"]),
  );
  expect(await deliveriesOf(inbox, 1, "outcome=dropped")).toMatchObject([{ tag: "drop+x", fault_id: null }]);
  const begin = performance.now();
  expect(await send(inbox.address("delay-1+x"))).toMatch(/^250 /);
  expect(performance.now() - begin).toBeGreaterThanOrEqual(1_000);
});

test.each([
  ["bounce-550+", { reply: 550 }],
  ["delay-30+x+y", { delaySeconds: 30 }],
  ["DROP+x", { drop: true }],
  ["twice+x", { duplicate: true }],
])("%s is a fault", (tag, fault) => {
  const none = { id: null, reply: null, delaySeconds: 0, duplicate: false, drop: false };
  expect(spelledFault(tag)).toEqual({ ...none, ...fault });
});

test.each([
  "bounce-550",
  "bounce-200+x",
  "bounce-5500+x",
  "delay-0+x",
  "delay-31+x",
  "delay-100+x",
  "delay-5",
  "drop",
  "x+drop+y",
  " drop+x",
  "+",
])("%s is a tag like any other", (tag) => expect(spelledFault(tag)).toBeNull());

test.each(["yes", "1", "TRUE"])("TAG_FAULTS=%s stops the start", (value) => {
  expect(() => readEnv({ ...process.env, TAG_FAULTS: value })).toThrow(
    `TAG_FAULTS must be true or false, and is "${value}"`,
  );
});
