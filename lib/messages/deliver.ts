import { sql } from "@/lib/db/client";
import type { Ledger } from "./allocate";
import type { Delivery, IncomingMail, Recipient } from "./incoming";
import { type Ledgers, lockForDelivery } from "./lock-for-delivery";
import { NewRows } from "./new-rows";

/**
 * Stores a batch of mails in one transaction and tells for each what became of it, in order. Throws when the database
 * fails: then nothing is known to be stored. An account that others have locked is passed over (`busy`), so that it
 * holds up nobody else's mail.
 */
export async function deliver(mails: IncomingMail[]): Promise<Delivery[]> {
  const accountIds = new Set(mails.flatMap(({ recipients }) => recipients.map(({ accountId }) => accountId)));
  return sql().begin(async (tx) => {
    const ledgers = await lockForDelivery(tx, [...accountIds].sort());
    const rows = new NewRows();
    const deliveries = mails.map((mail) => place(mail, ledgers, rows));
    await rows.store(tx);
    return deliveries;
  });
}

/** Decides on a mail as a whole: it is stored for all its recipients or for none. */
function place(mail: IncomingMail, ledgers: Ledgers, rows: NewRows): Delivery {
  const byAccount = new Map<Ledger, Recipient[]>();
  let gone = 0;
  for (const recipient of mail.recipients) {
    const ledger = ledgers.get(recipient.accountId);
    if (ledger === null) return "busy";
    if (ledger) byAccount.set(ledger, [...(byAccount.get(ledger) ?? []), recipient]);
    else gone += 1;
  }
  if (gone === mail.recipients.length) return "gone";
  let refused = gone;
  for (const [ledger, recipients] of byAccount) {
    const counted = recipients.filter(({ counts }) => counts).length;
    refused += counted - Math.min(counted, Math.max(0, ledger.room)); // a downgrade leaves less than no room
  }
  if (refused > 0) return refused < mail.recipients.length || gone > 0 ? "partly_refused" : "over_cap";
  for (const [ledger, recipients] of byAccount) rows.add(mail, ledger, recipients);
  return "stored";
}
