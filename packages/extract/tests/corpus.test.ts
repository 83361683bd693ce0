import { expect, test } from "vitest";
import { partNames, readPart } from "../tools/corpus";
import { percent, scoreOf } from "../tools/scoring";

/** Each hundredth mail finds what is plainly broken; `npm run score -- --check` holds the figures of all. */
const STEP = 100;
/** Percent that are right at least; of so few mails a figure may be some points below that of all. */
const FLOOR = { firstCode: 92, noCode: 96, firstLink: 92, noLink: 96, links: 99 };

const mails = (await Promise.all(partNames.map((name) => readPart(name, STEP)))).flat();

test.each(Object.entries(scoreOf(mails).score))("of some mails of the corpus %s is mostly right", (figure, share) => {
  expect(percent(share)).toBeGreaterThanOrEqual(FLOOR[figure as keyof typeof FLOOR]);
});

test("the labels of these agree with their mails", () => {
  expect(mails.length).toBeGreaterThan(300);
  for (const { name, label, mail } of mails) {
    for (const url of label.verification_links) if (label.links) expect(label.links, name).toContain(url);
    expect(new Set(label.links).size, name).toBe(label.links?.length ?? 0);
    expect(`${mail.subject}${mail.text}`, name).not.toContain("\ufffd");
  }
});
