import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createInterface, type Interface } from "node:readline";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { service } from "./service";

/** A raw SMTP session: says exactly what it is told, and reads whole replies. */
export class SmtpSession implements AsyncDisposable {
  readonly #reader: Interface;
  readonly #lines: AsyncIterator<string>;

  private constructor(readonly socket: Socket) {
    socket.on("error", () => {});
    this.#reader = createInterface({ input: socket });
    this.#lines = this.#reader[Symbol.asyncIterator]();
    // A reset connection has no end of its own.
    socket.on("close", () => this.#reader.close());
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

  /** Everything the server still says, until it closes. */
  async rest(): Promise<string[]> {
    const replies: string[] = [];
    for (;;) {
      const reply = await this.reply();
      if (reply === "") return replies;
      replies.push(reply);
    }
  }

  async say(line: string): Promise<string> {
    this.socket.write(`${line}\r\n`);
    return this.reply();
  }

  /** MAIL, RCPT and DATA with this content (dots are not stuffed); the last reply, that of DATA unless one refused before. */
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

  /** Does the TLS handshake after STARTTLS; the session goes on in the one that is returned. */
  async secure(): Promise<SmtpSession & { socket: TLSSocket }> {
    this.#reader.close();
    this.socket.removeAllListeners("data");
    const secure = connectTls({ socket: this.socket, rejectUnauthorized: false });
    await once(secure, "secureConnect");
    return new SmtpSession(secure) as SmtpSession & { socket: TLSSocket };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.socket.destroy();
  }
}
