import type { TransactionSql } from "postgres";
import { plans } from "@/lib/contract/plans";
import { patientClient, type Sql, sql } from "@/lib/db/client";
import { within } from "@/lib/within";
import { Batch } from "./batch";
import { type Delivery, type IncomingMail, manyBytes, storedBytes } from "./incoming";

const textArray = 1009; // the type's oid: postgres.js would take an array of bytes for bytes
const storeMilliseconds = 40_000; // the database itself ends a statement after 30 s
const slowDiskBytesPerSecond = 5 * 1024 * 1024;

/**
 * Stores a batch of mails in one statement and tells for each what became of it, in order. Throws when the database
 * fails: then nothing is known to be stored. An account that others have locked is passed over (`busy`), so that it
 * holds up nobody else's mail. Stamps, caps and counts are the work of the SQL function, under the accounts' locks.
 */
export async function deliver(mails: IncomingMail[]): Promise<Delivery[]> {
  const bytes = mails.reduce((sum, mail) => sum + storedBytes(mail), 0);
  if (bytes <= manyBytes) return within(storeMilliseconds, store(sql(), mails));
  // A large mail's copies for many accounts take longer to write than a statement may elsewhere.
  const milliseconds = Math.ceil((bytes / slowDiskBytesPerSecond) * 1000) + storeMilliseconds;
  const client = patientClient(milliseconds / 1000);
  const stored = client.begin(async (transaction) => {
    await transaction`select set_config('statement_timeout', ${String(milliseconds)}, true)`;
    return store(transaction, mails);
  });
  try {
    return await within(milliseconds + storeMilliseconds, stored);
  } finally {
    await client.end({ timeout: 1 });
  }
}

async function store(connection: Sql | TransactionSql, mails: IncomingMail[]): Promise<Delivery[]> {
  const { accountIds, recipients, rows, sources, copies, attachments, contents } = new Batch(mails);
  const [answer] = await connection<{ deliveries: Delivery[] }[]>`
    select to_json(restante_deliver(${JSON.stringify(plans)}::text::json, ${accountIds}::text[], ${JSON.stringify(recipients)}::text::json,
      ${JSON.stringify(rows)}::text::json, ${connection.typed(sources, textArray)}::text[], ${copies}::text[],
      ${JSON.stringify(attachments)}::text::json, ${connection.typed(contents, textArray)}::text[])) as deliveries`;
  if (answer?.deliveries.length !== mails.length) throw new Error("the batch was answered in part");
  return answer.deliveries;
}
