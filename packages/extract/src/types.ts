/** A mail as its reader sees it, decoded. */
export interface Mail {
  subject: string;
  /** The text part; null or empty where the mail has none. */
  text: string | null;
  /** The HTML part; null where the mail has none. */
  html: string | null;
  /** Its headers by their lower-cased names, decoded or not: whether it went to a list, answers another or is a server's report. */
  headers?: Record<string, string>;
}

/** What a test author types or opens; each list is empty where the mail brings none. */
export interface Analysis {
  /** Codes to type, the likeliest first: groups of digits joined, digits of any script as ASCII. */
  codes: string[];
  /** Every http and https link that a reader can follow, in order of appearance, each once, as it stands in the mail. */
  links: string[];
  /** Links that complete what the mail is about (confirm, activate, reset, sign in, accept), the likeliest first. */
  verificationLinks: string[];
  /** The text part, or what the HTML shows as plain text where there is none. */
  text: string;
}

/** Why one code or link was reported, or was not. */
export interface Explained {
  value: string;
  /** The sum of what its evidence is worth. */
  score: number;
  reported: boolean;
  /** What speaks for and against it, as shares of 1; what is zero is left out. */
  evidence: Record<string, number>;
}

export interface Explanation {
  codes: Explained[];
  links: Explained[];
  /** The least that a code and a link must score to be reported. */
  thresholds: { codes: number; links: number };
}
