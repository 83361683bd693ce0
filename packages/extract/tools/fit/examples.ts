import type { Mail } from "../../src/index";
import { judge } from "../../src/judge";
import type { KnownCues } from "../../src/reading/reading";
import { type LabelledMail, readPart } from "../corpus";
import { withBusiness } from "./busy-mails";
import { createChance, createMixedChance } from "./chance";
import { minimalCodes, minimalLinks, minimalOtherLinks, minimalWithoutCode } from "./minimal-mails";
import { withOtherCode } from "./other-codes";
import { plainMails } from "./plain-mails";
import { withTrackedLinks } from "./tracked-mails";

/** Evidence by its number, what is zero left out. */
export interface Features {
  names: Uint16Array;
  shares: Float64Array;
}

/** A mail to learn from: the places of the values that should come first, and of those that should not be reported. */
export interface Example {
  part: Part;
  language: string;
  /** Null: the mail holds none. */
  right: Features[] | null;
  wrong: Features[];
}

/** `tracked`: the mails of `dev` and `everyday`, each of their links behind an address that counts clicks. `busy`: the mails of all other parts with words of their senders' other business above or below. `forgetful`: the mails of `dev` and `everyday`, but some of their words are not known, as those of a mail never seen; one copy with another code. */
export type Part = "minimal" | "plain" | "dev" | "everyday" | "busy" | "tracked" | "forgetful" | "short";

/** What the labelled mails teach about codes and about links; `test` is not among them. Of a sample, so many of each part. */
export async function readExamples(
  codeNames: string[],
  linkNames: string[],
  sample: number,
): Promise<{ codes: Example[]; links: Example[] }> {
  const codes: Example[] = [];
  const links: Example[] = [];
  const codeNumbers = numbered(codeNames);
  const linkNumbers = numbered(linkNames);
  const add = (part: Part, language: string, mail: Mail, label: Expected, knows: KnownCues = "all"): void => {
    const { codePlaces, linkPlaces } = judge(mail, knows);
    const ofLinks = linkPlaces.map(({ url, evidence }) => ({ value: url, evidence }));
    if (label.codes) codes.push(example(part, language, codePlaces, label.codes.slice(0, 1), label.codes, codeNumbers));
    if (label.links) links.push(example(part, language, ofLinks, label.links, label.links, linkNumbers));
  };
  for (const { mail, ...expected } of minimalMails()) add("minimal", "", mail, expected);
  for (const { codes: brought, ...mail } of sampled(plainMails(PLAIN_CODES), sample))
    add("plain", "", mail, { codes: brought });
  for (const part of ["dev", "everyday", "short"] as const)
    for (const labelled of sampled(await readPart(part), sample)) addLabelled(part, labelled, add);
  return { codes: codes.filter(canBeLearned), links: links.filter(canBeLearned) };
}

type Add = (part: Part, language: string, mail: Mail, label: Expected, knows?: KnownCues) => void;

/** A mail as it is and as it might be. */
function addLabelled(part: Part, { name, language, mail, label }: LabelledMail, add: Add): void {
  const expected = { codes: label.otp_codes, links: label.verification_links };
  add(part, language, mail, expected);
  const where = createMixedChance(`${name} where`)() < 0.6 ? "above" : "below";
  const busy = withBusiness(mail, where, language, name);
  if (busy) add("busy", language, busy, expected);
  if (part === "short") return;
  const { mail: tracked, trackedOf } = withTrackedLinks(mail, name);
  add("tracked", language, tracked, { links: label.verification_links.map((url) => trackedOf.get(url) ?? url) });
  for (let time = 0; time < FORGETFUL; time += 1) add("forgetful", language, mail, expected, forgetting(name, time));
  const other = withOtherCode(mail, label.otp_codes, name);
  if (other) add("forgetful", language, other.mail, { codes: [other.code] }, forgetting(name, FORGETFUL));
}

function sampled<Item>(items: Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0);
}

const PLAIN_CODES = [
  "482913",
  "731500",
  "0417",
  "123456",
  "83921",
  "604817",
  "000000",
  "20448173",
  "X7K9Q2",
  "WDJB-MJHT",
];
const FORGETFUL = 3;
const FORGOTTEN = 0.25;

/** Forgets a share of all words, the same ones each time it is asked with the same seed; the first time all that mails say out of politeness. */
function forgetting(name: string, time: number): KnownCues {
  const chance = createChance(`${name} ${time}`);
  return ({ kind }) =>
    chance() > FORGOTTEN && (time > 0 || (kind !== "fleeting" && kind !== "secret" && kind !== "notMe"));
}

interface Expected {
  codes?: string[];
  links?: string[];
}

function minimalMails(): (Expected & { mail: Mail })[] {
  const fromText = (text: string): Mail => ({ subject: "", text, html: null });
  const fromHtml = (html: string): Mail => ({ subject: "", text: null, html });
  const url = (html: string) => /href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  return [
    ...minimalCodes.map(([text, code]) => ({ mail: fromText(text), codes: [code] })),
    ...minimalWithoutCode.map((text) => ({ mail: fromText(text), codes: [] })),
    ...minimalLinks.map((html) => ({ mail: fromHtml(html), links: [url(html)] })),
    ...minimalOtherLinks.map((html) => ({ mail: fromHtml(html), links: [] })),
  ];
}

interface Place {
  value: string;
  evidence: object[];
}

/** Values that are expected, but not first, are neither right nor wrong. */
function example(
  part: Part,
  language: string,
  places: Place[],
  first: string[],
  expected: string[],
  numbers: Map<string, number>,
): Example {
  const features = ({ evidence }: Place) => toFeatures(evidence, numbers);
  return {
    part,
    language,
    right: first.length === 0 ? null : places.filter(({ value }) => first.includes(value)).map(features),
    wrong: places.filter(({ value }) => !expected.includes(value)).map(features),
  };
}

function toFeatures(evidence: object[], numbers: Map<string, number>): Features {
  const seen = evidence.flatMap((group) => Object.entries<number>({ ...group })).filter(([, share]) => share !== 0);
  return {
    names: Uint16Array.from(seen, ([name]) => numberOf(name, numbers)),
    shares: Float64Array.from(seen, ([, share]) => share),
  };
}

function numberOf(name: string, numbers: Map<string, number>): number {
  const number = numbers.get(name);
  if (number === undefined) throw new Error(`The evidence ${name} has no prior.`);
  return number;
}

/** Where the right value is no candidate, no weight can help; where there is no candidate, none is needed. */
function canBeLearned({ right, wrong }: Example): boolean {
  return right === null ? wrong.length > 0 : right.length > 0;
}

function numbered(names: string[]): Map<string, number> {
  return new Map(names.map((name, index) => [name, index]));
}
