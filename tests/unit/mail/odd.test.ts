import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseMail } from "@/lib/mail/parse";

const folder = join(import.meta.dirname, "../../fixtures/odd");
const expected: Record<string, object> = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8"));

/** Each is the smallest form of something that real senders do. */
test.each(Object.entries(expected))("%s is read as a careful reader would", (name, right) => {
  const { from, subject, text, headers, extracted, attachments } = parseMail(readFileSync(join(folder, name)));
  const read = {
    from,
    subject,
    text,
    omitted: headers["x-restante-omitted"],
    otp_codes: extracted.otp_codes,
    verification_links: extracted.verification_links,
    attachments: attachments.map(({ contentType }) => contentType),
  };
  expect(read).toMatchObject(right);
});

test("each of the mails has an expectation", () => {
  expect(readdirSync(folder).filter((name) => name.endsWith(".eml"))).toEqual(Object.keys(expected).sort());
});
