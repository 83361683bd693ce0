import iconv from "iconv-lite";

/** How a sender writes what is no plain ASCII: each function is the other end of what `lib/mail/mime` reads. */
export type WordStyle = "raw" | "b" | "q";
export type BodyEncoding = "identity" | "base64" | "quoted-printable" | "x-uuencode";
export type ParameterStyle = "quoted" | "words" | "extended" | "continued";

/** Encoded words (RFC 2047) of whole characters, or the text as it is; `gap` stands between words. */
export function encodeHeader(text: string, style: WordStyle, charset: string, gap: string): string {
  if (style === "raw") return text.replaceAll(" ", gap);
  const words: string[] = [];
  let chunk = "";
  for (const character of text) {
    const longer = encodeWord(chunk + character, style, charset);
    if (longer.length > 75 && chunk !== "") {
      words.push(encodeWord(chunk, style, charset));
      chunk = "";
    }
    chunk += character;
  }
  return [...words, encodeWord(chunk, style, charset)].join(gap);
}

function encodeWord(text: string, style: "b" | "q", charset: string): string {
  const bytes = iconv.encode(text, charset);
  if (style === "b") return `=?${charset}?B?${bytes.toString("base64")}?=`;
  const escaped = Array.from(bytes, (byte) => {
    const character = String.fromCharCode(byte);
    return character === " " ? "_" : /[A-Za-z0-9]/.test(character) ? character : hex("=", byte);
  });
  return `=?${charset}?Q?${escaped.join("")}?=`;
}

/** A parameter of Content-Type or Content-Disposition, with the semicolon before it. */
export function encodeParameter(name: string, value: string, style: ParameterStyle): string {
  if (style === "quoted") return `; ${name}=${quoted(value)}`;
  if (style === "words") return `; ${name}="${encodeHeader(value, "b", "utf-8", " ")}"`;
  const encoded = Array.from(Buffer.from(value), (byte) => {
    const character = String.fromCharCode(byte);
    return /[A-Za-z0-9]/.test(character) ? character : hex("%", byte);
  });
  if (style === "extended") return `; ${name}*=utf-8''${encoded.join("")}`;
  const pieces: string[] = [];
  for (let at = 0; at < encoded.length; at += 20) pieces.push(encoded.slice(at, at + 20).join(""));
  return pieces.map((piece, n) => `;\r\n ${name}*${n}*=${n === 0 ? "utf-8''" : ""}${piece}`).join("");
}

export const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** The bytes as the body of a part, with these line ends. */
export function encodeBody(bytes: Buffer, encoding: BodyEncoding, eol: string): Buffer {
  if (encoding === "identity") return bytes;
  if (encoding === "base64") return Buffer.from(bytes.toString("base64").replace(/.{76}(?=.)/g, `$&${eol}`));
  if (encoding === "x-uuencode") return uuencoded(bytes, eol);
  let [encoded, column] = ["", 0];
  for (const byte of bytes) {
    const character = String.fromCharCode(byte);
    const next = /[!-<>-~]/.test(character) ? character : hex("=", byte);
    if (column + next.length > 75) [encoded, column] = [`${encoded}=${eol}`, 0];
    encoded += next;
    column += next.length;
  }
  return Buffer.from(encoded);
}

function uuencoded(bytes: Buffer, eol: string): Buffer {
  const lines = [`begin 644 file`];
  for (let at = 0; at < bytes.length; at += 45) {
    const line = bytes.subarray(at, at + 45);
    const padded = Buffer.concat([line, Buffer.alloc((3 - (line.length % 3)) % 3)]);
    const sixes = Array.from({ length: (padded.length / 3) * 4 }, (_, six) => {
      const three = padded.readUIntBE(Math.floor(six / 4) * 3, 3);
      return (three >> (18 - 6 * (six % 4))) & 63;
    });
    lines.push([line.length, ...sixes].map((six) => (six === 0 ? "`" : String.fromCharCode(six + 32))).join(""));
  }
  return Buffer.from([...lines, "`", "end"].join(eol));
}

const hex = (mark: string, byte: number) => mark + byte.toString(16).toUpperCase().padStart(2, "0");
