import { expect, test } from "vitest";
import { createWeigher } from "../src/weigh";

test("a score is the sum of what each piece of evidence and each pair is worth", () => {
  const weights = { alone: 2, named: 3, trade: -4 };
  const weigh = createWeigher({ weights, pairs: { "named × trade": 1, "alone × trade": -8 }, threshold: 0 });
  expect(weigh([{ alone: 0, named: 1 }, { trade: 0.5 }])).toBe(3 - 2 + 0.5);
  expect(weigh([{ alone: 1, named: 0 }, { trade: 0.5 }])).toBe(2 - 2 - 4);
  expect(weigh([{ alone: 1, named: 1 }, { trade: 0 }])).toBe(5);
});

test("evidence in another order than before is an error, not another score", () => {
  const weigh = createWeigher({ weights: { alone: 2, named: 3 }, pairs: {}, threshold: 0 });
  expect(weigh([{ alone: 1, named: 0 }])).toBe(2);
  expect(() => weigh([{ named: 0, alone: 1 }])).toThrow("named");
  expect(() => weigh([{ alone: 1 }])).toThrow("missing: named");
});

test("what the model weighs must be evidence", () => {
  const weigh = createWeigher({ weights: { alone: 2, name: 3 }, pairs: {}, threshold: 0 });
  expect(() => weigh([{ alone: 1 }])).toThrow("name");
});
