/** Stands in for the real worker: a source says what happens to it. */
export default async function parseTask({ bytes, lengths }) {
  let end = 0;
  const mails = [];
  for (const length of lengths) {
    end += length;
    const source = Buffer.from(bytes.subarray(end - length, end)).toString();
    if (source.includes("BLOCK")) for (;;);
    if (source.includes("STUCK")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); // blocks for nothing
    if (source.includes("SLOW")) for (const until = Date.now() + 700; Date.now() < until; );
    if (source.includes("NEVER")) await new Promise(() => {});
    if (source.includes("BOMB")) for (const hoard = []; ; ) hoard.push(new Array(100_000).fill(hoard.length));
    if (source.includes("THROW")) throw new Error("a broken worker");
    mails.push({ text: source, batch: lengths.length });
  }
  return mails;
}
