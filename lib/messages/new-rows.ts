import type { TransactionSql } from "postgres";
import type { AttachmentInfo } from "@/lib/contract/schemas";
import { newId } from "@/lib/ids";
import type { Ledger } from "./allocate";
import { tagKey } from "./filter";
import type { IncomingMail, Recipient } from "./incoming";

const textArray = 1009; // the type's oid: postgres.js would take an array of bytes for bytes

/**
 * The rows of one storing transaction, by column, as `unnest` takes them: one statement a table, however many mails.
 * Bytes travel as base64 (see array-types.ts): a third of the overhead of a bytea array's hex.
 */
export class NewRows {
  readonly #mails = {
    accountId: [] as string[],
    id: [] as string[],
    source: [] as Uint8Array[],
    fromAddress: [] as string[],
    fromName: [] as string[],
    to: [] as string[],
    subject: [] as string[],
    text: [] as string[],
    html: [] as (string | null)[],
    headers: [] as string[],
    extracted: [] as string[],
    attachments: [] as string[],
  };
  readonly #messages = {
    accountId: [] as string[],
    id: [] as string[],
    mailId: [] as string[],
    namespace: [] as string[],
    tag: [] as string[],
    tagKey: [] as string[],
    address: [] as string[],
    receivedAt: [] as string[],
    expireAt: [] as string[],
  };
  readonly #attachments = {
    accountId: [] as string[],
    mailId: [] as string[],
    index: [] as number[],
    content: [] as Uint8Array[],
  };
  readonly #ledgers = new Set<Ledger>();

  /** Adds the mail once for the account, and a message for each of the account's recipients. */
  add(mail: IncomingMail, ledger: Ledger, recipients: Recipient[]): void {
    const accountId = ledger.account.id;
    const mailId = newId("mail");
    this.#ledgers.add(ledger);
    this.#addMail(accountId, mailId, mail);
    for (const recipient of recipients) {
      const { receivedAt, expireAt } = ledger.stamp(recipient);
      const rows = this.#messages;
      rows.accountId.push(accountId);
      rows.id.push(newId("msg"));
      rows.mailId.push(mailId);
      rows.namespace.push(recipient.namespace);
      rows.tag.push(recipient.tag);
      rows.tagKey.push(tagKey(recipient.tag));
      rows.address.push(recipient.address);
      rows.receivedAt.push(receivedAt.toISOString());
      rows.expireAt.push(expireAt.toISOString());
    }
  }

  #addMail(accountId: string, mailId: string, { sender, source, parsed }: IncomingMail): void {
    const rows = this.#mails;
    rows.accountId.push(accountId);
    rows.id.push(mailId);
    rows.source.push(source);
    rows.fromAddress.push(parsed.from?.address ?? sender);
    rows.fromName.push(parsed.from?.name ?? "");
    rows.to.push(JSON.stringify(parsed.to));
    rows.subject.push(parsed.subject);
    rows.text.push(parsed.text);
    rows.html.push(parsed.html);
    rows.headers.push(JSON.stringify(parsed.headers));
    rows.extracted.push(JSON.stringify(parsed.extracted));
    const described = parsed.attachments.map(({ filename, contentType, content }, index): AttachmentInfo => {
      this.#attachments.accountId.push(accountId);
      this.#attachments.mailId.push(mailId);
      this.#attachments.index.push(index);
      this.#attachments.content.push(content);
      return { index, filename, content_type: contentType, size: content.byteLength };
    });
    rows.attachments.push(JSON.stringify(described));
  }

  /** Sends everything, and what the ledgers have handed out, in one statement. */
  store(tx: TransactionSql): Promise<unknown> | null {
    if (this.#ledgers.size === 0) return null;
    const m = this.#mails;
    const a = this.#attachments;
    const v = this.#messages;
    const { stamps, counts } = this.#settled();
    return tx`
      with new_mails as (
        insert into mails
          (account_id, id, source, from_address, from_name, "to", subject, text, html, headers, extracted, attachments)
        select account_id, id, decode(source, 'base64'), from_address, from_name, recipients::json, subject, body, html,
          headers::json, extracted::json, attachments::json
        from unnest(${m.accountId}::text[], ${m.id}::text[], ${tx.typed(m.source, textArray)}::text[], ${m.fromAddress}::text[],
          ${m.fromName}::text[], ${m.to}::text[], ${m.subject}::text[], ${m.text}::text[], ${m.html}::text[],
          ${m.headers}::text[], ${m.extracted}::text[], ${m.attachments}::text[])
          as row (account_id, id, source, from_address, from_name, recipients, subject, body, html,
            headers, extracted, attachments)
      ), new_attachments as (
        insert into attachments (account_id, mail_id, index, content)
        select account_id, mail_id, index, decode(content, 'base64')
        from unnest(${a.accountId}::text[], ${a.mailId}::text[], ${a.index}::int[], ${tx.typed(a.content, textArray)}::text[])
          as row (account_id, mail_id, index, content)
      ), new_messages as (
        insert into messages (account_id, id, mail_id, namespace, tag, tag_key, address, received_at, expire_at)
        select * from unnest(${v.accountId}::text[], ${v.id}::text[], ${v.mailId}::text[], ${v.namespace}::text[],
          ${v.tag}::text[], ${v.tagKey}::text[], ${v.address}::text[], ${v.receivedAt}::timestamptz[],
          ${v.expireAt}::timestamptz[])
      ), stamped as (
        update accounts set last_received_at = row.last
        from unnest(${stamps.accountId}::text[], ${stamps.last}::timestamptz[]) as row (id, last)
        where accounts.id = row.id
      )
      insert into usage (account_id, month, emails_received)
      select * from unnest(${counts.accountId}::text[], ${counts.month}::text[], ${counts.mails}::int[])
      on conflict (account_id, month) do update set emails_received = usage.emails_received + excluded.emails_received`.execute();
  }

  #settled() {
    const stamps = { accountId: [] as string[], last: [] as string[] };
    const counts = { accountId: [] as string[], month: [] as string[], mails: [] as number[] };
    for (const { account, added, lastReceivedAt } of this.#ledgers) {
      stamps.accountId.push(account.id);
      stamps.last.push(lastReceivedAt.toISOString());
      for (const [month, mails] of added) {
        counts.accountId.push(account.id);
        counts.month.push(month);
        counts.mails.push(mails);
      }
    }
    return { stamps, counts };
  }
}
