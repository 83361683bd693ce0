import { createSocket } from "node:dgram";
import { once } from "node:events";

/** Records by name and type, as a zone file has them: `{ "*.inbox.test": { MX: ["10 mx.test"] } }`. */
export type Zone = Record<string, Partial<Record<keyof typeof types, string[]>>>;

const types = { A: 1, MX: 15, TXT: 16, AAAA: 28, CAA: 257 };
const codes = { noError: 0, serverFailure: 2, nameError: 3 };

/** A name server on loopback, with wildcards as in RFC 4592; null fails at every question, silent ones it leaves unanswered. */
export async function startNameServer(first: Zone | null = {}) {
  let zone = first;
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => socket.send(answer(query, zone), port, address));
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    serve(next: Zone | null) {
      zone = next;
    },
    stop: () => void socket.close(),
  };
}

function answer(query: Buffer, zone: Zone | null): Buffer {
  const { name, type, end } = question(query);
  const node = zone && nodeOf(name, zone);
  const kind = Object.keys(types).find((known) => types[known as keyof typeof types] === type) as keyof typeof types;
  const records = (node?.[kind] ?? []).map((text) => record(type, data(kind, text)));
  const code = zone === null ? codes.serverFailure : node ? codes.noError : codes.nameError;
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8580 | code, 2); // an answer, with authority, recursion as asked for
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, query.subarray(12, end), ...records]);
}

function question(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** The name's own records, else those of the nearest wildcard, unless a name between them is there. */
function nodeOf(name: string, zone: Zone): Zone[string] | undefined {
  const isThere = (one: string) => Object.keys(zone).some((known) => known === one || known.endsWith(`.${one}`));
  if (isThere(name)) return zone[name] ?? {};
  const labels = name.split(".");
  const above = labels.map((_, index) => labels.slice(index + 1).join("."));
  const closest = above.find(isThere);
  return closest === undefined ? undefined : zone[`*.${closest}`];
}

/** The name is a pointer to the question's. */
function record(type: number, bytes: Buffer): Buffer {
  const head = Buffer.from([0xc0, 12, type >> 8, type & 255, 0, 1, 0, 0, 0, 60, 0, 0]);
  head.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([head, bytes]);
}

function data(kind: keyof typeof types, text: string): Buffer {
  if (kind === "A") return Buffer.from(text.split(".").map(Number));
  if (kind === "AAAA")
    return Buffer.from(
      text.split(":").flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]),
    );
  if (kind === "TXT") return Buffer.concat((text.match(/.{1,255}/gs) ?? []).map(prefixed));
  const [first = "", second = "", value = ""] = text.split(" ", 3);
  if (kind === "MX")
    return Buffer.concat([
      Buffer.from([0, Number(first)]),
      ...second.split(".").filter(Boolean).map(prefixed),
      Buffer.from([0]),
    ]);
  return Buffer.concat([Buffer.from([Number(first)]), prefixed(second), Buffer.from(value.replaceAll('"', ""))]);
}

const prefixed = (text: string) => Buffer.from([text.length, ...Buffer.from(text, "latin1")]);
