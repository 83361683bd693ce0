import { readFileSync } from "node:fs";
import { isDeepStrictEqual, parseArgs } from "node:util";
import type { Mail } from "../src/index";
import { judge } from "../src/judge";
import { phrasesOf } from "../src/lexicon/compile";
import { type Cue, findCues } from "../src/lexicon/find-cues";
import { type CueKind, wordKinds } from "../src/lexicon/kinds";
import { readSources } from "../src/lexicon/source";
import { chooseFew } from "./choose-phrases";
import { type LabelledMail, partNames, readPart } from "./corpus";
import { rewriteLexicon } from "./lexicon-files";
import { createMatcher, type Match, type Phrase } from "./match-phrases";
import { recorded } from "./recorded-cues";

/**
 * `unused [--without <part>] [--also <file>] [--write]`: the phrases that decide nothing in any mail of the corpus, by language and section.
 * One decides something where a cue of it is left that no other phrase gives; of those that give the same, few are kept.
 * Without the others each mail is read as it is with them. `--also`: mails a line that count as well, as those of the
 * tests, which `RECORD_MAILS=dist/tested.jsonl npm test` notes. What is short stays all the same: the next mail is likely to say
 * it.
 */
const { values: options } = parseArgs({
  options: {
    without: { type: "string" },
    also: { type: "string" },
    write: { type: "boolean" },
  },
});
const phrases = phrasesOfAll();
const matchesIn = createMatcher(phrases);
const kept = await findKept();
for (const [id, phrase] of phrases.entries()) if (isShort(phrase)) kept.add(id);
report();
if (options.write) {
  const names = new Set([...kept].map((id) => nameOf(phrases[id] as Phrase)));
  rewriteLexicon(
    (language, section, phrase) =>
      !isWordKind(section) || names.has(nameOf({ language, kind: section as CueKind, phrase })),
  );
}

/** Those of words: what says a code's length and what is matched by patterns is little, and stays. */
function phrasesOfAll(): Phrase[] {
  return [...readSources("lexicon")].flatMap(([language, source]) => {
    const written = wordKinds.flatMap((kind) => source[kind] ?? []);
    const sought = [...phrasesOf(source)].slice(0, written.length);
    return sought.map(([kind, sought], index) => ({ language, kind, phrase: written[index] as string, sought }));
  });
}

/**
 * Of what a link completes longer phrases are short than of all else, of what a mail is about besides none: so unread mail
 * (`--without test`, then `score`) loses least for the room that they take.
 */
function isShort({ kind, phrase }: Phrase): boolean {
  if (kind === "complete" && phrase.length <= 26) return phrase.split(" ").length <= 3;
  const isAside = ["matter", "toRead", "example", "outdated", "onSite"].includes(kind);
  return phrase.length <= 10 && !isAside;
}

function isWordKind(name: string): boolean {
  return (wordKinds as readonly string[]).includes(name);
}

function nameOf({ language, kind, phrase }: Omit<Phrase, "sought">): string {
  return `${language} ${kind} ${phrase}`;
}

async function findKept(): Promise<Set<number>> {
  const parts = await Promise.all(partNames.filter((name) => name !== options.without).map((name) => readPart(name)));
  const mails = [...parts.flat(), ...mailsOf(options.also)];
  const choices = new Map<string, number[]>();
  const choose = (ids: number[]) => choices.set(ids.join(), ids);
  const uses = new Uint32Array(phrases.length);
  const read = mails.map(({ mail, language }) => {
    const { texts, result } = readAs(mail, undefined);
    const inMail = texts.flatMap((text) => choicesIn(text).map(({ ids }) => ids));
    for (const ids of inMail) choose(ids);
    for (const id of new Set(inMail.flat()))
      if (phrases[id]?.language === language) uses[id] = (uses[id] as number) + 1;
    return { texts, result };
  });
  for (;;) {
    const kept = chooseFew([...choices.values()], uses);
    const changed = read.filter(({ result }, index) => {
      const { mail } = mails[index] as Pick<LabelledMail, "mail">;
      return !isDeepStrictEqual(readAs(mail, (text, cues) => left(text, cues, kept)).result, result);
    });
    console.log(`${kept.size} phrases: ${changed.length} mails are read otherwise without the others.`);
    if (changed.length === 0) return kept;
    // There it counts how often a cue is said.
    for (const { texts } of changed)
      for (const text of texts) for (const { forms } of choicesIn(text)) forms.map(choose);
  }
}

