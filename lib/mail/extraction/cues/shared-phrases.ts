import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";

/** The trees of all phrases, laid out. */
export interface PhraseLayouts {
  /** Where a word begins: all phrases. */
  atWordStart: SharedArrayBuffer;
  /** Within a word: those that may start there. */
  withinWord: SharedArrayBuffer;
}

const key = "restante.phrases";

/** What the thread that started this one has shared. */
export function sharedPhrases(): PhraseLayouts | undefined {
  return getEnvironmentData(key) as PhraseLayouts | undefined;
}

/** Gives the threads that start from now on the phrases that the build has laid out in this folder, in memory that all of them use. */
export function sharePhrases(folder: string): void {
  if (sharedPhrases() || !existsSync(phraseFile(folder, "atWordStart"))) return; // without, each lays them out for itself
  const read = (name: keyof PhraseLayouts) => {
    const bytes = readFileSync(phraseFile(folder, name));
    const memory = new SharedArrayBuffer(bytes.length);
    new Uint8Array(memory).set(bytes);
    return memory;
  };
  setEnvironmentData(key, { atWordStart: read("atWordStart"), withinWord: read("withinWord") });
}

export function phraseFile(folder: string, name: keyof PhraseLayouts): string {
  return join(folder, `phrases-${name}.bin`);
}
