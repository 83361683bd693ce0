import { Socket } from "node:net";
import { log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";

/** What postgres.js knows of the server: of several hosts the next is tried when one has failed. */
interface Server {
  host: string[];
  port: number[];
  path: string | false;
}

/**
 * postgres.js's `socket` option, for it has no deadline of its own: a connection that owes an answer for longer than
 * `patienceSeconds` is closed. What was asked fails with CONNECTION_CLOSED, and the next query opens a new one.
 * Connections are counted by `pool`. Once `ended` there are no more: a client that is ended while it waits to connect
 * again would do so all the same, and nobody would close that one.
 */
export function watchedSocket(
  patienceSeconds: number,
  pool = "other",
  ended?: AbortSignal,
): { socket: (server: Server) => Socket } {
  let turn = 0;
  let newest: Socket | undefined;
  return {
    socket({ host: hosts, port: ports, path }) {
      ended?.throwIfAborted();
      if (newest?.destroyed) turn += 1;
      const socket = new WatchedSocket(patienceSeconds, pool);
      newest = socket;
      watch.get().add(socket);
      const host = hosts[turn % hosts.length] as string;
      const port = ports[turn % ports.length] as number;
      // Not yet: what the kernel refuses at once would be told before postgres.js listens for errors, and end the process.
      queueMicrotask(() => (path ? socket.connect(path) : socket.connect(port, host)));
      return Object.assign(socket, { host, port }); // TLS checks the certificate for that host
    },
  };
}

/** Sees by its bytes, below TLS too, whether an answer is owed. What was written in the second of the last answer passes for answered. */
class WatchedSocket extends Socket {
  #read = 0;
  #written = 0;
  #owes = false;
  #silentSeconds = 0;

  constructor(
    readonly patienceSeconds: number,
    readonly pool: string,
  ) {
    super();
  }

  /** Whether an answer is owed now, as far as that can be told of one that was asked for within this second. */
  get isAsked(): boolean {
    return this.bytesRead === this.#read && (this.#owes || this.bytesWritten !== this.#written);
  }

  get isSilent(): boolean {
    return this.#silentSeconds >= this.patienceSeconds;
  }

  get isDead(): boolean {
    return this.#owes && this.isSilent;
  }

  tick(): void {
    const { bytesRead, bytesWritten } = this;
    const heard = bytesRead !== this.#read;
    const asked = !this.#owes && bytesWritten !== this.#written;
    this.#owes = !heard && (this.#owes || asked);
    this.#silentSeconds = heard || asked ? 0 : this.#silentSeconds + 1;
    this.#read = bytesRead;
    this.#written = bytesWritten;
  }
}

class Watch {
  readonly #sockets = new Set<WatchedSocket>();

  constructor() {
    setInterval(() => this.tick(), 1_000).unref();
  }

  add(socket: WatchedSocket): void {
    this.#sockets.add(socket);
  }

  get open(): WatchedSocket[] {
    return [...this.#sockets].filter((socket) => !socket.destroyed && !socket.connecting);
  }

  /** Each second. Counted, not timed: while the process itself stood still, answers may have come that it has yet to read. */
  tick(): void {
    for (const socket of this.#sockets) {
      if (socket.destroyed) this.#sockets.delete(socket);
      else socket.tick();
    }
    const sockets = [...this.#sockets];
    if (!sockets.some(({ isDead }) => isDead)) return;
    // What took this one has taken others, those of which nothing is asked yet and the one that listens among them.
    const silent = sockets.filter(({ isSilent }) => isSilent);
    log.warn("database_silent", { connections: silent.length });
    for (const socket of silent) socket.destroy();
  }
}

/** Of all connections of this process. */
export const watch = perProcess("sockets", () => new Watch());
