import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { languageCount } from "@/components/landing/features";

/** Bosnian has no list of its own: it is read by those of its neighbours. */
const withoutOwnList = ["bs.txt"];

test("the landing page names as many languages as there are word lists", () => {
  expect(languageCount).toBe(readdirSync("packages/extract/lexicon").length - withoutOwnList.length);
});
