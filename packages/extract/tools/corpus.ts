import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { Mail } from "../src/index";

/** What a careful reader says a mail holds; see the README beside the mails. */
export interface Label {
  otp_codes: string[];
  verification_links: string[];
  /** Left out where they are not judged. */
  links?: string[];
  kind: string;
  about: string;
}

export interface LabelledMail {
  /** `<language>/<name>`. */
  name: string;
  language: string;
  label: Label;
  mail: Mail;
}

export const partNames = ["dev", "everyday", "short", "test"] as const;
export type PartName = (typeof partNames)[number];

interface Row {
  name: string;
  label: Partial<Label> & Pick<Label, "otp_codes" | "verification_links">;
  /** The mail as it was sent, */
  mail?: string;
  /** or its bytes, where they are no UTF-8, */
  base64?: string;
  /** or what is read of it. */
  subject?: string;
  text?: string;
  html?: string | null;
}

const folder = "corpus"; // of the package, in which its commands run

/** The mails of a part, by language and in the order of their files; of each so many lines one. */
export async function readPart(part: PartName, step = 1): Promise<LabelledMail[]> {
  const mails: LabelledMail[] = [];
  let line = 0;
  for (const file of readdirSync(join(folder, part)).sort()) {
    const language = file.replace(/\.jsonl$/, "");
    for (const written of readFileSync(join(folder, part, file), "utf8")
      .trimEnd()
      .split("\n")) {
      line += 1;
      if (line % step !== 0) continue;
      const row: Row = JSON.parse(written);
      const label = { kind: part, about: "", ...row.label };
      mails.push({ name: `${language}/${row.name}`, language, label, mail: await readMail(row) });
    }
  }
  return mails;
}

/** Every part of the corpus by its name. */
export async function readCorpus(): Promise<Record<PartName, LabelledMail[]>> {
  const parts = partNames.map(async (name) => [name, await readPart(name)]);
  return Object.fromEntries(await Promise.all(parts));
}

/** The text and HTML of a mail as it was sent. */
export async function readMail({
  mail,
  base64,
  subject = "",
  text = "",
  html = null,
}: Omit<Row, "name" | "label">): Promise<Mail> {
  if (mail === undefined && base64 === undefined) return { subject, text: text.trim() ? text : null, html };
  const parsed = await PostalMime.parse(mail ?? Buffer.from(base64 ?? "", "base64"));
  const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
  const written = parsed.text?.trim() ? parsed.text : null;
  return { subject: parsed.subject ?? "", text: written, html: parsed.html ?? null, headers };
}
