/** Decodes the encoded words (RFC 2047) of a header value; what cannot be decoded stays as it stands. */
export function decodeEncodedWords(value: string): string {
  if (!value.includes("=?")) return value;
  let out = "";
  let end = 0;
  let pending: Run | null = null;
  for (const match of value.matchAll(ENCODED_WORD)) {
    const [whole, label = "", encoding = "", body = ""] = match;
    const between = value.slice(end, match.index);
    const charset = (label.split("*")[0] ?? "").toLowerCase();
    const bytes = encoding.toLowerCase() === "b" ? Buffer.from(body, "base64") : decodeQ(body);
    const adjacent = pending !== null && between.trim() === "";
    // One character may be split over two words, so neighbours in one charset are decoded together; where a word begins
    // and ends with escapes of its own, two of these in a row would not be valid.
    if (pending && adjacent && pending.charset === charset && !charset.startsWith("iso-2022-")) {
      pending.chunks.push(bytes);
    } else {
      out += flush(pending) + (adjacent ? "" : between);
      pending = { charset, chunks: [bytes] };
    }
    end = match.index + whole.length;
  }
  return out + flush(pending) + value.slice(end);
}

interface Run {
  charset: string;
  chunks: Buffer[];
}

const ENCODED_WORD = /=\?([\w.:*+-]{1,60})\?([bq])\?([^?]*)\?=/gi;

function flush(run: Run | null): string {
  return run ? decodeCharset(Buffer.concat(run.chunks), run.charset) : "";
}

function decodeQ(body: string): Buffer {
  const plain = body
    .replaceAll("_", " ")
    .replace(/=([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  // Raw UTF-8 inside a word is not allowed but sent; its bytes count then.
  return /[^\p{ASCII}\x80-\xff]/u.test(plain) ? Buffer.from(plain) : Buffer.from(plain, "latin1");
}

function decodeCharset(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return decodeUnlabelled(bytes);
  }
}

/** Bytes without a declared charset: UTF-8 where they are valid UTF-8, else Latin 1. */
export function decodeUnlabelled(bytes: Buffer): string {
  const text = bytes.toString("utf8");
  return text.includes("\ufffd") ? bytes.toString("latin1") : text;
}
