import { oneLine, storable } from "@/lib/mail/clean";
import { limits } from "@/lib/mail/limits";
import { fromMailbox, toAddresses } from "@/lib/mail/mime/addresses";
import { decodeCharset } from "@/lib/mail/mime/decode";
import { decodeWords, firstField, type HeaderFields, headerRecord, readHeaderFields } from "@/lib/mail/mime/headers";
import type { ParsedMail } from "@/lib/mail/types";

const HEAD_BYTES = 64 * 1024;
const TEXT_BYTES = 64 * 1024;

/** What can be said of a mail that cannot be parsed: its headers and the raw head of its body. Never throws; a few ms at any size. */
export function degradeMail(source: Uint8Array): ParsedMail {
  try {
    return readPlainly(source);
  } catch {
    return emptyMail();
  }
}

function readPlainly(source: Uint8Array): ParsedMail {
  const head = Buffer.from(source.buffer, source.byteOffset, Math.min(source.byteLength, HEAD_BYTES)).toString(
    "latin1",
  );
  const end = /\r?\n\r?\n/.exec(head);
  const fields = readHeaderFields(head.slice(0, end?.index).split(/\r?\n(?![ \t])/));
  const bodyStart = end ? end.index + end[0].length : head.length;
  const body = source.subarray(bodyStart, bodyStart + TEXT_BYTES);
  return {
    ...emptyMail(),
    from: fromMailbox(fields),
    to: toAddresses(fields),
    subject: subjectOf(fields),
    text: storable(decodeCharset(Buffer.from(body.buffer, body.byteOffset, body.byteLength)), limits.bodyBytes),
    headers: headerRecord(fields),
  };
}

export function subjectOf(fields: HeaderFields): string {
  return storable(oneLine(decodeWords(firstField(fields, "subject") ?? ""), limits.subjectBytes), limits.subjectBytes);
}

function emptyMail(): ParsedMail {
  return {
    from: null,
    to: [],
    subject: "",
    text: "",
    html: null,
    headers: {},
    extracted: { otp_codes: [], links: [], verification_links: [] },
    attachments: [],
  };
}
