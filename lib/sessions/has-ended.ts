import { sql } from "@/lib/db/client";
import type { CarriedToken } from "./session-cookie";

/** Whether somebody has signed out of the session that this token is of. */
export async function hasEnded({ jti }: CarriedToken): Promise<boolean> {
  return (await sql()`select from ended_sessions where id = ${jti}`).length > 0;
}
