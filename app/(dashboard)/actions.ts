"use server";

import { redirect } from "next/navigation";
import { runAction } from "@/app/run-action";
import { signOut as endSession } from "@/lib/sessions";

export async function signOut() {
  return runAction(async () => {
    await endSession();
    return redirect("/sign-in");
  });
}
