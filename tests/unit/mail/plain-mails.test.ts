import { expect, test } from "vitest";
import { extract } from "@/lib/mail/extraction/extract";
import { plainMails } from "../../support/plain-mails";

/** Some end in zeros by chance, and those of a test system are made up. */
test.each(["482913", "731500", "0417", "83921", "604817", "123456", "000000"])(
  "in the plainest mails %s is read where it is a code, and only there",
  (number) => {
    for (const { subject, text, code } of plainMails([number]))
      expect(extract({ subject, text, html: null }).otp_codes, text).toEqual(code === null ? [] : [code]);
  },
);
