import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this package, from wherever in `dist/` this ended up. */
export const packageFolder = findFolder(dirname(fileURLToPath(import.meta.url)));

export const version: string = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")).version;

function findFolder(from: string): string {
  return existsSync(join(from, "package.json")) ? from : findFolder(dirname(from));
}
