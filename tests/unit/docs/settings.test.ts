import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const names = [...readFileSync("lib/env.ts", "utf8").matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);

test.each(names)("%s stands in .env.example", (name) => {
  expect(readFileSync(".env.example", "utf8")).toMatch(new RegExp(`^#?${name}=`, "m"));
});
