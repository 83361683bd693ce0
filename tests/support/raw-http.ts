import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { service } from "./service";

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** Connects to the running HTTP server; the caller says what it likes. */
export async function openHttp(): Promise<Socket> {
  const { hostname, port } = new URL(service.baseUrl);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** Sends exactly these bytes and reads one answer; `closed` once the server has closed the connection after it. */
export async function rawHttp(bytes: string | Buffer): Promise<RawAnswer & { closed: boolean }> {
  const socket = await openHttp();
  socket.write(bytes);
  try {
    const answer = await readAnswer(socket);
    const closed = answer.headers.get("connection") === "close" && (await ended(socket));
    return { ...answer, closed };
  } finally {
    socket.destroy();
  }
}

/** Reads one answer from the socket. */
export async function readAnswer(socket: Socket): Promise<RawAnswer> {
  let text = "";
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += chunk.toString("latin1");
    const answer = parse(text);
    if (answer) return answer;
  }
  throw new Error(`the connection was closed after ${JSON.stringify(text)}`);
}

/** Null while the answer is not complete. */
function parse(text: string): RawAnswer | null {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const [status, headers, rest] = [statusOf(text), headersOf(text.slice(0, end)), text.slice(end + 4)];
  if (status === 100) return { status, headers, body: "" };
  if (headers.get("transfer-encoding") === "chunked") {
    return rest.endsWith("0\r\n\r\n") ? { status, headers, body: joinChunks(rest) } : null;
  }
  return rest.length >= Number(headers.get("content-length")) ? { status, headers, body: rest } : null;
}

function joinChunks(text: string): string {
  const start = text.indexOf("\r\n") + 2;
  const length = Number.parseInt(text, 16);
  return length === 0 ? "" : text.slice(start, start + length) + joinChunks(text.slice(start + length + 2));
}

function statusOf(head: string): number {
  return Number(head.split(" ")[1]);
}

function headersOf(head: string): Headers {
  const headers = new Headers();
  for (const line of head.split("\r\n").slice(1)) {
    const colon = line.indexOf(":");
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

async function ended(socket: Socket): Promise<true> {
  if (socket.closed) return true;
  socket.resume();
  await once(socket, "close");
  return true;
}
