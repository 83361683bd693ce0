import { expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { rehearse } from "@/lib/intake";
import { parseMail } from "@/lib/mail/parse";
import { sampleMails } from "@/smtp/sample-mail";

test("a rehearsal stores mails of each kind, and leaves nothing of them", async () => {
  const rows = () => sql()`
    select (select count(*) from accounts) as accounts, (select count(*) from mails) as mails,
      (select count(*) from usage) as usage, (select count(*) from attachments) as attachments`;
  const before = await rows();
  const sources = sampleMails.map((mail) => Buffer.from(mail));
  await rehearse(sources.map((source) => ({ source, parsed: parseMail(source) }))); // throws where one is not stored
  expect(await rows()).toEqual(before);
});
