import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { extract } from "@/packages/extract/src/analyse";
import { render } from "@/packages/extract/src/html/render";
import { parseMail } from "@/lib/mail/parse";
import type { ParsedMail } from "@/lib/mail/types";

/** What a careful reader says a mail holds; see the README beside the mails. */
export interface Label {
  kind: string;
  about: string;
  otp_codes: string[];
  verification_links: string[];
  links: string[];
}

export interface LabelledMail {
  /** `<language>/<name>`. */
  name: string;
  language: string;
  label: Label;
  mail: Pick<ParsedMail, "subject" | "text" | "html" | "extracted">;
}

export const corpusFolder = resolve("tests/fixtures/extraction");

/** Every part of the corpus by its name. */
export async function readWholeCorpus(): Promise<Record<"dev" | "everyday" | "short" | "test", LabelledMail[]>> {
  return {
    dev: await readCorpus(join(corpusFolder, "dev")),
    everyday: await readCorpus(join(corpusFolder, "everyday")),
    short: readShortMails(join(corpusFolder, "short")),
    test: await readCorpus(join(corpusFolder, "test")),
  };
}

/** The mails of a folder that holds a folder a language. */
export async function readCorpus(folder: string): Promise<LabelledMail[]> {
  const mails: LabelledMail[] = [];
  for (const language of readdirSync(folder).sort()) {
    for (const file of readdirSync(join(folder, language)).sort()) {
      if (!file.endsWith(".eml")) continue;
      const path = join(folder, language, file);
      const label: Label = JSON.parse(readFileSync(path.replace(/\.eml$/, ".json"), "utf8"));
      const name = `${language}/${file.slice(0, -4)}`;
      mails.push({ name, language, label, mail: await parseMail(readFileSync(path)) });
    }
  }
  return mails;
}

interface ShortMail {
  subject: string;
  text: string;
  html: string | null;
  code: string | null;
  link: string | null;
}

/** The mails of a folder that holds a file of a mail a line for each language; their links are not judged. */
export function readShortMails(folder: string): LabelledMail[] {
  return readdirSync(folder).flatMap((file) => {
    const language = file.replace(/\.jsonl$/, "");
    const lines = readFileSync(join(folder, file), "utf8").trimEnd().split("\n");
    return lines.map((line, index) => {
      const { subject, text, html, code, link }: ShortMail = JSON.parse(line);
      const mail = { subject, text: text || (html === null ? "" : render(html).text), html };
      const extracted = extract(mail);
      const label = {
        kind: "short",
        about: "",
        otp_codes: code === null ? [] : [code],
        verification_links: link === null ? [] : [link],
        links: extracted.links,
      };
      return { name: `${language}/${index + 1}`, language, label, mail: { ...mail, extracted } };
    });
  });
}
