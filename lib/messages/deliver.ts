import { plans } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";
import { Batch } from "./batch";
import type { Delivery, IncomingMail } from "./incoming";

const textArray = 1009; // the type's oid: postgres.js would take an array of bytes for bytes

/**
 * Stores a batch of mails in one statement and tells for each what became of it, in order. Throws when the database
 * fails: then nothing is known to be stored. An account that others have locked is passed over (`busy`), so that it
 * holds up nobody else's mail. Stamps, caps and counts are the work of the SQL function, under the accounts' locks.
 */
export async function deliver(mails: IncomingMail[]): Promise<Delivery[]> {
  const { accountIds, recipients, rows, sources, attachments, contents } = new Batch(mails);
  const [answer] = await sql()<{ deliveries: Delivery[] }[]>`
    select to_json(restante_deliver(${JSON.stringify(plans)}::text::json, ${accountIds}::text[], ${JSON.stringify(recipients)}::text::json,
      ${JSON.stringify(rows)}::text::json, ${sql().typed(sources, textArray)}::text[], ${JSON.stringify(attachments)}::text::json,
      ${sql().typed(contents, textArray)}::text[])) as deliveries`;
  if (answer?.deliveries.length !== mails.length) throw new Error("the batch was answered in part");
  return answer.deliveries;
}
