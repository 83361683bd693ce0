import { headers } from "next/headers";
import type { Actor } from "@/lib/actor";
import { type Detail, recordEvent } from "@/lib/audit";
import { clientOfPage } from "@/lib/client-address";
import { db } from "@/lib/db/client";

/** Notes for an account that somebody signed in or out, or could not, and from where. */
export async function note(
  actor: Actor,
  event: "signed_in" | "signed_out" | "sign_in_refused",
  detail: Detail = {},
): Promise<void> {
  await recordEvent(db(), { ...actor, client: clientOfPage(await headers()) }, event, detail);
}
