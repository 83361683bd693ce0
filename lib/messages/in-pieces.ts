/** How much of a file is held for each of its readers, who may read as slowly as they like: as much as a socket's buffers take. */
export const pieceBytes = 128 * 1024;

export type FileContent = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/**
 * A stored file, its first piece already read: `read` fetches each further one when it is wanted. What is deleted
 * meanwhile ends the stream with an error.
 */
export function inPieces(
  first: Uint8Array<ArrayBuffer>,
  sizeBytes: number,
  read: (from: number) => Promise<Uint8Array>,
): FileContent {
  if (first.byteLength === sizeBytes) return first;
  let piece: Uint8Array | null = first;
  let sent = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const next: Uint8Array = piece ?? (await read(sent));
        piece = null;
        if (next.byteLength === 0) throw new Error("the file has changed");
        sent += next.byteLength;
        controller.enqueue(next);
        if (sent >= sizeBytes) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
