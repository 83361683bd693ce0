import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { degradeMail } from "@/lib/mail/degrade";
import { parseMail } from "@/lib/mail/parse";
import { generator } from "./generator";
import { expectStorable } from "./storable";

const folder = join(import.meta.dirname, "../../fixtures/mail");
const seeds = readdirSync(folder)
  .filter((name) => name.endsWith(".eml"))
  .map((name) => readFileSync(join(folder, name)));
const FRAGMENTS = [
  "\r\n",
  "\n\n",
  "--b",
  "--b--",
  "\0",
  "=?utf-8?q?=ED=A0=80?=",
  "&#xD800;",
  "Content-Type: ",
  "<a href=",
  "\xff\xfe",
  ";",
  '"',
  "://",
  "\ud800",
];

test("no mutation of a fixture throws or yields what cannot be stored", async () => {
  const random = generator(20240229);
  for (let round = 0; round < 600; round += 1) {
    const source = mutated(seeds[random(seeds.length)] ?? Buffer.alloc(0), random);
    try {
      expectStorable(parseMail(source));
      expectStorable(degradeMail(source));
    } catch (error) {
      throw new Error(`round ${round}: ${source.toString("base64")}`, { cause: error });
    }
  }
  expect(seeds.length).toBeGreaterThanOrEqual(40);
}, 60_000);

function mutated(seed: Buffer, random: (below: number) => number): Buffer {
  let bytes = Buffer.from(seed);
  for (let change = random(8) + 1; change > 0; change -= 1) {
    const at = random(bytes.length + 1);
    const length = random(20);
    const kind = random(4);
    const insert =
      kind === 0
        ? Buffer.from([random(256)])
        : kind === 1
          ? Buffer.from(FRAGMENTS[random(FRAGMENTS.length)] ?? "", "latin1")
          : kind === 2
            ? bytes.subarray(random(bytes.length + 1)).subarray(0, 60)
            : Buffer.alloc(0);
    bytes = Buffer.concat([bytes.subarray(0, at), insert, bytes.subarray(kind === 1 ? at : at + length)]);
  }
  return bytes;
}
