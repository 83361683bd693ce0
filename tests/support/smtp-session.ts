import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { service } from "./service";

/** A raw SMTP session: says exactly what it is told, and reads whole replies. */
export class SmtpSession implements AsyncDisposable {
  /** Lines nobody has asked for yet; null once the connection is closed. */
  #lines: (string | null)[] = [];
  #partial = "";
  #arrived = () => {};

  private constructor(readonly socket: Socket) {
    const add = (...lines: (string | null)[]) => {
      this.#lines.push(...lines);
      this.#arrived();
    };
    socket.setEncoding("utf8");
    socket.on("error", () => {});
    socket.on("close", () => add(null));
    socket.on("data", (text) => {
      const lines = (this.#partial + text).split("\r\n");
      this.#partial = lines.pop() ?? "";
      add(...lines);
    });
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
      const line = await this.#next();
      if (line === null) return lines.join("\n");
      lines.push(line);
      if (/^\d{3}( |$)/.test(line)) return lines.join("\n");
    }
  }

  async #next(): Promise<string | null> {
    while (this.#lines.length === 0) await new Promise<void>((arrived) => (this.#arrived = arrived));
    const line = this.#lines[0] ?? null;
    if (line !== null) this.#lines.shift();
    return line;
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
    this.socket.removeAllListeners("data").removeAllListeners("close");
    const secure = connectTls({ socket: this.socket, rejectUnauthorized: false });
    await once(secure, "secureConnect");
    return new SmtpSession(secure) as SmtpSession & { socket: TLSSocket };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.socket.destroy();
  }
}

/** The command that logs in at once. */
export const authPlain = (user: string, password: string) =>
  `AUTH PLAIN ${Buffer.from(`\0${user}\0${password}`).toString("base64")}`;

/** A session that may name any recipient. */
export async function logIn({ namespace, apiKey }: { namespace: string; apiKey: string }): Promise<SmtpSession> {
  const session = await SmtpSession.open();
  const reply = await session.say(authPlain(namespace, apiKey));
  if (!reply.startsWith("235 ")) throw new Error(reply);
  return session;
}
