import { line } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { deliver } from "./deliver";
import type { IncomingMail } from "./incoming";

class Undone extends Error {}

/**
 * Stores mails for an account that only this transaction ever sees, and undoes it: the statements are planned, and the
 * pages they write to are at hand, when the first real mail comes.
 */
export async function rehearse(mails: Pick<IncomingMail, "source" | "parsed">[]): Promise<void> {
  const accountId = newId("acc");
  const to = { accountId, namespace: "nobody", tag: "warm", address: "warm@up.invalid", counts: true };
  const incoming = mails.map((mail) => ({ ...mail, sender: "", recipients: [to] }));
  const undone = line().sql.begin(async (tx) => {
    await tx`insert into accounts (id) values (${accountId})`;
    for (let batch = 1; batch <= incoming.length; batch += 1) {
      const deliveries = await deliver(incoming.slice(-batch), tx);
      if (deliveries.some((delivery) => delivery !== "stored")) throw new Error(`rehearsed in vain: ${deliveries}`);
    }
    throw new Undone();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
}
