import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { z } from "zod";

// A backup is gzip of frames: a letter, the length of what follows in four bytes, and that. M holds the manifest, T the
// name and columns of a table, each D a piece of it in COPY's binary format, E its number of rows and a checksum of all
// that; Z is the end. All but D is JSON.

const frameBytes = 64 * 1024;
const headBytes = 5;

const manifestSchema = z.object({
  restante_backup: z.literal(1),
  /** Of the Restante that wrote it. */
  version: z.string().max(100),
  made_at: z.iso.datetime(),
  /** When each migration that the database had was made, which is what they are known by. */
  migrations: z.array(z.number()).min(1),
});
const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });
const endSchema = z.object({ rows: z.number(), sha256: z.string() });

export type Manifest = z.infer<typeof manifestSchema>;
export type Table = z.infer<typeof tableSchema>;
type TableEnd = z.infer<typeof endSchema>;

export const manifestFrame = (manifest: Manifest): Buffer => jsonFrame("M", manifest);
export const endFrame = (): Buffer => jsonFrame("Z", {});

/** A table's frames, from its bytes as COPY wrote them. */
export async function* tableFrames({ rows, ...table }: Table & { rows: number }, bytes: AsyncIterable<Buffer>) {
  const head = jsonFrame("T", table satisfies Table);
  const hash = createHash("sha256").update(head.subarray(headBytes));
  yield head;
  for await (const chunk of bytes) {
    hash.update(chunk);
    for (let at = 0; at < chunk.length; at += frameBytes) yield frame("D", chunk.subarray(at, at + frameBytes));
  }
  yield jsonFrame("E", { rows, sha256: hash.update(String(rows)).digest("hex") } satisfies TableEnd);
}

function jsonFrame(type: string, content: object): Buffer {
  return frame(type, Buffer.from(JSON.stringify(content)));
}

function frame(type: string, payload: Buffer): Buffer {
  const head = Buffer.alloc(headBytes);
  head.write(type, "latin1");
  head.writeUInt32BE(payload.length, 1);
  return Buffer.concat([head, payload]);
}

export interface Backup {
  manifest: Manifest;
  /** In the order of the file. Each must be read before the next; what is damaged or cut off throws. */
  tables: AsyncIterable<StoredTable>;
}

export interface StoredTable extends Table {
  bytes: AsyncIterable<Buffer>;
  /** How many it should have, known once `bytes` are read. */
  rows(): number;
}

/** Begins to read a backup: never more than a frame of it is in memory. Throws on what is none, or of a later form. */
export async function openBackup(source: AsyncIterable<Buffer>): Promise<Backup> {
  const frames = readFrames(source);
  const first = await frames.next().catch((error) => {
    if (error.code !== undefined) throw error; // it could not be read at all
  });
  const head = manifestHead.safeParse(first?.value?.type === "M" ? parse(first.value) : null);
  if (!head.success) throw new Error("This is no backup of Restante.");
  const manifest = manifestSchema.safeParse(head.data);
  if (!manifest.success)
    throw new Error(`This is a backup of Restante ${head.data.version}: restore it with that version.`);
  return { manifest: manifest.data, tables: readTables(frames) };
}

/** What every version's manifest has. */
const manifestHead = z.looseObject({ restante_backup: z.number(), version: z.string().max(100) });

async function* readTables(frames: AsyncGenerator<Frame>): AsyncGenerator<StoredTable> {
  for (let head = await next(frames); head.type !== "Z"; head = await next(frames)) {
    if (head.type !== "T") throw damaged();
    const table = checked(tableSchema, parse(head));
    const end: { rows?: number } = {};
    yield { ...table, bytes: readBytes(frames, head, end), rows: () => end.rows ?? 0 };
  }
  if (!(await frames.next()).done) throw damaged(); // gzip's own checksum comes last
}

async function* readBytes(frames: AsyncGenerator<Frame>, head: Frame, end: { rows?: number }): AsyncGenerator<Buffer> {
  const hash = createHash("sha256").update(head.payload);
  for (let piece = await next(frames); ; piece = await next(frames)) {
    if (piece.type === "D") {
      hash.update(piece.payload);
      yield piece.payload;
    } else {
      const { rows, sha256 } = checked(endSchema, piece.type === "E" ? parse(piece) : null);
      if (sha256 !== hash.update(String(rows)).digest("hex")) throw damaged();
      end.rows = rows;
      return;
    }
  }
}

interface Frame {
  type: string;
  payload: Buffer;
}

async function next(frames: AsyncGenerator<Frame>): Promise<Frame> {
  const { done, value } = await frames.next();
  if (done) throw cutOff();
  return value;
}

async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of gunzipped(source)) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= headBytes) {
      const end = headBytes + rest.readUInt32BE(1);
      if (end > headBytes + frameBytes) throw damaged();
      if (rest.length < end) break;
      yield { type: rest.toString("latin1", 0, 1), payload: rest.subarray(headBytes, end) };
      rest = rest.subarray(end);
    }
  }
}

async function* gunzipped(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: frameBytes });
  pipeline(source, gunzip).catch(() => {}); // thrown by the line below
  try {
    yield* gunzip;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "Z_BUF_ERROR") throw cutOff();
    throw code.startsWith("Z_") ? damaged() : error;
  }
}

function parse({ payload }: Frame): unknown {
  try {
    return JSON.parse(payload.toString("utf8"));
  } catch {
    return null;
  }
}

function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data } = schema.safeParse(value);
  if (data === undefined) throw damaged();
  return data;
}

const cutOff = () => new Error("The backup is cut off: its end is missing.");
export const damaged = () => new Error("The backup is damaged: its content does not fit its checksums.");
