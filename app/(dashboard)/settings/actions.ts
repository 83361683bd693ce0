"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { type ActionError, parseInput, runAction } from "@/app/run-action";
import { changeEmail, deleteAccount } from "@/lib/accounts";
import { ApiError } from "@/lib/contract/errors";
import { email as emailInput } from "@/lib/contract/inputs";
import { endSession, requireActor } from "@/lib/sessions";

export interface EmailState {
  error?: ActionError;
  /** What was typed, to be corrected. */
  email?: string;
  saved?: boolean;
}

/** Changes or removes the account's address; a session that a link to the old one began ends, which must be confirmed. */
export async function saveEmail(_state: EmailState, form: FormData): Promise<EmailState> {
  const result = await runAction(async () => {
    const session = await requireActor(String(form.get("account")));
    const typed = String(form.get("email") ?? "").trim();
    const email = typed ? parseInput(emailInput, typed, "The address") : null;
    const signsOut = session.by === null && email?.toLowerCase() !== session.email?.toLowerCase();
    if (signsOut && form.get("signOut") !== "yes") {
      throw new ApiError("invalid_request", "This change signs you out.", "Tick the box to confirm it.");
    }
    await changeEmail(session, email);
    if (signsOut) {
      await endSession();
      redirect("/sign-in");
    }
    revalidatePath("/settings");
    return { saved: true };
  });
  return result.error ? { ...result, email: String(form.get("email") ?? "") } : result;
}

export interface DeletionState {
  error?: ActionError;
}

/** Deletes the account with all that it has. */
export async function deleteOwnAccount(_state: DeletionState, form: FormData): Promise<DeletionState> {
  return runAction(async () => {
    const actor = await requireActor(String(form.get("account")));
    if (form.get("confirmation") !== "DELETE") {
      throw new ApiError("invalid_request", "Nothing was deleted.", "Type DELETE, in capitals, to confirm it.");
    }
    await deleteAccount(actor);
    await endSession();
    redirect("/?account=deleted");
  });
}
