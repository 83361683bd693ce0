import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = "lexicon";
const LINE_LENGTH = 116;

/** Leaves in the files of `lexicon/` the phrases of which `keeps` is true; a section of which none is left goes. */
export function rewriteLexicon(keeps: (language: string, section: string, phrase: string) => boolean): void {
  for (const file of readdirSync(folder)) {
    const path = join(folder, file);
    const language = file.replace(/\.txt$/, "");
    writeFileSync(
      path,
      rewritten(readFileSync(path, "utf8"), (section, phrase) => keeps(language, section, phrase)),
    );
  }
}

/** Comments stay before the section that they stand before. */
function rewritten(text: string, keeps: (section: string, phrase: string) => boolean): string {
  const [head = "", ...sections] = text.split(/^\[(\w+)\]$/m);
  const written = sections.flatMap((name, index) => {
    if (index % 2 === 1) return [];
    const [phrases = "", ...comments] = (sections[index + 1] ?? "").split(/^(?=#)/m);
    const kept = phrasesIn(phrases).filter((phrase) => keeps(name, phrase));
    return [kept.length > 0 ? `[${name}]\n${wrapped(kept)}\n` : "", comments.join("").trim()].filter((part) => part);
  });
  return [head.trimEnd(), ...written]
    .join("\n\n")
    .replace(/\n+$/, "\n")
    .replace(/\n{3,}/g, "\n\n");
}

function phrasesIn(text: string): string[] {
  return text
    .split(/,(?=\s)/)
    .map((phrase) => phrase.trim().replace(/\s+/g, " "))
    .filter((phrase) => phrase !== "");
}

/** A comma may stand past a line's end. */
function wrapped(phrases: string[]): string {
  const lines: string[] = [];
  for (const phrase of phrases) {
    const longer = `${lines.at(-1)}, ${phrase}`;
    if (lines.length > 0 && longer.length <= LINE_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(phrase);
  }
  return lines.join(",\n");
}
