import type { AttachmentInfo } from "@/lib/contract/schemas";
import { newId } from "@/lib/ids";
import { tagKey } from "./filter";
import type { IncomingMail } from "./incoming";

/**
 * A batch of mails as `restante_deliver` takes it (drizzle/0003_deliver.sql). Positions count from 1, as in SQL. Bytes
 * travel as base64 (see array-types.ts): a third of the overhead of bytea's hex.
 */
export class Batch {
  readonly accountIds: string[];
  readonly recipients: object[] = [];
  readonly rows: object[] = [];
  readonly sources: Uint8Array[] = [];
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
    const ids = new Map<string, string>();
    for (const recipient of mail.recipients) {
      const { accountId, namespace, tag, address, counts } = recipient;
      const mailId = ids.get(accountId) ?? this.#addMail(position, accountId, mail);
      ids.set(accountId, mailId);
      this.recipients.push({
        mail: position,
        account: this.#accounts.get(accountId),
        counts,
        id: newId("msg"),
        mail_id: mailId,
        namespace,
        tag,
        tag_key: tagKey(tag),
        address,
      });
    }
  }

  #addMail(position: number, accountId: string, { sender, source, parsed }: IncomingMail): string {
    const id = newId("mail");
    const { subject, text, html, to, headers, extracted } = parsed;
    this.sources.push(source);
    this.rows.push({
      mail: position,
      account_id: accountId,
      id,
      from_address: parsed.from?.address ?? sender,
      from_name: parsed.from?.name ?? "",
      to,
      subject,
      text,
      html,
      headers,
      extracted,
      attachments: parsed.attachments.map(({ filename, contentType, content }, index): AttachmentInfo => {
        this.attachments.push({ mail: position, account_id: accountId, mail_id: id, index });
        this.contents.push(content);
        return { index, filename, content_type: contentType, size: content.byteLength };
      }),
    });
    return id;
  }
}
