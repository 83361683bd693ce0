import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer, type Server, type Socket } from "node:net";

/** Several servers behind one port. */
export interface Proxy {
  port: number;
  /** Sends this server nothing new, until it is put back. */
  takeOut(port: number): void;
  putBack(port: number): void;
  stop(): Promise<void>;
}

const host = "127.0.0.1";

/**
 * For HTTP: requests in turn, over connections that are kept. What is repeated at the next server is what a connection was
 * refused for, and a GET whose kept connection was closed before an answer; nothing else.
 */
export async function startHttpProxy(ports: number[]): Promise<Proxy> {
  const upstreams = new Upstreams(ports);
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    const { remoteAddress = "" } = request.socket;
    const before = request.headers["x-forwarded-for"];
    const forwarded = before === undefined ? remoteAddress : `${before}, ${remoteAddress}`;
    const headers = { ...request.headers, "x-forwarded-for": forwarded, connection: "keep-alive" };
    pass({ request, response, headers, agent }, upstreams.inTurn());
  });
  const stop = await listen(server);
  return Object.assign(upstreams, {
    port: portOf(server),
    async stop() {
      server.closeAllConnections();
      agent.destroy();
      await stop();
    },
  });
}

interface Pass {
  request: IncomingMessage;
  response: ServerResponse;
  headers: Record<string, string | string[] | undefined>;
  agent: Agent;
}

function pass(one: Pass, [port, ...others]: number[]): void {
  const { request, response, headers, agent } = one;
  if (port === undefined) return void response.writeHead(502).end("refused by all");
  const passed = send({ host, port, method: request.method, path: request.url, headers, agent });
  let isAnswered = false;
  passed.once("socket", (socket) => {
    const begin = () => void request.pipe(passed);
    if (socket.connecting) socket.once("connect", begin);
    else begin();
  });
  passed.once("response", (answer) => {
    isAnswered = true;
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.rawHeaders));
    answer.once("error", () => response.destroy());
    answer.pipe(response);
  });
  response.once("close", () => passed.destroy());
  passed.on("error", (error: NodeJS.ErrnoException) => {
    if (isAnswered || response.destroyed) return;
    const isLostGet = passed.reusedSocket && request.method === "GET";
    if (error.code === "ECONNREFUSED" || isLostGet) return pass(one, isLostGet ? [port, ...others] : others);
    response.writeHead(502).end(String(error.code));
  });
}

/** Headers but for those of the connection. */
function endToEnd(raw: string[]): string[] {
  return raw.filter((_, at) => !/^(connection|keep-alive)$/i.test(raw[at - (at % 2)] ?? ""));
}

/** For SMTP: connections in turn, a refused one at the next server. */
export async function startTcpProxy(ports: number[]): Promise<Proxy> {
  const upstreams = new Upstreams(ports);
  const open = new Set<Socket>();
  const server = createTcpServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    open.add(client.once("close", () => open.delete(client)));
    client.on("error", () => {});
    join(client, upstreams.inTurn());
  });
  const stop = await listen(server);
  return Object.assign(upstreams, {
    port: portOf(server),
    async stop() {
      for (const client of open) client.destroy();
      await stop();
    },
  });
}

function join(client: Socket, [port, ...others]: number[]): void {
  if (port === undefined) return void client.destroy();
  const server = connect({ port, host, allowHalfOpen: true });
  server.once("connect", () => {
    client.pipe(server).pipe(client);
    client.once("close", () => server.destroy());
    server.once("close", () => client.destroy());
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "ECONNREFUSED") join(client, others);
    else client.destroy();
  });
}

class Upstreams {
  readonly #out = new Set<number>();
  #turn = 0;

  constructor(private readonly ports: number[]) {}

  takeOut(port: number): void {
    this.#out.add(port);
  }

  putBack(port: number): void {
    this.#out.delete(port);
  }

  /** Those to be tried for the next connection. */
  inTurn(): number[] {
    const first = this.#turn++ % this.ports.length;
    return [...this.ports.slice(first), ...this.ports.slice(0, first)].filter((port) => !this.#out.has(port));
  }
}

async function listen(server: Server): Promise<() => Promise<void>> {
  server.listen(0, host);
  await once(server, "listening");
  return async () => {
    const closed = once(server, "close");
    server.close();
    await closed;
  };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
