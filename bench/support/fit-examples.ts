import { codePlaces, findCodes } from "@/packages/extract/src/codes/codes";
import { type MailToRead, readParts } from "@/packages/extract/src/analyse";
import { findLinks } from "@/packages/extract/src/links/links";
import { linkPlaces } from "@/packages/extract/src/links/verification";
import type { KnownCues } from "@/packages/extract/src/reading/reading";
import { render } from "@/packages/extract/src/html/render";
import { type LabelledMail, readWholeCorpus } from "@/tests/support/extraction-corpus";
import { minimalCodes, minimalLinks, minimalOtherLinks, minimalWithoutCode } from "@/tests/support/extraction-minimal";
import { plainMails } from "@/tests/support/plain-mails";
import { withBusiness } from "./busy-mails";
import { createChance, createMixedChance } from "./chance";
import { withOtherCode } from "./other-codes";
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

/** What the labelled mails teach about codes and about links; `test` is not among them. */
export async function readExamples(
  codeNames: string[],
  linkNames: string[],
): Promise<{ codes: Example[]; links: Example[] }> {
  const { dev, everyday, short } = await readWholeCorpus();
  const codes: Example[] = [];
  const links: Example[] = [];
  const codeNumbers = numbered(codeNames);
  const linkNumbers = numbered(linkNames);
  const add = (part: Part, language: string, mail: MailToRead, label: Expected, knows: KnownCues = "all"): void => {
    const { codeEvidence, linkEvidence } = gather(mail, knows);
    if (label.codes)
      codes.push(example(part, language, codeEvidence, label.codes.slice(0, 1), label.codes, codeNumbers));
    if (label.links) links.push(example(part, language, linkEvidence, label.links, label.links, linkNumbers));
  };
  for (const { mail, ...expected } of minimalMails()) add("minimal", "", mail, expected);
  for (const { codes: brought, ...mail } of plainMails([
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
  ]))
    add("plain", "", mail, { codes: brought });
  const labelled = (part: Part, mails: LabelledMail[]): void => {
    for (const { name, language, mail, label } of mails) {
      const expected = { codes: label.otp_codes, links: label.verification_links };
      add(part, language, mail, expected);
      const where = createMixedChance(`${name} where`)() < 0.6 ? "above" : "below";
      const busy = withBusiness(mail, where, language, name);
      if (busy) add("busy", language, busy, expected);
      if (part === "short") continue;
      const { mail: tracked, trackedOf } = withTrackedLinks(mail, name);
      add("tracked", language, tracked, { links: label.verification_links.map((url) => trackedOf.get(url) ?? url) });
      for (let time = 0; time < FORGETFUL; time += 1)
        add("forgetful", language, mail, expected, forgetting(name, time));
      const other = withOtherCode(mail, label.otp_codes, name);
      if (other) add("forgetful", language, other.mail, { codes: [other.code] }, forgetting(name, FORGETFUL));
    }
  };
  labelled("dev", dev);
  labelled("everyday", everyday);
  labelled("short", short);
  return { codes: codes.filter(canBeLearned), links: links.filter(canBeLearned) };
}

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

function minimalMails(): (Expected & { mail: MailToRead })[] {
  const fromText = (text: string): MailToRead => ({ subject: "", text, html: null });
  const fromHtml = (html: string): MailToRead => ({ subject: "", text: "", html });
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

function gather(mail: MailToRead, knows: KnownCues): { codeEvidence: Place[]; linkEvidence: Place[] } {
  const rendered = mail.html === null ? null : render(mail.html);
  const parts = readParts(mail, rendered, knows);
  const { links, places, written } = findLinks(parts.text && mail.text, rendered);
  const bodies = [parts.text, parts.html].filter((part) => part !== null);
  const bringsCode = findCodes(parts.subject, bodies, links).length > 0;
  return {
    codeEvidence: codePlaces(parts.subject, bodies, links),
    linkEvidence: linkPlaces(parts, places.length > 0 ? places : written, bringsCode).map(({ url, evidence }) => ({
      value: url,
      evidence,
    })),
  };
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
    names: Uint16Array.from(seen, ([name]) => numbers.get(name) as number),
    shares: Float64Array.from(seen, ([, share]) => share),
  };
}

/** Where the right value is no candidate, no weight can help; where there is no candidate, none is needed. */
function canBeLearned({ right, wrong }: Example): boolean {
  return right === null ? wrong.length > 0 : right.length > 0;
}

function numbered(names: string[]): Map<string, number> {
  return new Map(names.map((name, index) => [name, index]));
}
