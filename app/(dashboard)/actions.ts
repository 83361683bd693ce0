"use server";

import { redirect } from "next/navigation";
import { runAction } from "@/lib/actions/run-action";
import { endSession } from "@/lib/sessions/session-cookie";

export async function signOut() {
  return runAction(async () => {
    await endSession();
    return redirect("/sign-in");
  });
}
