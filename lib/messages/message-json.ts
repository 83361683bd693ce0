import type { Message } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";

/** Each field of a message, from messages `m` and mails `b`. */
const fields: Record<Exclude<keyof Message, "headers">, string> = {
  id: "m.id",
  namespace: "m.namespace",
  tag: "m.tag",
  address: "m.address",
  from: "(select row_to_json(sender) from (select b.from_address as address, b.from_name as name) sender)",
  to: `case when json_array_length(b."to") > 0 then b."to" else json_build_array(m.address) end`,
  subject: "b.subject",
  text: "b.text",
  html: "b.html",
  extracted: "b.extracted",
  received_at: iso("m.received_at"),
  expire_at: iso("m.expire_at"),
  attachments: "b.attachments",
};

function iso(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

const plain = written(fields);
const withHeaders = written({ ...fields, headers: "b.headers" });

function written(columns: Record<string, string>): string {
  const list = Object.entries(columns).map(([name, column]) => `${column} as "${name}"`);
  return `(select row_to_json(message) from (select ${list.join(", ")}) message)`;
}

/**
 * A message as the API shows it, as an SQL expression: JSON that the database writes. Taking the columns apart and
 * writing them here would cost this process twice as much as all the rest of a list.
 */
export function messageJson({ headers = false } = {}) {
  return sql().unsafe(headers ? withHeaders : plain);
}
