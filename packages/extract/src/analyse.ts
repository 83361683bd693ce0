import { judge } from "./judge";
import type { Analysis, Mail } from "./types";

/**
 * The codes, links and verification links of a mail. Deterministic, without network or model, in time that grows with the
 * mail's length, whatever it holds. Never throws for a mail: what it cannot read says nothing.
 */
export function analyse(mail: Mail): Analysis {
  const { codes, links, verificationLinks, text } = judge(mail);
  return { codes, links, verificationLinks, text };
}
