/** What the service answers and takes, field by field as its REST reference has it. `tests/types.test.ts` holds it to the contract. */

export interface Extracted {
  /** One-time codes, most likely first. */
  otp_codes: string[];
  /** Every http(s) link, in order of appearance. */
  links: string[];
  /** Links that complete a flow, most likely first. */
  verification_links: string[];
}

export interface AttachmentInfo {
  /** Zero-based. */
  index: number;
  filename: string;
  content_type: string;
  /** In bytes. */
  size: number;
}

export interface Message {
  id: string;
  namespace: string;
  /** The part before the @, as the sender wrote it. */
  tag: string;
  /** The recipient address. */
  address: string;
  from: { address: string; name: string };
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  extracted: Extracted;
  /** ISO 8601, UTC, with milliseconds. */
  received_at: string;
  expire_at: string;
  attachments: AttachmentInfo[];
  /** Only where they were asked for. */
  headers?: Record<string, string>;
}

export interface Namespace {
  slug: string;
  /** Addresses are `<tag>@<domain>`. */
  domain: string;
  created_at: string;
}

/** Which messages. */
export interface MessageFilter {
  namespace?: string;
  tag?: string;
  tag_prefix?: string;
  address?: string;
  /** The subject contains this, in any letter case. */
  subject?: string;
  /** The sender's address contains this, in any letter case. */
  from?: string;
  has?: "code" | "link" | "attachment" | "verification";
  /** Only what came after this moment: epoch milliseconds or ISO 8601. */
  since?: string | number;
}

/** What SMTP said about one recipient of one mail. */
export interface Delivery {
  id: string;
  at: string;
  /** `dropped`: a fault answered 250 and stored nothing. */
  outcome: "accepted" | "refused" | "dropped";
  namespace: string;
  tag: string;
  address: string;
  /** The envelope's sender, empty for a bounce. */
  from: string;
  /** The SMTP code. */
  reply: number;
  /** The words of the reply. */
  text: string;
  reason:
    | "stored"
    | "monthly_limit"
    | "too_large"
    | "busy"
    | "some_refused"
    | "unavailable"
    | "operator_full"
    | "login_over"
    | "suspended"
    | "fault";
  message_id: string | null;
  /** Of the fault that was met; null for one that a tag spells. */
  fault_id: string | null;
}

export interface DeliveryFilter {
  namespace?: string;
  tag?: string;
  tag_prefix?: string;
  address?: string;
  since?: string | number;
  outcome?: Delivery["outcome"];
  limit?: number;
  offset?: number;
}

/** What goes wrong on purpose with the mail for a tag. At least one of `reply`, `delay_seconds`, `duplicate` and `drop`. */
export interface FaultRequest {
  namespace?: string;
  tag?: string;
  tag_prefix?: string;
  reply?: 421 | 451 | 550;
  /** When it is refused, or waited: `rcpt` unless told. */
  stage?: "rcpt" | "data";
  delay_seconds?: number;
  /** Stored twice. */
  duplicate?: boolean;
  /** Accepted, and not stored. */
  drop?: boolean;
  /** How many mails meet it; all unless told. */
  times?: number;
  /** 300 unless told. */
  for_seconds?: number;
}

export interface Fault {
  id: string;
  namespace: string | null;
  tag: string | null;
  tag_prefix: string | null;
  reply: 421 | 451 | 550 | null;
  stage: "rcpt" | "data";
  delay_seconds: number | null;
  duplicate: true | null;
  drop: true | null;
  times: number | null;
  /** How many mails have met it. */
  times_met: number;
  created_at: string;
  expires_at: string;
}
