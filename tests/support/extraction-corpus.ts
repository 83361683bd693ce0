import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
  mail: ParsedMail;
}

export const corpusFolder = join(import.meta.dirname, "../fixtures/extraction");

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
