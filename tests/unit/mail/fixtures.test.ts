import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { parseMail } from "@/lib/mail/parse";
import { expectStorable } from "./storable";

const folder = join(import.meta.dirname, "../../fixtures/mail");
const names = readdirSync(folder).filter((name) => name.endsWith(".eml"));

/** Each `.eml` beside its golden `.json`; `npx vitest run -u` writes the golden files anew. */
test.each(names)("%s is read as its golden file says", async (name) => {
  const mail = parseMail(readFileSync(join(folder, name)));
  expectStorable(mail);
  const golden = {
    ...mail,
    attachments: mail.attachments.map(({ content, ...rest }) => ({
      ...rest,
      bytes: Buffer.from(content).toString("latin1"),
    })),
  };
  await expect(`${JSON.stringify(golden, null, 2)}\n`).toMatchFileSnapshot(
    join(folder, `${basename(name, ".eml")}.json`),
  );
});
