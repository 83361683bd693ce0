import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compileLexicon, type Lexicon } from "./compile";
import { decodeLexicon } from "./file";
import { readSources } from "./source";

let loaded: Lexicon | undefined;

/** The words of all languages: read when they are first needed, once a thread. */
export function lexicon(): Lexicon {
  loaded ??= load();
  return loaded;
}

/** Where the build has put it, beside what it bundles; from the sources, where nothing is built. */
function load(): Lexicon {
  const built = ["./lexicon.bin", "../lexicon.bin"].map(besides).find((file) => existsSync(file));
  const decoded = built === undefined ? undefined : decodeLexicon(readFileSync(built));
  return decoded ?? compileLexicon(readSources(besides("../../lexicon")).values());
}

const besides = (path: string) => fileURLToPath(new URL(path, import.meta.url));
