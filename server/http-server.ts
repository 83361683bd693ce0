import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ServerRequest } from "srvx";
import { toNodeHandler } from "srvx/node";
import { clientBucket, peerHeader, peers } from "@/lib/client-address";
import { ApiError } from "@/lib/contract/errors";
import { errorResponse, handle, isApiPath, methodNotAllowed } from "@/lib/http";
import { stopping } from "@/lib/stopping";
import { refusalOfPage } from "./page-limits";

/** The self-hosted HTTP server: the API is answered here, in front of Next, which serves the pages. */
export function createHttpServer(pages: RequestListener): Server {
  peers.get().told = true;
  // Its type also allows HTTP/2, which this server does not speak.
  const api = toNodeHandler((request: ServerRequest) =>
    handle(request, { peer: request.runtime?.node?.req.socket.remoteAddress ?? null }),
  ) as RequestListener;
  // A client may take this long for its headers and its body; a wait, which is our time, is not cut.
  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
    inTurn((req, res) => {
      const pathname = normalize(req);
      if (pathname === null) return void refuse(res, malformed());
      if (isApiPath(pathname)) return void api(req, res);
      if (!pageMethods.includes(req.method ?? ""))
        return void refuse(res, errorResponse(methodNotAllowed(pageMethods)));
      if (stopping.get().begun) res.setHeader("connection", "close");
      req.headers[peerHeader] = req.socket.remoteAddress;
      const refusal = refusalOfPage(req, pathname, () => clientOf(req));
      return void (refusal ? refuse(res, refusal) : pages(req, res));
    }),
  );
  // A client that neither reads nor says anything for so long holds a response in memory for nobody.
  server.setTimeout(90_000);
  server.on("clientError", (_error, socket: Socket) => void refuseSocket(socket));
  return server;
}

/** Next answers any other as it does GET, or fails at it. */
const pageMethods = ["GET", "HEAD", "POST", "OPTIONS"];
const maxSentAhead = 100;

/**
 * Answers each request of a connection once the one before is written: who sends some ahead and reads nothing holds one
 * answer. Who sends many ahead is cut off: Node reads on as long as there is nothing to write.
 */
function inTurn(answer: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>();
  const sentAhead = new WeakMap<Socket, number>();
  return (req, res) => {
    const { socket } = req;
    const before = latest.get(socket);
    latest.set(socket, res);
    if (!before || before.closed) return answer(req, res);
    const ahead = (sentAhead.get(socket) ?? 0) + 1;
    if (ahead > maxSentAhead) return void socket.destroy();
    sentAhead.set(socket, ahead);
    before.once("close", () => {
      sentAhead.set(socket, (sentAhead.get(socket) ?? 1) - 1);
      if (!socket.destroyed) answer(req, res);
    });
  };
}

/**
 * The path that a request is decided by: dot segments resolved, escapes decoded, leading slashes one, so that no
 * spelling of `/v1` slips past to Next. Null for what is no path.
 */
function normalize(req: IncomingMessage): string | null {
  if (!req.url?.startsWith("/")) return null;
  req.url = req.url.replace(/^[/\\]+/, "/");
  try {
    return decodeURIComponent(new URL(req.url, "http://localhost").pathname);
  } catch {
    // A malformed escape is the API's to answer where it begins like one.
    return isApiPath(req.url) ? req.url : null;
  }
}

function clientOf({ headers, socket }: IncomingMessage): string {
  return clientBucket({ get: (name) => headers[name]?.toString() ?? null }, socket.remoteAddress ?? null);
}

function malformed(): Response {
  return errorResponse(new ApiError("invalid_request", "The request is not valid HTTP.", "Check the URL and headers."));
}

async function refuse(res: ServerResponse, response: Response): Promise<void> {
  const { status, headers, body } = await plain(response);
  res.writeHead(status, headers).end(body);
}

// The parser gave up, so there is no response object: the envelope is written by hand.
async function refuseSocket(socket: Socket): Promise<void> {
  if (!socket.writable) return void socket.destroy();
  const { status, headers, body } = await plain(malformed());
  const lines = Object.entries({ ...headers, connection: "close" }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} Bad Request\r\n${lines.join("")}\r\n${body}`);
}

async function plain(response: Response) {
  const body = await response.text();
  const length = String(Buffer.byteLength(body));
  return {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), "content-length": length },
    body,
  };
}
