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

  static async open(port: number): Promise<LoadSession> {
    const socket = connect(port, "127.0.0.1");
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

  /** Sends a mail; the content ends with the closing dot. Returns the last reply. */
  async send(to: string, content: Buffer): Promise<string> {
    await this.say("MAIL FROM:<app@example.com>\r\n");
    const reply = await this.say(`RCPT TO:<${to}>\r\n`);
    if (!reply.startsWith("250")) return reply;
    await this.say("DATA\r\n");
    return this.say(content);
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
