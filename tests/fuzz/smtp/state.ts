import { expect } from "vitest";
import type { TestAccount } from "../../support/account";

const longestLine = 16 * 1024;
const unknownAllowed = 9;

/** What each command may be answered at all. */
const codes: Record<string, string> = {
  EHLO: "250 501",
  HELO: "250 501",
  NOOP: "250",
  RSET: "250",
  HELP: "214",
  QUIT: "221",
  VRFY: "252 501",
  STARTTLS: "220 501 503",
  AUTH: "235 334 501 503 504 535",
  MAIL: "250 501 503 530 552",
  RCPT: "250 452 501 503 550 553",
  DATA: "354 503",
};

/** A session as the client knows it: what it has said, and what it was answered. */
export class State {
  isClosed = false;
  isInData = false;
  /** Mails that were acknowledged: the source, and the recipients, null where a careless reader cannot tell their number. */
  readonly stored: { source: string; recipients: number | null }[] = [];
  #source = "";
  #isGreeted = false;
  #isLoggedIn = false;
  #isSecure = false;
  #asksForMore = false;
  #hasSender = false;
  #recipients: string[] = [];
  #unknown = 0;

  constructor(private readonly account: TestAccount) {}

  /** What the server answers next: a command, or null for the end of a mail. Undefined while there is more to come. */
  next(unread: string): { command: string | null; length: number } | undefined {
    if (!this.isInData) {
      const { 0: end = "", index } = /\r?\n/.exec(unread) ?? { index: -1 };
      if (index >= 0) return { command: unread.slice(0, index), length: index + end.length };
      return unread.length > longestLine ? { command: unread, length: unread.length } : undefined;
    }
    const [atStart, at] = [unread.startsWith(".\r\n"), unread.indexOf("\r\n.\r\n")];
    if (!atStart && at < 0) return undefined;
    const body = atStart ? "" : unread.slice(0, at + 2);
    // smtp-server takes a dot away behind any line feed but one that a mail begins with.
    this.#source = body.replace(/(^|(?<=[\s\S])\n)\.\./g, "$1.");
    return { command: null, length: atStart ? 3 : at + 5 };
  }

  /** Fails for a reply that cannot be, and goes on from what it says. */
  heard(command: string | null, code: string): void {
    if (command === null) {
      this.#mailEnded(code);
      return;
    }
    expect(this.#allowed(command), `the reply to ${JSON.stringify(command.slice(0, 200))}`).toContain(code);
    const name = nameOf(command);
    const wasAsked = this.#asksForMore;
    this.#asksForMore = code === "334";
    if (code === "235") this.#isLoggedIn = true;
    if (code === "500") this.#unknown += 1;
    if (code === "421" || code === "221") this.isClosed = true;
    if (code === "220") this.#secured();
    if (wasAsked) return;
    if (code === "250" && /^(EHLO|HELO|RSET)$/.test(name)) this.#begin();
    if (code === "250" && /^(EHLO|HELO)$/.test(name)) this.#isGreeted = true;
    if (code === "250" && name === "MAIL") this.#hasSender = true;
    if (code === "250" && name === "RCPT") this.#recipients.push(command);
    if (code === "354") this.isInData = true;
  }

  #allowed(command: string): string[] {
    if (command.length > longestLine || /^(?:GET|POST) \/.* HTTP\/\d\.\d$/.test(command)) return ["421"];
    if (this.#asksForMore) return "235 334 501 535".split(" ");
    const name = nameOf(command);
    if (!Object.hasOwn(codes, name)) return this.#unknown < unknownAllowed ? ["500"] : ["421"];
    if (/^(MAIL|RCPT|DATA|AUTH)$/.test(name) && !this.#isGreeted) return ["503"];
    const exact = this.#exact(name, command);
    return exact === null ? (codes[name] ?? "").split(" ") : [exact];
  }

  /** What a well-formed command must be answered. */
  #exact(name: string, command: string): string | null {
    if (name === "DATA") return this.#recipients.length > 0 ? "354" : "503";
    if (command === "STARTTLS") return this.#isSecure ? "503" : "220";
    if (name === "AUTH" && this.#isLoggedIn) return "503";
    if (/^MAIL FROM:<app@example\.com>$/.test(command)) return this.#hasSender ? "503" : "250";
    const address = simpleRecipient(command);
    if (address === null) return null;
    if (!this.#hasSender) return "503";
    return this.#isLoggedIn || address.endsWith(this.account.address("").toLowerCase()) ? "250" : null;
  }

  #mailEnded(code: string): void {
    expect(code, "the reply to a mail").toBe("250");
    const simple = this.#recipients.map(simpleRecipient);
    const recipients = simple.includes(null) ? null : new Set(simple).size;
    this.stored.push({ source: this.#source, recipients });
    this.isInData = false;
    this.#unknown = 0;
    this.#begin();
  }

  #begin(): void {
    this.#hasSender = false;
    this.#recipients = [];
  }

  #secured(): void {
    this.#isSecure = true;
    this.#isGreeted = false;
    this.#isLoggedIn = false;
    this.#begin();
  }
}

const nameOf = (command: string) => (command.split(" ")[0] ?? "").toUpperCase();

/** The address of a RCPT that leaves nothing to be read otherwise. */
function simpleRecipient(command: string): string | null {
  return /^RCPT TO:<([a-z0-9+_-]{1,60}@(?!xn--)[a-z0-9.-]+[a-z0-9])>$/i.exec(command)?.[1]?.toLowerCase() ?? null;
}
