import { expect, test } from "vitest";
import costs from "@/lib/docs/costs.json";
import { assumed, costsTables, needsOf, needsTable } from "@/lib/docs/scaling";

const [one, ten, hundred] = [needsOf(1e6), needsOf(1e7), needsOf(1e8)];

test("ten times the mail needs ten times as much of everything", () => {
  for (const [name, value] of Object.entries(one)) {
    expect(value, name).toBeGreaterThan(0);
    expect(Object.entries(ten).find(([other]) => other === name)?.[1]).toBeCloseTo(10 * value, 3);
  }
});

test("disk is what the retention's mails take, and processors what the busiest minute's do", () => {
  const stored = costs.mails.map(({ storedBytes }, kind) => (storedBytes * (assumed.shares[kind] ?? 0)) / 100);
  const average = stored.reduce((sum, bytes) => sum + bytes);
  expect(one.tableBytes).toBeCloseTo(1e6 * average * assumed.retentionDays * assumed.slack, 0);
  expect(assumed.shares.reduce((sum, share) => sum + share)).toBe(100);
  const { list, wakeUp } = costs;
  const seconds = (1e6 / 86_400) * assumed.peak * ((list.webMicroseconds + wakeUp.webMicroseconds) / 1e6);
  expect(one.webCores).toBeCloseTo(seconds / assumed.busy, 6);
});

test("what the page says breaks first is what the figures say", () => {
  const atAStretch = 1e6 / costs.sweepMicroseconds;
  expect(ten.swept).toBeLessThan(atAStretch / 10); // a sweeper that rests keeps up
  expect(hundred.swept).toBeGreaterThan(atAStretch / 20); // hardly, its flushes not even counted
  expect(hundred.swept).toBeLessThan(atAStretch);
  expect(one.smtpCores + one.webCores + one.postgresCores).toBeLessThan(1); // one machine of two cores
  expect(ten.smtpCores).toBeLessThan(4); // two hosts are plenty
  expect(ten.tableBytes).toBeGreaterThan(200e9); // the disk comes first
});

test("the tables have a cell for each column, and no figure that is none", () => {
  for (const table of `${costsTables()}\n\n${needsTable()}`.split("\n\n").filter((part) => part.startsWith("|"))) {
    expect(new Set(table.split("\n").map((row) => row.split("|").length)).size).toBe(1);
    expect(table).not.toMatch(/NaN|undefined|Infinity/);
  }
});
