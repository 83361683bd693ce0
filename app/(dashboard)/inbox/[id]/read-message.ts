import { notFound } from "next/navigation";
import { cache } from "react";
import { isMessageId } from "@/lib/ids";
import { findMessage } from "@/lib/messages";
import { requireSession } from "@/lib/sessions";

/** The message of a page's address, with its headers; unknown, foreign and expired ones are all simply not there. */
export const readMessage = cache(async (id: string) => {
  const actor = await requireSession();
  const message = isMessageId(id) ? await findMessage(actor, id, { headers: true }) : null;
  return message ? { actor, message } : notFound();
});
