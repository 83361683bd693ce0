import type { LinkEvidence } from "@/lib/mail/link-evidence";
import type { AboutEvidence } from "@/lib/mail/verification";

/** What each piece of evidence is worth. `npm run score` shows what a change does. */
export const linkWeights: Record<keyof LinkEvidence, number> = {
  labelComplete: 6.1,
  labelAct: 2.3,
  labelSignIn: 0,
  labelHere: 3,
  labelNever: -6,
  labelNotMe: -6,
  labelOther: -2.4,
  labelUrl: 0,
  labelEmpty: -3,
  saysComplete: 3.2,
  saysAct: 1.9,
  saysSignIn: 1.5,
  saysHere: 0.4,
  saysNever: -3.2,
  saysNotMe: -3.1,
  saysOther: -0.4,
  aboveComplete: 1.5,
  aboveAct: 0.2,
  aboveSignIn: 0.8,
  aboveHere: 1.6,
  aboveNever: -1.4,
  aboveNotMe: -1.4,
  aboveOther: -0.3,
  fleetingNear: 0,
  urlComplete: 2.4,
  urlSaysComplete: 0.8,
  urlSaysOther: -1.8,
  urlSecret: 2.4,
  urlSignIn: 0.2,
  urlNever: -6,
  urlHome: -6,
  button: 1.8,
  firstButton: 0.8,
  early: 2.4,
  footer: -2,
};

export const aboutWeights: Record<keyof AboutEvidence, number> = {
  subjectComplete: 1.8,
  subjectAct: 0.9,
  subjectSignIn: 0,
  subjectOther: -1.8,
  subjectDone: -1.4,
  completeInMail: 0,
  business: 0.7,
  fleeting: 0,
  notMe: 2,
  done: -1.3,
  otherInMail: -2.8,
  sole: 0.6,
};

/** The least that a link must have. */
export const linkThreshold = 7;
