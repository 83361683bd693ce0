import type { AttachmentInfo } from "@/lib/contract/schemas";
import { newId } from "@/lib/ids";
import { tagKey } from "./filter";
import type { IncomingMail } from "./incoming";

/**
 * A batch of mails as `restante_deliver` takes it (drizzle/0007_deliver_copies.sql): each mail once, however many
 * accounts it goes to. Positions count from 1, as in SQL. Bytes travel as base64 (see array-types.ts): a third of the
 * overhead of bytea's hex.
 */
export class Batch {
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
    for (const { accountId, namespace, tag, address, counts } of mail.recipients) {
      const account = this.#accounts.get(accountId);
      const mailId = ids.get(account) ?? newId("mail");
      ids.set(account, mailId);
      this.recipients.push({
        mail: position,
        account,
        counts,
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
      from_address: parsed.from?.address ?? sender,
      from_name: parsed.from?.name ?? "",
      to,
      subject,
      text,
      html,
      headers,
      extracted,
      attachments: parsed.attachments.map(({ filename, contentType, content }, index): AttachmentInfo => {
        this.attachments.push({ mail: position, index });
        this.contents.push(content);
        return { index, filename, content_type: contentType, size: content.byteLength };
      }),
    });
  }
}
