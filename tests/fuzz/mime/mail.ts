import fc from "fast-check";
import type { BodyEncoding, ParameterStyle } from "./encode";
import { atoms, bodyText, type HeaderText, headerText, phrase } from "./words";

/** A mail as its sender means it, and how each of its parts is written. `compose` makes the bytes. */
export interface Mail {
  subject: HeaderText;
  from: Mailbox;
  to: Mailbox[];
  /** Written as one group. */
  isGroup: boolean;
  extra: { name: string; value: string }[];
  eol: "\r\n" | "\n";
  /** Between words of a header: a blank or a fold. */
  isFolded: boolean;
  body: Part;
}

export interface Mailbox {
  address: string;
  name: HeaderText;
  style: "none" | "bare" | "quoted" | "words" | "comment";
}

export type Part = Text | File | Multipart;

interface Text {
  kind: "text";
  type: "text/plain" | "text/html" | "TEXT/Plain" | "";
  text: string;
  charset: string;
  encoding: BodyEncoding;
  isInline: boolean;
  flow: "fixed" | "flowed" | "delsp";
  /** Names and values that are read in any letter case, and where blanks may stand. */
  isShouted: boolean;
}

interface File {
  kind: "file";
  type: string;
  name: string;
  nameStyle: ParameterStyle;
  /** In Content-Type's `name`, not in Content-Disposition's `filename`. */
  inType: boolean;
  contentId: string;
  bytes: Uint8Array;
  encoding: BodyEncoding;
}

interface Multipart {
  kind: "multipart";
  subtype: string;
  boundary: string;
  isQuoted: boolean;
  /** At the end of each boundary's line. */
  padding: string;
  preamble: string;
  epilogue: string;
  parts: Part[];
}

const mailbox = fc
  .record({
    local: fc.stringMatching(/^[a-z0-9_+=-]{1,12}(\.[a-z0-9]{1,8})?$/),
    domain: fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9-]{0,8}\.example$/),
    name: headerText,
    plain: atoms,
    style: fc.constantFrom<Mailbox["style"]>("none", "bare", "quoted", "words", "comment"),
  })
  .map(({ local, domain, name, plain, style }): Mailbox => {
    const isPlain = style === "bare" || style === "comment";
    return { address: `${local}@${domain}`, name: isPlain ? { ...name, text: plain } : name, style };
  });

const encoding = fc.constantFrom<BodyEncoding>("identity", "base64", "quoted-printable", "x-uuencode");

const text = fc
  .record({
    body: bodyText,
    type: fc.constantFrom<Text["type"]>("text/plain", "text/plain", "text/html", "TEXT/Plain", ""),
    encoding,
    isInline: fc.boolean(),
    flow: fc.constantFrom<Text["flow"]>("fixed", "fixed", "fixed", "flowed", "delsp"),
    isShouted: fc.boolean(),
  })
  .map(({ body, ...rest }): Text => ({ kind: "text", ...body, ...rest }));

const types = [
  "application/pdf",
  "image/png",
  "text/plain",
  "TEXT/HTML",
  "text/csv",
  "Application/X-Own.thing+zip",
  "message/rfc822",
];
const unsafeInName = /[/\\\p{C}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const file = fc.record({
  kind: fc.constant("file" as const),
  type: fc.constantFrom(...types),
  name: phrase.map((name) => `a${name.replace(unsafeInName, "")}.bin`.trim()),
  nameStyle: fc.constantFrom<ParameterStyle>("quoted", "words", "extended", "continued"),
  inType: fc.boolean(),
  contentId: fc.constantFrom("", "a@b.example", "part 1"),
  bytes: fc.uint8Array({ maxLength: 300 }),
  encoding,
});

const boundary = fc.stringMatching(/^[A-Za-z0-9'()+_,./:=?-]{1,30}$/);

const { part } = fc.letrec<{ part: Part }>((tie) => ({
  part: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    text,
    file,
    fc.record({
      kind: fc.constant("multipart" as const),
      subtype: fc.constantFrom("mixed", "alternative", "related", "signed", "report", "X-Own"),
      boundary,
      isQuoted: fc.boolean(),
      padding: fc.constantFrom("", "", "", " ", "\t "),
      preamble: fc.constantFrom("", "This is a message in MIME format.", "--", "-- not a boundary"),
      epilogue: fc.constantFrom("", "The end.", "--", "Content-Type: text/html"),
      parts: fc.array(tie("part"), { minLength: 1, maxLength: 4 }),
    }),
  ),
}));

export const mail: fc.Arbitrary<Mail> = fc.record({
  subject: headerText,
  from: mailbox,
  to: fc.array(mailbox, { maxLength: 5 }),
  isGroup: fc.boolean(),
  extra: fc.array(
    fc.record({
      name: fc.stringMatching(/^X-[A-Za-z0-9_!#-]{1,20}$/).filter((name) => !/^x-restante/i.test(name)),
      value: phrase,
    }),
    { maxLength: 4 },
  ),
  eol: fc.constantFrom<Mail["eol"]>("\r\n", "\r\n", "\n"),
  isFolded: fc.boolean(),
  body: part,
});
