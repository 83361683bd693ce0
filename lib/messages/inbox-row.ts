import { sql } from "@/lib/db/client";

/** A message as the dashboard's list shows it. */
export interface InboxRow {
  id: string;
  namespace: string;
  tag: string;
  from: { address: string; name: string };
  subject: string;
  receivedAt: string;
  expireAt: string;
  seen: boolean;
  /** The most likely code. */
  code: string | null;
  /** The most likely verification link. */
  link: string | null;
  attachments: number;
}

export interface StoredInboxRow extends Omit<InboxRow, "from" | "receivedAt" | "expireAt"> {
  from_address: string;
  from_name: string;
  received_at: Date;
  expire_at: Date;
}

/** The columns of a `StoredInboxRow`: messages as `m`, mails as `b`. A list has no room for more of a long subject. */
export function inboxColumns() {
  return sql()`m.id, m.namespace, m.tag, m.received_at, m.expire_at, m.seen_at is not null as seen,
    b.from_address, b.from_name, left(b.subject, 500) as subject, json_array_length(b.attachments) as attachments,
    b.extracted #>> '{otp_codes,0}' as code, b.extracted #>> '{verification_links,0}' as link`;
}

export function toInboxRow({ from_address, from_name, received_at, expire_at, ...row }: StoredInboxRow): InboxRow {
  return {
    id: row.id,
    namespace: row.namespace,
    tag: row.tag,
    from: { address: from_address, name: from_name },
    subject: row.subject,
    receivedAt: received_at.toISOString(),
    expireAt: expire_at.toISOString(),
    seen: row.seen,
    code: row.code,
    link: row.link,
    attachments: row.attachments,
  };
}
