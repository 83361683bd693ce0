import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { service } from "./service";

/** A raw SMTP session: says exactly what it is told, and reads whole replies. */
export class SmtpSession implements AsyncDisposable {
  readonly #lines: AsyncIterator<string>;

  private constructor(readonly socket: Socket) {
    socket.on("error", () => {});
    this.#lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  }

  /** Connects and reads the greeting; says EHLO unless told not to. */
  static async open({ hello = true, port = service.smtpPort } = {}): Promise<SmtpSession> {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    const session = new SmtpSession(socket);
    await session.reply();
    if (hello) await session.say("EHLO test.example");
    return session;
  }

  /** The next reply, its lines joined; "" when the server has closed. */
  async reply(): Promise<string> {
    const lines: string[] = [];
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) return lines.join("\n");
      lines.push(value);
      if (/^\d{3}( |$)/.test(value)) return lines.join("\n");
    }
  }

  async say(line: string): Promise<string> {
    this.socket.write(`${line}\r\n`);
    return this.reply();
  }

  /** MAIL, RCPT and DATA with this content (dots are not stuffed); the reply to each RCPT and the last reply. */
  async send(to: string | string[], content: string | Buffer, from = "app@example.com"): Promise<string> {
    const refused = await this.envelope(to, from);
    if (refused) return refused;
    this.socket.write(content);
    return this.say("\r\n.");
  }

  /** MAIL, RCPT and DATA; null when the server is ready for the content, else the reply that refused. */
  async envelope(to: string | string[], from = "app@example.com"): Promise<string | null> {
    for (const line of [`MAIL FROM:<${from}>`, ...[to].flat().map((address) => `RCPT TO:<${address}>`), "DATA"]) {
      const reply = await this.say(line);
      if (!/^[23]/.test(reply)) return reply;
    }
    return null;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.socket.destroy();
  }
}
