import fc from "fast-check";
import words from "../../fixtures/fuzz/mime.json";

/** A mail of a few pieces over and over, of so many bytes: what makes a step quadratic is seldom more. */
export const repeatedMail = (bytes: number): fc.Arbitrary<Buffer> =>
  fc
    .record({
      head: fc.constantFrom(...words.heads),
      unit: fc.array(fc.constantFrom(...words.repeated), { minLength: 1, maxLength: 4 }).map((parts) => parts.join("")),
      tail: fc.constantFrom("", ...words.repeated),
    })
    .map(({ head, unit, tail }) => Buffer.from(head + unit.repeat(Math.ceil(bytes / Buffer.byteLength(unit))) + tail));
