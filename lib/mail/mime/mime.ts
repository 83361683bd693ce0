import { MailParser, type MailParserOptions } from "mailparser";
import { joinBytes } from "@/lib/mail/join-bytes";
import { type Leaf, type MimeTreeNode, readBodies } from "@/lib/mail/mime/bodies";
import { QuotedPrintableDecoder } from "@/lib/mail/mime/quoted-printable";

export interface MimeParts {
  /** Header lines of the mail itself, folded ones whole, one byte a character. */
  headerLines: string[];
  text: string | null;
  html: string | null;
  attachments: Leaf[];
}

/** Splits and decodes a mail with mailparser. Rejects when the mail is beyond what mailparser accepts. */
export function splitMime(source: Uint8Array): Promise<MimeParts> {
  return new Promise((resolve, reject) => {
    const parser = new PartsParser();
    const attachments: Leaf[] = [];
    parser.on("data", (part) => {
      if (part.type === "attachment") collect(part as unknown as AttachmentPart, attachments);
    });
    parser.on("error", reject);
    parser.on("end", () => {
      const headerLines = (parser.headerLines || []).map(({ line }) => line);
      resolve({ headerLines, attachments, ...readBodies(parser.tree || null) });
    });
    parser.end(source);
  });
}

const OPTIONS: MailParserOptions & { ignoreEmbedded: boolean } = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepDeliveryStatus: true,
  ignoreEmbedded: true,
};

interface HeaderLine {
  key: string;
  line: string;
}

interface MailParserInternals {
  headerLines: HeaderLine[] | false;
  tree: MimeTreeNode | false;
  processHeaders(lines: HeaderLine[]): Map<string, string>;
  getTextContent(): { type: "text" };
  createNode(node: MimeTreeNode["node"]): MimeTreeNode;
}

interface AttachmentPart {
  filename?: string;
  headers: Map<string, string>;
  content: NodeJS.ReadableStream;
  release(): void;
}

const Base = MailParser as unknown as new (options: MailParserOptions) => MailParser & MailParserInternals;

/** mailparser's own work on headers and bodies is the larger half of its cost and loses what we need: it is left out. */
class PartsParser extends Base {
  constructor() {
    super(OPTIONS);
  }

  override processHeaders(lines: HeaderLine[]): Map<string, string> {
    const kept = lines.filter(({ key }) => key === "content-type" || key === "content-id");
    // The first of each counts.
    return new Map(kept.reverse().map(({ key, line }) => [key, line]));
  }

  override createNode(node: MimeTreeNode["node"]): MimeTreeNode {
    // mailparser would merge an inline text file into the body.
    if (node.filename && !isBodyByPlace(node)) node.disposition = "attachment";
    if (node.encoding === "quoted-printable") node.getDecoder = () => new QuotedPrintableDecoder();
    return super.createNode(node);
  }

  override getTextContent(): { type: "text" } {
    return { type: "text" };
  }
}

/** The root and the parts of an alternative are bodies, whatever they are called. */
function isBodyByPlace(node: MimeTreeNode["node"]): boolean {
  return node.root || (node.parentNode ? node.parentNode.multipart === "alternative" : false);
}

function collect(part: AttachmentPart, attachments: Leaf[]): void {
  const chunks: Uint8Array[] = [];
  part.content.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  part.content.on("end", () => {
    attachments.push({
      filename: part.filename,
      contentTypeLine: part.headers.get("content-type"),
      contentIdLine: part.headers.get("content-id"),
      content: joinBytes(chunks),
    });
    part.release();
  });
}
