import { expect, test } from "vitest";
import { editDistance } from "@/lib/feed/explain-silence";

test.each([
  ["", "", 0],
  ["signup", "signup", 0],
  ["", "abc", 3],
  ["abc", "", 3],
  ["signup", "sign-up", 1],
  ["kitten", "sitting", 3],
  ["login", "signup", 5],
])("from %j to %j", (one, other, distance) => {
  expect([editDistance(one, other), editDistance(other, one)]).toEqual([distance, distance]);
});
