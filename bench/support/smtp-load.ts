import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A kept-open session that sends one mail after another, MAIL, RCPT, DATA, content: each waits for its reply. */
export class LoadSession {
  #socket: Socket;
  #waiting: ((reply: string) => void) | null = null;
  #read = "";

  private constructor(socket: Socket) {
    this.#socket = socket.setNoDelay(true);
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => {
      this.#read += chunk;
      // The last line of a reply has a space after its code.
      if (!this.#read.endsWith("\r\n") || !/(^|\n)\d{3} [^\n]*\r\n$/.test(this.#read)) return;
      const reply = this.#read;
      this.#read = "";
      this.#waiting?.(reply);
    });
  }

  static async open(port: number, host = "127.0.0.1"): Promise<LoadSession> {
    const socket = connect(port, host);
    const session = new LoadSession(socket);
    const greeting = session.#reply();
    await once(socket, "connect");
    await greeting;
    await session.say("EHLO bench.example\r\n");
    return session;
  }

  say(line: string | Buffer): Promise<string> {
    const reply = this.#reply();
    this.#socket.write(line);
    return reply;
  }

  /** All of a mail but its content. Returns the last reply. */
  async begin(to: string): Promise<string> {
    await this.say("MAIL FROM:<app@example.com>\r\n");
    const reply = await this.say(`RCPT TO:<${to}>\r\n`);
    return reply.startsWith("250") ? this.say("DATA\r\n") : reply;
  }

  /** Sends a mail; the content ends with the closing dot. Returns the last reply. */
  async send(to: string, content: Buffer): Promise<string> {
    const reply = await this.begin(to);
    return reply.startsWith("354") ? this.say(content) : reply;
  }

  /** The same, for a mail that must be taken. */
  async deliver(to: string, content: Buffer): Promise<void> {
    const reply = await this.send(to, content);
    if (!reply.startsWith("250")) throw new Error(reply);
  }

  close(): void {
    this.#socket.destroy();
  }

  #reply(): Promise<string> {
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }
}
