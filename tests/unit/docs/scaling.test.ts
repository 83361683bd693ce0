import { expect, test } from "vitest";
import costs from "@/lib/docs/costs.json";
import { assumed, costsTables, needsOf, needsTable, sweeperItem } from "@/lib/docs/scaling";

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

test("what expires at 100 million a day is told beside what one sweeper deletes, with its rests", () => {
  const rested = 1e5 / costs.sweepMicroseconds;
  expect(sweeperItem()).toContain(rested < hundred.swept ? "too little" : "little room");
  const [most, expire] = [...sweeperItem().matchAll(/[\d,]{3,}/g)].map(([digits]) => Number(digits.replace(/,/g, "")));
  for (const [shown, exact] of [
    [most, rested],
    [expire, hundred.swept],
  ] as const) {
    expect(Math.abs((shown ?? 0) / exact - 1)).toBeLessThan(0.06); // to two digits
  }
});

test("sizes are decimal, each web process's share is a line, and a mail costs SMTP no less than without a wait", () => {
  const cells = (name: string) =>
    needsTable()
      .split("\n")
      .find((row) => row.startsWith(`| ${name}`))
      ?.split(" | ") ?? [];
  expect(Number.parseFloat(cells("tables on disk")[3] ?? "") / (hundred.tableBytes / 1e12)).toBeCloseTo(1, 1);
  expect(cells("tables on disk")[3]).toMatch(/ TB \|$/);
  const share = costs.mails.reduce(
    (sum, mail, kind) => sum + (mail.webMicroseconds * (assumed.shares[kind] ?? 0)) / 100,
    0,
  );
  expect(hundred.hearingCores).toBeCloseTo((hundred.mailsPerSecond * share) / 1e6 / assumed.busy, 6);
  expect(cells("and for each further web process")).toHaveLength(4);
  const first = costs.mails[0]?.smtpMicroseconds ?? 0;
  expect(one.smtpCores).toBeGreaterThan((one.mailsPerSecond * first) / 1e6 / assumed.busy);
});

test("the tables have a cell for each column, and no figure that is none", () => {
  for (const table of `${costsTables()}\n\n${needsTable()}`.split("\n\n").filter((part) => part.startsWith("|"))) {
    expect(new Set(table.split("\n").map((row) => row.split("|").length)).size).toBe(1);
    expect(table).not.toMatch(/NaN|undefined|Infinity/);
  }
});
