import { EventEmitter, once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** Stands between the service and its database. */
export interface Network {
  port: number;
  /** From now on what is connected is carried no further, without a word to either end; new connections work. */
  lose(): void;
  /** Ends every connection with an error, as a host does that knows nothing of it any more. */
  reset(): void;
  /** Resolves once something is sent on a connection that is lost. */
  sentInVain(): Promise<void>;
  close(): void;
}

/** On a free port, unless one is given. */
export async function openNetwork(target: URL, port = 0): Promise<Network> {
  let sockets: Socket[] = [];
  const everyone: Socket[] = [];
  const vain = new EventEmitter();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const ends = [client, database];
    sockets.push(...ends);
    everyone.push(...ends);
    for (const [from, to] of [ends, ends.toReversed()] as [Socket, Socket][]) {
      from.on("data", (bytes) => (sockets.includes(from) ? to.write(bytes) : from === client && vain.emit("sent")));
      from.on("close", () => sockets.includes(from) && to.destroy());
      from.on("error", () => {});
    }
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return {
    port: (server.address() as { port: number }).port,
    lose() {
      sockets = [];
    },
    reset() {
      for (const socket of everyone) socket.resetAndDestroy();
    },
    sentInVain: async () => void (await once(vain, "sent")),
    close() {
      server.close();
      for (const socket of everyone) socket.destroy();
    },
  };
}
