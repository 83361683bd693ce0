import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { corpusFolder, readWholeCorpus } from "../../support/extraction-corpus";
import { judge, type Score } from "../../support/extraction-score";

/** How many mails of each part were right when a figure was last raised. `npm run score` shows which are not. */
const reached: Record<string, Partial<Record<keyof Score, number>>> = JSON.parse(
  readFileSync(join(corpusFolder, "reached.json"), "utf8"),
);

const parts = await readWholeCorpus();

describe.each(Object.entries(parts))("the %s part of the corpus", (part, mails) => {
  const { score } = judge(mails);
  const least = reached[part] ?? {};

  test.each(Object.entries(least))("%s: no fewer than %i are right", (figure, right) => {
    expect(score[figure as keyof Score].right).toBeGreaterThanOrEqual(right);
  });

  test("every label agrees with its mail", () => {
    for (const { name, label, mail } of mails) {
      expect(Object.keys(label).sort(), name).toEqual(["about", "kind", "links", "otp_codes", "verification_links"]);
      for (const url of label.verification_links) expect(label.links, name).toContain(url);
      expect(new Set(label.links).size, name).toBe(label.links.length);
      expect(mail.subject + mail.text, name).not.toContain("\ufffd");
    }
  });
});
