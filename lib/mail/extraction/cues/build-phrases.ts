import { layOutPhrases } from "@/lib/mail/extraction/cues/lay-out-phrases";
import { writePhrases } from "@/lib/mail/extraction/cues/phrase-file";

/** Lays the phrases out into a file of this folder: part of the build, so that no process has to when it starts. */
export function buildPhrases(folder: string): void {
  writePhrases(folder, layOutPhrases());
}
