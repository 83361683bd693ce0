import { writeFileSync } from "node:fs";
import { layOutPhrases } from "@/lib/mail/extraction/cues/lay-out-phrases";
import { type PhraseLayouts, phraseFile } from "@/lib/mail/extraction/cues/shared-phrases";

/** Part of the build: `sharePhrases` reads what this writes. */
export function writePhrases(folder: string): void {
  for (const [name, memory] of Object.entries(layOutPhrases())) {
    writeFileSync(phraseFile(folder, name as keyof PhraseLayouts), new Uint8Array(memory));
  }
}
