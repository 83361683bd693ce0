import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import words from "../../fixtures/fuzz/mime.json";
import { compose } from "./compose";
import { mail } from "./mail";

const fixtures = join(import.meta.dirname, "../../fixtures");
const files = ["mail", "odd", "attacks"].flatMap((folder) =>
  readdirSync(join(fixtures, folder)).flatMap((name) => (name.endsWith(".eml") ? [join(folder, name)] : [])),
);

interface Edit {
  at: number;
  removed: number;
  /** What comes in its place: a text, or bytes of the mail itself. */
  inserted: { text: string } | { from: number; length: number };
}

const place = fc.double({ min: 0, max: 1, noNaN: true });
const fragment = fc.constantFrom(...words.fragments);
const text = fc.oneof(
  { weight: 3, arbitrary: fragment },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.nat({ max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 8 }),
  },
);
const edit: fc.Arbitrary<Edit> = fc.record({
  at: place,
  removed: fc.oneof(fc.constant(0), fc.nat({ max: 40 })),
  inserted: fc.oneof(
    { weight: 3, arbitrary: text.map((inserted) => ({ text: inserted })) },
    { weight: 1, arbitrary: fc.record({ from: place, length: fc.nat({ max: 200 }) }) },
  ),
});

/** A mail of the fixtures, or a composed one, with a few things wrong. */
export const damagedMail: fc.Arbitrary<Buffer> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...files).map((name) => readFileSync(join(fixtures, name))),
      mail.map(compose),
    ),
    fc.array(edit, { minLength: 1, maxLength: 10 }),
  )
  .map(([source, edits]) => edits.reduce(applied, source));

function applied(source: Buffer, { at, removed, inserted }: Edit): Buffer {
  const offset = (share: number) => Math.floor(share * source.length);
  const [start, from] = [offset(at), "from" in inserted ? offset(inserted.from) : 0];
  const middle =
    "text" in inserted ? Buffer.from(inserted.text, "latin1") : source.subarray(from, from + inserted.length);
  return Buffer.concat([source.subarray(0, start), middle, source.subarray(start + removed)]);
}
