"use server";

import { z } from "zod";
import { runAction } from "@/app/run-action";
import { ApiError } from "@/lib/contract/errors";
import { plainText } from "@/lib/contract/inputs";
import { deleteMessages as deleteAll, markSeen as mark } from "@/lib/messages";
import { requireActor } from "@/lib/sessions";

const messageIds = z.array(plainText).min(1).max(200);

/** `accountId`, here and below, is the one that the page shows. */
export async function markSeen(accountId: string, ids: string[]) {
  return runAction(async () => {
    const actor = await requireActor(accountId);
    await mark(actor, readIds(ids));
    return {};
  });
}

/** Ids that are already gone are no error: gone is what was asked for. */
export async function deleteMessages(accountId: string, ids: string[]) {
  return runAction(async () => {
    const actor = await requireActor(accountId);
    return { deleted: await deleteAll(actor, readIds(ids)) };
  });
}

function readIds(ids: unknown): string[] {
  const { data } = messageIds.safeParse(ids);
  if (data) return data;
  throw new ApiError("invalid_request", "These are not messages.", "Choose from 1 to 200 messages.");
}