function mailsOf(file: string | undefined): Pick<LabelledMail, "mail" | "language">[] {
  const lines = file ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  return [...new Set(lines)].map((line) => ({ mail: JSON.parse(line), language: "" }));
}

/** What is found in a mail, and where the library looked for cues. */
function readAs(mail: Mail, leaves: typeof recorded.leaves): { texts: string[]; result: string[][] } {
  recorded.texts.clear();
  recorded.leaves = leaves;
  const { codes, links, verificationLinks } = judge(mail);
  return { texts: [...recorded.texts], result: [codes, links, verificationLinks] };
}

/** The cues that phrases which are kept still give. */
function left(text: string, cues: Cue[], kept: Set<number>): Cue[] {
  const forms = new Map<string, Set<number>>();
  for (const match of matchesIn(text)) {
    if (!kept.has(match.id)) continue;
    const name = cueName(match, kindOf(match));
    forms.set(name, (forms.get(name) ?? new Set()).add(match.form));
  }
  const times = new Map([...forms].map(([name, { size }]) => [name, size]));
  return cues.filter((cue) => {
    const name = cueName(cue, cue.kind);
    const time = times.get(name) ?? 0;
    times.set(name, time - 1);
    return !isWordKind(cue.kind) || time > 0;
  });
}

/** For each cue of a text the phrases that give it, all of them and by their form. */
function choicesIn(text: string): { ids: number[]; forms: number[][] }[] {
  const giving = new Map<string, Match[]>();
  for (const match of matchesIn(text)) {
    const name = cueName(match, kindOf(match));
    giving.set(name, [...(giving.get(name) ?? []), match]);
  }
  return findCues(text).flatMap((cue) => {
    if (!isWordKind(cue.kind)) return [];
    const matches = giving.get(cueName(cue, cue.kind));
    if (!matches) throw new Error(`No phrase gives ${cue.kind} for "${text.slice(cue.start, cue.end)}".`);
    const forms = [...new Set(matches.map(({ form }) => form))];
    return [{ ids: idsOf(matches), forms: forms.map((form) => idsOf(matches.filter((match) => match.form === form))) }];
  });
}

function idsOf(matches: Match[]): number[] {
  return [...new Set(matches.map(({ id }) => id))].sort((a, b) => a - b);
}

function kindOf({ id }: Match): CueKind {
  return (phrases[id] as Phrase).kind;
}

function cueName({ start, end, part }: Pick<Cue, "start" | "end" | "part">, kind: CueKind): string {
  return `${kind} ${start} ${end} ${part}`;
}

function report(): void {
  const languages = new Map<string, Map<string, { unused: number; all: number }>>();
  for (const [id, { language, kind }] of phrases.entries()) {
    const sections = languages.get(language) ?? new Map<string, { unused: number; all: number }>();
    const counts = sections.get(kind) ?? { unused: 0, all: 0 };
    sections.set(kind, { unused: counts.unused + (kept.has(id) ? 0 : 1), all: counts.all + 1 });
    languages.set(language, sections);
  }
  for (const [language, sections] of languages) {
    const written = [...sections].map(([section, { unused, all }]) => `${section} ${unused}/${all}`);
    console.log(`${language}: ${written.join(", ")}`);
  }
  console.log(`Unused: ${phrases.length - kept.size} of ${phrases.length} phrases.`);
}
