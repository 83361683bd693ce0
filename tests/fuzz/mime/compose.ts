import iconv from "iconv-lite";
import { attachmentFilename } from "@/lib/mail/attachment-name";
import { encodeBody, encodeHeader, encodeParameter, quoted } from "./encode";
import type { Mail, Mailbox, Part } from "./mail";

/** What a reader must find in a mail that was composed. */
export interface Expected {
  subject: string;
  from: { address: string; name: string };
  to: string[];
  headers: Record<string, string>;
  /** Null where it is made from the HTML. */
  text: string | null;
  html: string | null;
  attachments: { filename: string; contentType: string; contentId: string; bytes: Buffer }[];
}

/** The bytes of a mail. */
export function compose(mail: Mail): Buffer {
  const { eol } = mail;
  const gap = mail.isFolded ? `${eol} ` : " ";
  const to = mail.to.map((mailbox) => writeMailbox(mailbox, gap)).join(`,${gap}`);
  const head = [
    ...mail.extra.map(({ name, value }) => `${name}: ${value.replaceAll(" ", gap)}`),
    `Subject: ${encodeHeader(mail.subject.text, mail.subject.style, mail.subject.charset, gap)}`,
    `From: ${writeMailbox(mail.from, gap)}`,
    ...(mail.to.length === 0 ? [] : [`To: ${mail.isGroup ? `Friends: ${to};` : to}`]),
    "MIME-Version: 1.0",
  ];
  const { fields, body } = writePart(mail.body, eol);
  const lines = [...head, ...fields, "", ""].map((line) => line.replace(/\r?\n/g, eol));
  return Buffer.concat([Buffer.from(lines.join(eol)), body]);
}

function writeMailbox({ address, name, style }: Mailbox, gap: string): string {
  if (style === "none") return address;
  if (style === "comment") return `${address} (${name.text})`;
  if (style === "bare") return `${name.text} <${address}>`;
  if (style === "quoted") return `${quoted(name.text)} <${address}>`;
  return `${encodeHeader(name.text, name.style === "raw" ? "b" : name.style, name.charset, gap)}${gap}<${address}>`;
}

function writePart(part: Part, eol: string): { fields: string[]; body: Buffer } {
  if (part.kind === "multipart") return writeMultipart(part, eol);
  // As it is it would end with half a line end.
  const isHalved = part.kind === "file" && eol === "\n" && part.bytes.at(-1) === 0x0d;
  const encoding = isHalved ? "base64" : part.encoding;
  const encoded = encoding === "identity" ? [] : [`Content-Transfer-Encoding: ${encoding}`];
  if (part.kind === "text") {
    const parameters = [
      ...(part.charset ? [part.isShouted ? `Charset="${part.charset}"` : `charset=${part.charset}`] : []),
      ...(part.flow === "fixed" ? [] : ["format=flowed"]),
      ...(part.flow === "delsp" ? ["DelSp=yes"] : []),
    ];
    const type = part.type === "" && parameters.length > 0 ? "text/plain" : part.type;
    const fields = [
      ...(type === "" ? [] : [`Content-Type: ${[type, ...parameters].join(part.isShouted ? ` ;${eol}\t` : "; ")}`]),
      ...(part.isInline ? ["Content-Disposition: inline"] : []),
      ...encoded,
    ];
    const shouted = fields.map((field) => field.replace(/^[^:]+/, (name) => name.toUpperCase()));
    return { fields: part.isShouted ? shouted : fields, body: encodeBody(textBytes(part, eol), encoding, eol) };
  }
  const name = encodeParameter(part.inType ? "name" : "filename", part.name, part.nameStyle);
  const fields = [
    `Content-Type: ${part.type}${part.inType ? name : ""}`,
    `Content-Disposition: attachment${part.inType ? "" : name}`,
    ...(part.contentId ? [`Content-ID: <${part.contentId}>`] : []),
    ...encoded,
  ];
  return { fields, body: encodeBody(Buffer.from(part.bytes), encoding, eol) };
}

type Of<Kind extends Part["kind"]> = Extract<Part, { kind: Kind }>;

/** Bytes of lines keep the line ends of the mail only where nothing encodes them. */
function textBytes({ text, charset, encoding, flow }: Of<"text">, eol: string): Buffer {
  const lines = flow === "fixed" ? text : flowed(text, flow === "delsp");
  return iconv.encode(encoding === "identity" ? lines.replaceAll("\n", eol) : lines, charset || "utf-8");
}

/** As RFC 3676 has it: a line that goes on ends with a blank, and one more stands before what would be read otherwise. */
function flowed(text: string, isDeleted: boolean): string {
  const soft = isDeleted ? "  \n" : " \n";
  const stuffed = (line: string) => line.replace(/^(?=[ >]|From )/, " ");
  return text.replaceAll(" ", soft).split("\n").map(stuffed).join("\n");
}

function writeMultipart(part: Of<"multipart">, eol: string): { fields: string[]; body: Buffer } {
  const inner = part.parts.map((each) => {
    const { fields, body } = writePart(each, eol);
    return Buffer.concat([Buffer.from([...fields, "", ""].join("\n").replace(/\r?\n/g, eol)), body]);
  });
  let boundary = `${part.boundary}_`;
  while (inner.some((bytes) => `\n${bytes.toString("latin1")}`.includes(`\n--${boundary}`))) boundary += "_";
  const parameter = part.isQuoted || !/^[\w.+-]+$/.test(boundary) ? quoted(boundary) : boundary;
  const pieces = [
    part.preamble && part.preamble + eol,
    ...inner.flatMap((bytes) => [`--${boundary}${part.padding}${eol}`, bytes, eol]),
    `--${boundary}--${part.padding}`,
    part.epilogue && eol + part.epilogue,
  ];
  return {
    fields: [`Content-Type: multipart/${part.subtype}; boundary=${parameter}`],
    body: Buffer.concat(pieces.map((piece) => Buffer.from(piece))),
  };
}

export function expected(mail: Mail): Expected {
  const leaves = leavesOf(mail.body);
  const texts = leaves.flatMap((leaf) => (leaf.kind === "text" ? [leaf] : []));
  const bodies = (isHtml: boolean) =>
    texts.filter(({ type }) => (type === "text/html") === isHtml).map(({ text }) => text);
  const [plain, html] = [bodies(false), bodies(true)];
  const text = plain.filter(Boolean).join("\n");
  const headers: Record<string, string> = {};
  for (const { name, value } of mail.extra) {
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key]}\n${value}` : value;
  }
  return {
    subject: mail.subject.text,
    from: { address: mail.from.address, name: mail.from.style === "none" ? "" : mail.from.name.text },
    to: mail.to.map(({ address }) => address),
    headers,
    text: html.length > 0 && text.trim() === "" ? null : text,
    html: html.length > 0 ? html.filter(Boolean).join("<br>\n") : null,
    attachments: leaves.flatMap((leaf, index) => (leaf.kind === "file" ? [attachmentOf(leaf, index)] : [])),
  };
}

function attachmentOf({ name, type, contentId, bytes }: Of<"file">, index: number) {
  const contentType = type.toLowerCase();
  return {
    filename: attachmentFilename(name, contentType, index + 1),
    contentType,
    contentId,
    bytes: Buffer.from(bytes),
  };
}

function leavesOf(part: Part): (Of<"text"> | Of<"file">)[] {
  return part.kind === "multipart" ? part.parts.flatMap(leavesOf) : [part];
}
