"use server";

import { redirect } from "next/navigation";
import { endSession } from "@/lib/sessions/session-cookie";

export async function signOut(): Promise<void> {
  await endSession();
  redirect("/sign-in");
}
