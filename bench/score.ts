import { scoreCodes } from "@/packages/extract/src/codes/codes";
import { readParts } from "@/packages/extract/src/analyse";
import { findLinks } from "@/packages/extract/src/links/links";
import { scoreLinks } from "@/packages/extract/src/links/verification";
import { render } from "@/packages/extract/src/html/render";
import { type LabelledMail, readWholeCorpus } from "@/tests/support/extraction-corpus";
import { type Failure, judge, percent, type Score } from "@/tests/support/extraction-score";
import { variants } from "./support/variants";

const titles: Record<keyof Score, string> = {
  firstCode: "first code",
  noCode: "no code",
  firstLink: "first verification link",
  noLink: "no verification link",
  links: "links",
};

/**
 * `npm run score`: how well the corpus is read, by part, language and kind, and what fails. `npm run score <language/name>`:
 * the evidence for and against each candidate of one mail.
 */
const [chosen] = process.argv.slice(2);
const parts = await readWholeCorpus();
if (chosen) {
  for (const part of ["dev", "everyday", "short", "test"] as const) explain(parts[part], part === "test");
} else report(Object.values(parts).flat());

function report(all: LabelledMail[]): void {
  heading("part");
  for (const [part, mails] of Object.entries(parts)) line(part, mails);
  for (const part of ["everyday", "test"] as const) {
    heading(`way, of ${part}`);
    for (const [name, of] of Object.entries(variants)) line(name, of(parts[part]));
  }
  heading("language");
  for (const [language, mails] of grouped(all, ({ language }) => language)) line(language, mails);
  heading("kind");
  for (const [kind, mails] of grouped(all, ({ label }) => label.kind)) line(kind, mails);
  for (const part of ["dev", "everyday", "short"] as const) {
    console.log(`\nFailures of ${part}`);
    for (const { name, figure, expected, found } of judge(parts[part]).failures) {
      console.log(`  ${name}  ${titles[figure]}: expected ${shown(expected)}, found ${shown(found)}`);
    }
  }
  // Rules that are written against these mails would measure nothing: their names alone.
  console.log("\nFailures of test");
  for (const { name, figure } of judge(parts.test).failures) console.log(`  ${name}  ${titles[figure]}`);
}

function heading(by: string): void {
  console.log(`\n${`by ${by}`.padEnd(20)} mails  first code  false code  first link  false link  links`);
}

function line(name: string, mails: LabelledMail[]): void {
  const { score } = judge(mails);
  const { firstCode, noCode, firstLink, noLink, links } = score;
  const right = (share: Score["links"]) => (share.of === 0 ? "" : `${percent(share).toFixed(1)} %`);
  const wrong = (share: Score["links"]) => (share.of === 0 ? "" : `${(100 - percent(share)).toFixed(1)} %`);
  const cells = [right(firstCode), wrong(noCode), right(firstLink), wrong(noLink)].map((cell) => cell.padStart(10));
  console.log(`${name.padEnd(20)} ${String(mails.length).padStart(5)}  ${cells.join("  ")}  ${right(links)}`);
}

function grouped(mails: LabelledMail[], by: (mail: LabelledMail) => string): [string, LabelledMail[]][] {
  const groups = new Map<string, LabelledMail[]>();
  for (const mail of mails) groups.set(by(mail), [...(groups.get(by(mail)) ?? []), mail]);
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}

function shown(values: Failure["found"]): string {
  return values.length === 0 ? "nothing" : values.map((value) => value.slice(0, 80)).join(", ");
}

/** `secretly`: the evidence alone, and no word of the mail. */
function explain(mails: LabelledMail[], secretly: boolean): void {
  for (const { name, mail, label } of mails) {
    if (name !== chosen) continue;
    const rendered = mail.html === null ? null : render(mail.html);
    const parts = readParts(mail, rendered);
    const { subject, text, html } = parts;
    const bodies = [text, html].filter((part) => part !== null);
    if (!secretly) console.log(`${label.about}\nSubject: ${mail.subject}\n`);
    const { links, places, written } = findLinks(text && mail.text, rendered);
    const titled = (value: string, right: string[]) => {
      const verdict = right[0] === value ? "right" : right.includes(value) ? "also right" : "wrong";
      return secretly ? verdict : `${value}  (${verdict})`;
    };
    for (const { value, score, evidence } of scoreCodes(subject, bodies, links))
      row(titled(value, label.otp_codes), score, evidence);
    for (const { url, score, evidence } of scoreLinks(
      parts,
      [...places, ...written],
      mail.extracted.otp_codes.length > 0,
    ))
      row(titled(url, label.verification_links), score, evidence);
  }
}

function row(title: string, score: number, evidence: object[]): void {
  const seen = Object.entries<number>(Object.assign({}, ...evidence)).flatMap(([name, share]) =>
    share === 0 ? [] : [`${name} ${share.toFixed(1)}`],
  );
  console.log(`${score.toFixed(1).padStart(6)}  ${title}\n        ${seen.join(", ")}`);
}
