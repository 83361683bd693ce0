import { indented, shortened } from "./criteria";
import { AmbiguousMatch, NoMatch } from "./errors";
import { type LinkCriteria, matchingLinks } from "./links";
import { type MailPage, openMail } from "./open";
import { checkOptions } from "./options";
import type { AttachmentInfo, Extracted, Message } from "./types";

/** What a mail's further parts are read from. */
export interface MailFiles {
  attachment(id: string, index: number): Promise<Uint8Array>;
  headers(id: string): Promise<Record<string, string>>;
  source(id: string): Promise<Uint8Array>;
  delete(id: string): Promise<void>;
}

export interface Attachment extends AttachmentInfo {
  bytes: Uint8Array;
  /** The bytes as UTF-8. */
  text(): string;
}

/** A mail that came: the message as the API gives it, and what a test asks of it. */
export class Mail implements Omit<Message, "headers"> {
  readonly id!: string;
  readonly namespace!: string;
  /** The part of the address before the @. */
  readonly tag!: string;
  /** To which it came. */
  readonly address!: string;
  readonly from!: { address: string; name: string };
  readonly to!: string[];
  readonly subject!: string;
  readonly text!: string;
  readonly html!: string | null;
  readonly extracted!: Extracted;
  readonly received_at!: string;
  readonly expire_at!: string;
  readonly attachments!: AttachmentInfo[];
  readonly #files: MailFiles;

  constructor(message: Message, files: MailFiles) {
    const { headers, ...fields } = message;
    Object.assign(this, fields);
    this.#files = files;
  }

  /** The one-time code: the only one, or the only one that looks like this. */
  code(pattern?: RegExp): string {
    const codes = this.extracted.otp_codes;
    const found = pattern ? codes.filter((code) => code.search(pattern) >= 0) : codes;
    return this.#only(found, codes, `code${pattern ? ` like ${pattern}` : ""}`);
  }

  /** The only link that fits. Without criteria: the link that completes what the mail is about, else its only link. */
  link(criteria: LinkCriteria = {}): string {
    checkOptions(criteria, "path", "host", "text");
    const { links, verification_links } = this.extracted;
    const words = Object.entries(criteria).map(
      ([name, value]) => `${name} ${typeof value === "string" ? JSON.stringify(value) : value}`,
    );
    if (words.length > 0)
      return this.#only(matchingLinks(links, this.html, criteria), links, `link with ${words.join(" and ")}`);
    return this.#only(verification_links.length > 0 ? verification_links : links, links, "link");
  }

  /** The only attachment, or the only one whose name fits, such as `*.pdf`: in any letter case. */
  async attachment(name?: string | RegExp): Promise<Attachment> {
    const all = this.attachments.map(({ filename }) => filename);
    const found = this.attachments.filter(
      ({ filename }) => name === undefined || filename.search(toPattern(name)) >= 0,
    );
    this.#only(
      found.map(({ filename }) => filename),
      all,
      `attachment${name === undefined ? "" : ` ${name}`}`,
    );
    const info = found[0] as AttachmentInfo;
    const bytes = await this.#files.attachment(this.id, info.index);
    return { ...info, bytes, text: () => new TextDecoder().decode(bytes) };
  }

  /** Names in lower case, repeated ones joined by newlines. */
  headers(): Promise<Record<string, string>> {
    return this.#files.headers(this.id);
  }

  /** As it came over SMTP. */
  source(): Promise<Uint8Array> {
    return this.#files.source(this.id);
  }

  delete(): Promise<void> {
    return this.#files.delete(this.id);
  }

  /** Shows it in a page of Playwright's, where it runs no script and loads nothing from anywhere. */
  open(page: MailPage): Promise<void> {
    return openMail(page, this);
  }

  #only(found: string[], all: string[], what: string): string {
    const [first, ...others] = found;
    const mail = `The mail ${JSON.stringify(shortened(this.subject))} has`;
    if (first === undefined) {
      const [noun = ""] = what.split(" ", 1);
      throw new NoMatch(`${mail} no ${what}${all.length > 0 ? `; its ${noun}s:${indented(all)}` : "."}`);
    }
    if (others.length === 0) return first;
    throw new AmbiguousMatch(`${mail} ${found.length} of: ${what}. Say which:${indented(found)}`, found);
  }
}

/** `*` and `?` stand for any letters and for one. */
function toPattern(name: string | RegExp): RegExp {
  if (name instanceof RegExp) return name;
  const letters: Record<string, string> = { "*": ".*", "?": "." };
  const source = name.replace(/\*+|[.+?^${}()|[\]\\]/g, (part) => letters[part.charAt(0)] ?? `\\${part}`);
  return new RegExp(`^${source}$`, "is");
}
