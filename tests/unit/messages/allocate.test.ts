import { expect, test } from "vitest";
import { type Plan, plans } from "@/lib/contract/plans";
import { Ledger } from "@/lib/messages/allocate";
import type { Recipient } from "@/lib/messages/incoming";

const day = 86_400_000;
const noon = Date.parse("2031-05-15T12:00:00.000Z");
const recipient = (counts = true): Recipient => ({
  accountId: "acc",
  namespace: "n",
  tag: "t",
  address: "t@n",
  counts,
});

function ledger({ plan = "free" as Plan, now = noon, last = 0, received = {} as Record<string, number> } = {}): Ledger {
  return new Ledger({ id: "acc", plan, now, lastReceivedAt: last, received: new Map(Object.entries(received)) });
}
const stamps = (of: Ledger, count: number) =>
  Array.from({ length: count }, () => of.stamp(recipient()).receivedAt.getTime());

test("the first stamp is the time of the clock, each further one a millisecond later", () => {
  const account = ledger({ last: noon - 5000 });
  expect(stamps(account, 3)).toEqual([noon, noon + 1, noon + 2]);
  expect(account.lastReceivedAt.getTime()).toBe(noon + 2);
});

test("a stamp is never at or before the last, whatever the clock says", () => {
  expect(stamps(ledger({ last: noon }), 2)).toEqual([noon + 1, noon + 2]);
  expect(stamps(ledger({ last: noon + 999 }), 2)).toEqual([noon + 1000, noon + 1001]);
});

test("over a second ahead of the clock the mails of one transaction share a stamp, still after the last", () => {
  const account = ledger({ last: noon + 1000 });
  expect(stamps(account, 3)).toEqual([noon + 1001, noon + 1001, noon + 1001]);
  expect(account.lastReceivedAt.getTime()).toBe(noon + 1001);
  expect(stamps(ledger({ last: noon + 3_600_000 }), 2)).toEqual([noon + 3_600_001, noon + 3_600_001]);
});

test.each(Object.entries(plans))("a message of the plan %s expires after its retention", (plan, { retention_days }) => {
  const { receivedAt, expireAt } = ledger({ plan: plan as Plan }).stamp(recipient());
  expect(expireAt.getTime() - receivedAt.getTime()).toBe(retention_days * day);
});

test("room is what the plan leaves of the month, less with each mail that counts", () => {
  const account = ledger({ received: { "2031-05": 97, "2031-04": 100, "2031-06": 100 } });
  expect(account.room).toBe(3);
  account.stamp(recipient());
  account.stamp(recipient(false));
  expect(account.room).toBe(2);
  expect(account.added).toEqual(new Map([["2031-05", 1]]));
});

test("a plan that has become smaller leaves less than no room", () => {
  expect(ledger({ received: { "2031-05": 250 } }).room).toBeLessThanOrEqual(0);
});

test("the month of a mail and its room are those of its stamp, not of the clock", () => {
  const end = Date.parse("2031-05-31T23:59:59.999Z");
  const account = ledger({ now: end, last: end - 1, received: { "2031-05": 99 } });
  expect(account.room).toBe(1);
  account.stamp(recipient());
  expect(account.room).toBe(100);
  account.stamp(recipient());
  expect(account.added).toEqual(
    new Map([
      ["2031-05", 1],
      ["2031-06", 1],
    ]),
  );
  expect(ledger({ now: end, last: end + 5, received: { "2031-06": 100 } }).room).toBe(0);
});
