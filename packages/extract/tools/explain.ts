import { existsSync, readFileSync } from "node:fs";
import { type Explained, explain, type Mail } from "../src/index";
import { partNames, readMail, readPart } from "./corpus";

/**
 * `npm run explain <language/name>`, `<file.eml>`, `<file.json>` with subject, text and html, or `<file.txt>`: every
 * candidate of the mail with its score and evidence. Of a mail of `test` the evidence alone, and no word of the mail.
 */
const [chosen = ""] = process.argv.slice(2);
if (existsSync(chosen))
  show(await readFile(chosen), (value, { reported }) => `${value}${reported ? "  (reported)" : ""}`);
else if ((await showLabelled()) === 0) throw new Error(`There is no mail ${chosen}, in the corpus or as a file.`);

async function readFile(file: string): Promise<Mail> {
  const text = readFileSync(file, file.endsWith(".eml") ? "latin1" : "utf8");
  if (file.endsWith(".eml")) return readMail({ base64: Buffer.from(text, "latin1").toString("base64") });
  return readMail(file.endsWith(".json") ? JSON.parse(text) : { text });
}

async function showLabelled(): Promise<number> {
  let found = 0;
  for (const part of partNames) {
    for (const { name, mail, label } of await readPart(part)) {
      if (name !== chosen) continue;
      found += 1;
      const isSecret = part === "test";
      if (!isSecret) console.log(`${label.about}\nSubject: ${mail.subject}\n`);
      show(mail, (value) => {
        const right = [...label.otp_codes, ...label.verification_links];
        const first = [label.otp_codes[0], label.verification_links[0]].includes(value);
        const verdict = first ? "right" : right.includes(value) ? "also right" : "wrong";
        return isSecret ? verdict : `${value}  (${verdict})`;
      });
    }
  }
  return found;
}

function show(mail: Mail, titleOf: (value: string, explained: Explained) => string): void {
  const { codes, links, thresholds } = explain(mail);
  console.log(`Codes, reported from ${thresholds.codes} on:`);
  for (const code of codes) row(titleOf(code.value, code), code);
  console.log(`\nLinks, reported from ${thresholds.links} on:`);
  for (const link of links) row(titleOf(link.value, link), link);
}

function row(title: string, { score, evidence }: Explained): void {
  const seen = Object.entries(evidence).map(([name, share]) => `${name} ${share.toFixed(1)}`);
  console.log(`${score.toFixed(1).padStart(6)}  ${title}\n        ${seen.join(", ")}`);
}
