import type { AttachmentInfo, Extracted, Message } from "@/lib/contract/schemas";
import { type Sql, sql } from "@/lib/db/client";

export interface MessageRow {
  id: string;
  namespace: string;
  tag: string;
  address: string;
  received_at: Date;
  expire_at: Date;
  from_address: string;
  from_name: string;
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  extracted: Extracted;
  attachments: AttachmentInfo[];
  headers?: Record<string, string>;
}

/** The columns of a `MessageRow` without bodies and headers: messages as `m`, mails as `b`. */
export function messageColumns(client: Sql = sql()) {
  return client`m.id, m.namespace, m.tag, m.address, m.received_at, m.expire_at,
    b.from_address, b.from_name, b."to", b.subject, b.extracted, b.attachments`;
}

/** A stored message as the API shows it. */
export function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    namespace: row.namespace,
    tag: row.tag,
    address: row.address,
    from: { address: row.from_address, name: row.from_name },
    to: row.to.length > 0 ? row.to : [row.address],
    subject: row.subject,
    text: row.text,
    html: row.html,
    extracted: row.extracted,
    received_at: row.received_at.toISOString(),
    expire_at: row.expire_at.toISOString(),
    attachments: row.attachments,
    ...(row.headers && { headers: row.headers }),
  };
}
