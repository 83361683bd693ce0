import type { TransactionSql } from "postgres";
import { plans } from "@/lib/contract/plans";
import type { AttachmentInfo } from "@/lib/contract/schemas";
import { line, patientClient, type Sql, sql } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { tagKey } from "@/lib/messages";
import { within } from "@/lib/within";
import { arePlain, deliverPlain } from "./deliver-plain";
import { type Delivery, type IncomingMail, manyBytes, storedBytes } from "./incoming";

const textArray = 1009; // the type's oid: postgres.js would take an array of bytes for bytes
const storeMilliseconds = 40_000; // the database itself ends a statement after 30 s
const fewBytes = 1024 * 1024;
const slowDiskBytesPerSecond = 5 * 1024 * 1024;

/**
 * Stores a batch of mails in one statement and tells for each what became of it, in order. Throws when the database
 * fails: then nothing is known to be stored. An account that others have locked is passed over (`busy`), so that it
 * holds up nobody else's mail. Stamps, caps and counts are the work of drizzle/functions/restante_deliver.sql.
 */
export async function deliver(mails: IncomingMail[], given?: Sql | TransactionSql): Promise<Delivery[]> {
  const bytes = mails.reduce((sum, mail) => sum + storedBytes(mail), 0);
  if (bytes <= manyBytes) {
    const connection = given ?? (bytes <= fewBytes ? line().sql : sql()); // small mails must not wait behind large ones
    const deliveries = arePlain(mails) ? deliverPlain(connection, mails) : store(connection, mails);
    return within(storeMilliseconds, deliveries);
  }
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

/**
 * A batch of mails as `restante_deliver` takes it: each mail once, however many accounts it goes to. Positions count from
 * 1, as in SQL. Bytes travel as base64 (see lib/db/client.ts): a third of the overhead of bytea's hex.
 */
class Batch {
  readonly accountIds: string[];
  readonly recipients: object[] = [];
  readonly rows: object[] = [];
  readonly sources: Uint8Array[] = [];
  /** By mail, as JSON: the account and the id of each row that it becomes. */
  readonly copies: string[] = [];
  readonly attachments: object[] = [];
  readonly contents: Uint8Array[] = [];
  readonly #accounts: Map<string, number>;

  constructor(mails: IncomingMail[]) {
    this.accountIds = [...new Set(mails.flatMap(({ recipients }) => recipients.map(({ accountId }) => accountId)))];
    this.#accounts = new Map(this.accountIds.map((id, index) => [id, index + 1]));
    for (const [index, mail] of mails.entries()) this.#add(index + 1, mail);
  }

  /** The mail is stored once for an account, with a message for each of the account's recipients. */
  #add(position: number, mail: IncomingMail): void {
    const ids = new Map<number | undefined, string>();
    for (const { accountId, namespace, tag, address, counts, looked = false } of mail.recipients) {
      const account = this.#accounts.get(accountId);
      const mailId = ids.get(account) ?? newId("mail");
      ids.set(account, mailId);
      this.recipients.push({
        mail: position,
        account,
        counts,
        looked,
        id: newId("msg"),
        mail_id: mailId,
        namespace,
        tag,
        tag_key: tagKey(tag),
        address,
      });
    }
    this.copies.push(JSON.stringify([...ids].map(([account, id]) => ({ account, id }))));
    this.#addContent(position, mail);
  }

  #addContent(position: number, { sender, source, parsed }: IncomingMail): void {
    const { subject, text, html, to, headers, extracted } = parsed;
    this.sources.push(source);
    this.rows.push({
      sender,
      from_address: parsed.from?.address ?? sender,
      from_name: parsed.from?.name ?? "",
      to,
      subject,
      text,
      html,
      headers,
      extracted,
      attachments: parsed.attachments.map(({ filename, contentType, contentId, content }, index): AttachmentInfo => {
        this.attachments.push({ mail: position, index, content_id: contentId });
        this.contents.push(content);
        return { index, filename, content_type: contentType, size: content.byteLength };
      }),
    });
  }
}
