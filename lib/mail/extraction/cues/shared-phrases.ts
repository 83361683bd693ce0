import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";
import { type PhraseLayouts, phraseFormat, readPhrases } from "@/lib/mail/extraction/cues/phrase-file";

const key = "restante.phrases";

/** What the thread that started this one has shared, if this one's code can read it: a build may have come between. */
export function sharedPhrases(): PhraseLayouts | undefined {
  const shared = getEnvironmentData(key) as (PhraseLayouts & { format: string }) | undefined;
  return shared?.format === phraseFormat ? shared : undefined;
}

/**
 * Gives this thread and those that start from now on the phrases that the build has laid out in this folder, in memory
 * that all of them use. Without them, as `false` says, each lays them out for itself when it needs them.
 */
export function sharePhrases(folder: string): boolean {
  if (sharedPhrases()) return true;
  const phrases = readPhrases(folder);
  if (phrases) setEnvironmentData(key, { ...phrases, format: phraseFormat });
  return phrases !== undefined;
}
