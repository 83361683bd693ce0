import { expect } from "vitest";
import { parseMail } from "@/lib/mail/parse";
import { expectStorable } from "../unit/mail/storable";
import { compose, expected } from "./mime/compose";
import { mail } from "./mime/mail";
import { fuzz } from "./run";

fuzz("what a mail was composed of is read from it", mail, { runs: 400 }, (model) => {
  const read = parseMail(compose(model));
  const wanted = expected(model);
  expectStorable(read);
  expect(read).toMatchObject({ subject: wanted.subject, from: wanted.from, to: wanted.to, html: wanted.html });
  if (wanted.text !== null) expect(read.text).toBe(wanted.text);
  expect(read.headers).toMatchObject(wanted.headers);
  const attachments = read.attachments.map(({ filename, contentType, contentId = "", content }) => ({
    filename,
    contentType,
    contentId,
    bytes: Buffer.from(content),
  }));
  expect(attachments).toEqual(wanted.attachments);
});
