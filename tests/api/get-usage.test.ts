import { expect, test } from "vitest";
import type { Plan } from "@/lib/contract/plans";
import { newAccount } from "../support/account";
import { setClock } from "../support/clock";
import { deliverMail } from "../support/deliver-mail";
import { sendMail } from "../support/mail";
import { itNeedsAKey } from "../support/needs-key";
import { runService } from "../support/service";

runService();
itNeedsAKey("GET", "/v1/usage");

const limits: Record<Plan, object> = {
  free: { emails_per_month: 100, namespaces: 1, retention_days: 1 },
  dev: { emails_per_month: 5_000, namespaces: 3, retention_days: 7 },
  pro: { emails_per_month: 25_000, namespaces: 10, retention_days: 30 },
};

test.each(Object.entries(limits))("usage of the %s plan shows its limits", async (plan, expected) => {
  const account = await newAccount(plan as Plan);
  const { status, body } = await account.get("/v1/usage");
  const month = new Date().toISOString().slice(0, 7);
  expect([status, body]).toEqual([200, { plan, month, emails_received: 0, limits: expected }]);
});

test("each recipient counts, deleting gives nothing back, and others' mail is not counted", async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()]);
  await sendMail({ to: [account.address("a"), account.address("b"), other.address("c")], text: "x" });
  const [message] = await account.list();
  await account.delete(`/v1/messages/${message?.id}`);
  expect((await account.get("/v1/usage")).body).toMatchObject({ emails_received: 2 });
  expect((await other.get("/v1/usage")).body).toMatchObject({ emails_received: 1 });
});

test("a month ends with the last millisecond of it in UTC", async () => {
  const account = await newAccount("free");
  await setClock("timestamptz '2031-01-31T23:59:59.998Z'");
  await deliverMail(account);
  expect((await account.get("/v1/usage")).body).toMatchObject({ month: "2031-01", emails_received: 1 });
  await setClock("timestamptz '2031-02-01T00:00:00Z'");
  expect((await account.get("/v1/usage")).body).toMatchObject({ month: "2031-02", emails_received: 0 });
});
