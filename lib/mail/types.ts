export interface Extracted {
  otp_codes: string[];
  links: string[];
  verification_links: string[];
}

export interface ParsedAttachment {
  filename: string;
  contentType: string;
  /** By which the mail's HTML may show it, without the angle brackets. */
  contentId?: string;
  content: Uint8Array;
}

/** A mail as it is stored: every string in it is well-formed Unicode without NUL, every list and body is capped. */
export interface ParsedMail {
  /** null without a usable From header; the caller falls back to the envelope's sender. */
  from: { address: string; name: string } | null;
  /** Addresses of the To header, groups flattened. */
  to: string[];
  subject: string;
  /** The text part, else made from the HTML, else "". */
  text: string;
  html: string | null;
  /** Raw values, unfolded, by lower-cased name; repeated headers joined by "\n". */
  headers: Record<string, string>;
  extracted: Extracted;
  attachments: ParsedAttachment[];
}
