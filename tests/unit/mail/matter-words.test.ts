import { expect, test } from "vitest";
import { findCues } from "@/packages/extract/src/cues/find-cues";
import { languages } from "@/packages/extract/src/cues/languages";

/** What mails of every day are about speaks against a link: no phrase that mails about an account need may hold such a word, of whatever language. */
test.each(Object.keys(languages))("%s: what completes a flow is no matter of every day", (language) => {
  const cues = languages[language];
  const phrases = [cues?.complete, cues?.act, cues?.signIn, cues?.notMe, cues?.fleeting, cues?.secret]
    .flatMap((list) => (list ?? "").split(","))
    .map((phrase) => phrase.replaceAll("*", "").split(/\s+/).filter(Boolean).join(" "));
  const wrong = phrases.filter((phrase) => findCues(phrase).some(({ kind }) => kind === "matter"));
  expect(wrong).toEqual([]);
});
