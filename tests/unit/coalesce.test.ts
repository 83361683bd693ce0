import { expect, test } from "vitest";
import { coalesce } from "@/lib/coalesce";

test("what is asked within one turn is looked up together, and never remembered", async () => {
  const asked: string[][] = [];
  const get = coalesce(async (keys: string[]) => {
    asked.push(keys);
    return new Map(keys.filter((key) => key !== "none").map((key) => [key, asked.length]));
  });
  expect(await Promise.all([get("a"), get("b"), get("a"), get("none")])).toEqual([1, 1, 1, undefined]);
  expect(await get("a")).toBe(2);
  expect(asked).toEqual([["a", "b", "none"], ["a"]]);
});

test("a look-up that fails fails those who asked, and nobody after them", async () => {
  let away = true;
  const get = coalesce(async (keys: string[]) => {
    if (away) throw new Error("away");
    return new Map(keys.map((key) => [key, 1]));
  });
  expect(await Promise.allSettled([get("a"), get("b")])).toMatchObject([
    { status: "rejected" },
    { status: "rejected" },
  ]);
  away = false;
  expect(await get("a")).toBe(1);
});
