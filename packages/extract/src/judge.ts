import { type CodePlace, chooseCodes, codePlaces, type ScoredCode, scoreCodes } from "./codes/codes";
import { type Rendered, render } from "./html/render";
import type { KnownParagraphs } from "./lexicon/find-cues";
import type { Parts } from "./links/context";
import { type FoundLink, findLinks } from "./links/links";
import { chooseLinks, type LinkPlace, linkPlaces, type ScoredLink, scoreLinks } from "./links/verification";
import { type KnownCues, Reading } from "./reading/reading";
import type { Mail } from "./types";

/** All that is found in a mail and thought of it: what `analyse` answers with, `explain` shows and the fit learns from. */
export interface Judgement {
  /** The text part, else what the HTML shows. */
  text: string;
  links: string[];
  /** Every place of every candidate. */
  codePlaces: CodePlace[];
  linkPlaces: LinkPlace[];
  /** Each candidate by its best place, the best first. */
  scoredCodes: ScoredCode[];
  scoredLinks: ScoredLink[];
  codes: string[];
  verificationLinks: string[];
}

/** `knows`: which words are known, to see how a mail is read whose words are not. */
export function judge(mail: Mail, knows: KnownCues = "all"): Judgement {
  const rendered = mail.html === null ? null : render(mail.html);
  const text = mail.text?.trim() ? mail.text.replaceAll("\r\n", "\n") : null;
  const parts = readParts(mail.subject, text, rendered, knows);
  const { links, places, written } = findLinks(parts.text && text, rendered);
  const bodies = [parts.text, parts.html].filter((part) => part !== null);
  const foundCodes = codePlaces(parts.subject, bodies, [...links, ...written.map(({ url }) => url)]);
  const scoredCodes = scoreCodes(foundCodes);
  const codes = chooseCodes(scoredCodes);
  const judgeLinks = (among: FoundLink[]) => {
    const found = linkPlaces(parts, among, mail, codes);
    const scored = scoreLinks(found);
    return { linkPlaces: found, scoredLinks: scored, verificationLinks: chooseLinks(scored, codes.length > 0) };
  };
  const judgement = {
    text: text ?? rendered?.text ?? mail.text ?? "",
    links,
    codePlaces: foundCodes,
    scoredCodes,
    codes,
    ...judgeLinks(places),
  };
  if (judgement.verificationLinks.length > 0 || written.length === 0) return judgement;
  // None of its anchors completes it: then the URLs that it shows, and asks to copy.
  const all = judgeLinks([...places, ...written].sort((a, b) => a.start - b.start));
  const shown = new Set(written.map(({ url }) => url));
  const verificationLinks = all.verificationLinks.filter((url) => shown.has(url));
  return { ...judgement, ...all, verificationLinks, links: [...links, ...verificationLinks] };
}

/** The parts of a mail made ready to be searched. A text that was made from the HTML says nothing that the HTML does not. */
function readParts(subject: string, text: string | null, rendered: Rendered | null, knows: KnownCues): Parts {
  const written = text === rendered?.text ? null : text;
  const known: KnownParagraphs = new Map(); // a text part mostly says what the HTML does
  return {
    subject: new Reading(subject, null, knows, known),
    text: written === null ? null : new Reading(written, null, knows, known),
    html: rendered && new Reading(rendered.text, rendered, knows, known),
  };
}
