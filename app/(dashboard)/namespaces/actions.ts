"use server";

import { revalidatePath } from "next/cache";
import { parseInput } from "@/lib/actions/parse-input";
import { type ActionError, runAction } from "@/lib/actions/run-action";
import { slug as slugInput } from "@/lib/contract/inputs";
import { createNamespace } from "@/lib/namespaces/create-namespace";
import { requireActor } from "@/lib/sessions/current-session";

export interface NewNamespaceState {
  error?: ActionError;
  /** What was typed, to be corrected. */
  slug?: string;
  created?: { slug: string; domain: string };
}

/** Adds a namespace; an empty slug asks for a random one. */
export async function addNamespace(_state: NewNamespaceState, form: FormData): Promise<NewNamespaceState> {
  const result = await runAction(async () => {
    const { accountId } = await requireActor(String(form.get("account")));
    const typed = String(form.get("slug") ?? "").trim();
    const slug = typed ? parseInput(slugInput, typed, "The slug") : undefined;
    const created = await createNamespace(accountId, slug);
    revalidatePath("/namespaces");
    return { created };
  });
  return result.error ? { ...result, slug: String(form.get("slug") ?? "") } : result;
}
