import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./root.mjs";

/**
 * Mends postgres.js 3.4.9 (porsager/postgres#1154, #1208): when a connection dies within a transaction, the library
 * writes its rollback to a socket that is gone. That ends the process, or leaves half a message behind that keeps the
 * connection from ever opening again. To be dropped once a release holds the fix.
 */
const changes = [
  {
    before: "    if (terminated)\n      return queryError(q, Errors.connection('CONNECTION_DESTROYED', options))\n",
    after:
      "    if (terminated)\n      return queryError(q, Errors.connection('CONNECTION_DESTROYED', options))\n\n" +
      "    if (!socket)\n      return queryError(q, Errors.connection('CONNECTION_CLOSED', options)), true\n",
  },
  {
    before: "    clearImmediate(nextWriteTimer)\n    if (socket) {\n",
    after: "    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    if (socket) {\n",
  },
  {
    before: "    clearImmediate(nextWriteTimer)\n    socket.removeListener",
    after: "    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener",
  },
];

/** Changes the installed copies, once. */
export function patchPostgres() {
  for (const copy of ["src", "cjs/src"]) {
    const file = join(root, "node_modules", "postgres", copy, "connection.js");
    if (!existsSync(file)) continue;
    const source = readFileSync(file, "utf8");
    if (changes.every(({ after }) => source.includes(after))) continue;
    const patched = changes.reduce((text, change) => replaceOnce(text, change, file), source);
    writeFileSync(`${file}.new`, patched);
    renameSync(`${file}.new`, file);
  }
}

/** @param {string} text @param {{ before: string, after: string }} change @param {string} file */
function replaceOnce(text, { before, after }, file) {
  if (text.split(before).length !== 2) throw new Error(`${file} is not what scripts/patch-postgres.mjs expects`);
  return text.replace(before, () => after);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) patchPostgres();
