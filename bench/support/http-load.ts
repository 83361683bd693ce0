import { once } from "node:events";
import { connect } from "node:net";

/** Requests a second that `connections` kept-open connections get, each asking again once it has its answer; and the times. */
export async function httpLoad(url: string, options: { connections: number; seconds: number; authorization?: string }) {
  const { host, hostname, port, pathname, search } = new URL(url);
  const lines = [`GET ${pathname}${search} HTTP/1.1`, `host: ${host}`];
  if (options.authorization) lines.push(`authorization: ${options.authorization}`);
  const request = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`);
  const begin = performance.now();
  const end = begin + options.seconds * 1_000;
  const times: number[] = [];

  const loop = async () => {
    const socket = connect(Number(port), hostname).setNoDelay(true);
    await once(socket, "connect");
    const responses = new ResponseReader();
    let asked = 0;
    const ask = () => {
      asked = performance.now();
      socket.write(request);
    };
    // Listeners, not promises: the load shares the machine with what it measures.
    await new Promise<void>((done, failed) => {
      socket.on("error", failed);
      socket.on("data", (chunk) => {
        responses.add(chunk);
        if (!responses.complete) return;
        const now = performance.now();
        times.push(now - asked);
        if (now < end) ask();
        else done();
      });
      ask();
    });
    socket.destroy();
  };
  await Promise.all(Array.from({ length: options.connections }, loop));
  return { perSecond: times.length / ((performance.now() - begin) / 1_000), times };
}

/** Just enough of HTTP/1.1 to know where a response with a Content-Length ends; throws for any status but 200. */
class ResponseReader {
  #missing = 0;

  get complete(): boolean {
    return this.#missing === 0;
  }

  add(chunk: Buffer): void {
    if (this.#missing > 0) {
      this.#missing -= chunk.length;
      return;
    }
    const headEnd = chunk.indexOf("\r\n\r\n");
    const head = chunk.toString("latin1", 0, headEnd);
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    if (!head.startsWith("HTTP/1.1 200") || length === undefined) throw new Error(head);
    this.#missing = headEnd + 4 + Number(length) - chunk.length;
  }
}
