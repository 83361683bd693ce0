import type { Mail } from "../src/index";
import type { LabelledMail } from "./corpus";
import { type Where, withBusiness } from "./fit/busy-mails";
import { withTrackedLinks } from "./fit/tracked-mails";

/** What happens to mails on their way, by name: the same mails as they may arrive, without those to which it cannot happen. */
export const variants: Record<string, (mails: LabelledMail[]) => LabelledMail[]> = {
  "news above": (mails) => mails.flatMap((labelled) => read(labelled, busy(labelled, "above"))),
  "news below": (mails) => mails.flatMap((labelled) => read(labelled, busy(labelled, "below"))),
  "tracked links": (mails) => mails.flatMap(tracked),
  "banner, disclaimer": (mails) => mails.flatMap((labelled) => read(labelled, framed(labelled.mail))),
  "wrapped at 64": (mails) => mails.flatMap((labelled) => read(labelled, wrapped(labelled.mail))),
};

function busy({ name, language, mail }: LabelledMail, where: Where): Mail | null {
  return withBusiness(mail, where, language, `${name} read`);
}

function tracked(labelled: LabelledMail): LabelledMail[] {
  const { mail, trackedOf } = withTrackedLinks(labelled.mail, labelled.name);
  const moved = (urls: string[]) => urls.map((url) => trackedOf.get(url) ?? url);
  const { links, verification_links } = labelled.label;
  const label = {
    ...labelled.label,
    ...(links && { links: moved(links) }),
    verification_links: moved(verification_links),
  };
  return trackedOf.size > 0 ? read({ ...labelled, label }, mail) : [];
}

const BANNER =
  "CAUTION: This email originated from outside of the organization. Do not click links or open attachments unless you recognize the sender.";
const DISCLAIMER =
  "This e-mail and any attachments are confidential and intended solely for the addressee. If you have received it in error, please notify the sender and delete it. Registered in England, company number 08812345, VAT GB 123 4567 89.";

function framed({ subject, text, html }: Mail): Mail {
  return {
    subject,
    text: text === null ? null : [BANNER, text, DISCLAIMER].join("\n\n"),
    html:
      html
        ?.replace(/<body[^>]*>|^/i, (start) => `${start}<p>${BANNER}</p>`)
        .replace(/(?=<\/body>|$)/i, `<p>${DISCLAIMER}</p>`) ?? null,
  };
}

const WIDTH = 64;

/** A mail of text alone that its writer did not wrap. */
function wrapped({ subject, text, html }: Mail): Mail | null {
  if (html !== null || !text?.split("\n").some((line) => line.length > 100)) return null;
  const wrap = (line: string) => line.replace(new RegExp(`(?=.{${WIDTH}})(.{1,${WIDTH}}) `, "g"), "$1\n");
  return { subject, text: text.split("\n").map(wrap).join("\n"), html };
}

function read(labelled: LabelledMail, mail: Mail | null): LabelledMail[] {
  return mail ? [{ ...labelled, mail }] : [];
}
