import { analyse } from "../src/index";
import type { LabelledMail } from "./corpus";

/** A share of the mails that it could be right or wrong about. */
export interface Share {
  right: number;
  of: number;
}

/** How well a set of mails was read. */
export interface Score {
  /** The first code is the right one, of the mails that hold a code. */
  firstCode: Share;
  /** No code is reported, of the mails that hold none. */
  noCode: Share;
  /** The first verification link is the right one, of the mails that hold one. */
  firstLink: Share;
  /** No verification link is reported, of the mails that hold none. */
  noLink: Share;
  /** The links are exactly those of the mail, of the mails whose links are judged. */
  links: Share;
}

export interface Failure {
  name: string;
  figure: keyof Score;
  expected: string[];
  found: string[];
}

export function scoreOf(mails: LabelledMail[]): { score: Score; failures: Failure[] } {
  const score: Score = { firstCode: none(), noCode: none(), firstLink: none(), noLink: none(), links: none() };
  const failures: Failure[] = [];
  for (const { name, label, mail } of mails) {
    const note = (figure: keyof Score, right: boolean, expected: string[], found: string[]): void => {
      score[figure].of += 1;
      if (right) score[figure].right += 1;
      else failures.push({ name, figure, expected, found });
    };
    const { codes, verificationLinks, links } = analyse(mail);
    note(label.otp_codes.length > 0 ? "firstCode" : "noCode", codes[0] === label.otp_codes[0], label.otp_codes, codes);
    note(
      label.verification_links.length > 0 ? "firstLink" : "noLink",
      label.verification_links.length > 0
        ? label.verification_links.includes(verificationLinks[0] ?? "")
        : verificationLinks.length === 0,
      label.verification_links,
      verificationLinks,
    );
    // Which part is read first is open where text and HTML differ, so that the order is not judged.
    if (label.links) note("links", sameSet(links, label.links), label.links, links);
  }
  return { score, failures };
}

const none = (): Share => ({ right: 0, of: 0 });
export const percent = ({ right, of }: Share): number => (of === 0 ? 100 : (right / of) * 100);

const sameSet = (some: string[], others: string[]) => [...some].sort().join("\n") === [...others].sort().join("\n");
