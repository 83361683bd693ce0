import { readFileSync } from "node:fs";
import { type LabelledMail, type PartName, partNames, readCorpus } from "./corpus";
import { type Failure, percent, type Score, scoreOf } from "./scoring";
import { variants } from "./variants";

const titles: Record<keyof Score, string> = {
  firstCode: "first code",
  noCode: "no code",
  firstLink: "first verification link",
  noLink: "no verification link",
  links: "links",
};

/**
 * `npm run score`: how well the corpus is read, by part, way, language and kind, and what fails. With `--check` the parts
 * alone. Fails where fewer mails are right than `corpus/reached.json` says.
 */
const parts = await readCorpus();
const scores = Object.fromEntries(partNames.map((part) => [part, scoreOf(parts[part])])) as Scored;
type Scored = Record<PartName, { score: Score; failures: Failure[] }>;
heading("part");
for (const part of partNames) line(part, parts[part].length, scores[part].score);
if (!process.argv.includes("--check")) reportAll(Object.values(parts).flat());
const fallen = fallenFigures();
for (const figure of fallen) console.error(figure);
if (fallen.length > 0) process.exitCode = 1;

function fallenFigures(): string[] {
  const reached: Record<string, Partial<Record<keyof Score, number>>> = JSON.parse(
    readFileSync("corpus/reached.json", "utf8"),
  );
  return partNames.flatMap((part) =>
    Object.entries(reached[part] ?? {}).flatMap(([figure, least]) => {
      const { right } = scores[part].score[figure as keyof Score];
      return right < least ? [`${part}, ${titles[figure as keyof Score]}: ${right} are right, ${least} were.`] : [];
    }),
  );
}

function reportAll(all: LabelledMail[]): void {
  for (const part of ["everyday", "test"] as const) {
    heading(`way, of ${part}`);
    for (const [name, of] of Object.entries(variants)) scored(name, of(parts[part]));
  }
  heading("language");
  for (const [language, mails] of grouped(all, ({ language }) => language)) scored(language, mails);
  heading("kind");
  for (const [kind, mails] of grouped(all, ({ label }) => label.kind)) scored(kind, mails);
  for (const part of ["dev", "everyday", "short"] as const) {
    console.log(`\nFailures of ${part}`);
    for (const { name, figure, expected, found } of scores[part].failures) {
      console.log(`  ${name}  ${titles[figure]}: expected ${shown(expected)}, found ${shown(found)}`);
    }
  }
  // Rules that are written against these mails would measure nothing: their names alone.
  console.log("\nFailures of test");
  for (const { name, figure } of scores.test.failures) console.log(`  ${name}  ${titles[figure]}`);
}

function heading(by: string): void {
  console.log(`\n${`by ${by}`.padEnd(20)} mails  first code  false code  first link  false link  links`);
}

function scored(name: string, mails: LabelledMail[]): void {
  line(name, mails.length, scoreOf(mails).score);
}

function line(name: string, mails: number, { firstCode, noCode, firstLink, noLink, links }: Score): void {
  const right = (share: Score["links"]) => (share.of === 0 ? "" : `${percent(share).toFixed(1)} %`);
  const wrong = (share: Score["links"]) => (share.of === 0 ? "" : `${(100 - percent(share)).toFixed(1)} %`);
  const cells = [right(firstCode), wrong(noCode), right(firstLink), wrong(noLink)].map((cell) => cell.padStart(10));
  console.log(`${name.padEnd(20)} ${String(mails).padStart(5)}  ${cells.join("  ")}  ${right(links)}`);
}

function grouped(mails: LabelledMail[], by: (mail: LabelledMail) => string): [string, LabelledMail[]][] {
  const groups = new Map<string, LabelledMail[]>();
  for (const mail of mails) groups.set(by(mail), [...(groups.get(by(mail)) ?? []), mail]);
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}

function shown(values: Failure["found"]): string {
  return values.length === 0 ? "nothing" : values.map((value) => value.slice(0, 80)).join(", ");
}
