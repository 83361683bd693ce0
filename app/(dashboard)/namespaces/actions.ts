"use server";

import { revalidatePath } from "next/cache";
import { type ActionError, parseInput, runAction } from "@/app/run-action";
import { slug as slugInput } from "@/lib/contract/inputs";
import { createNamespace } from "@/lib/namespaces";
import { requireActor } from "@/lib/sessions";

export interface NewNamespaceState {
  error?: ActionError;
  /** What was typed, to be corrected. */
  slug?: string;
  created?: { slug: string; domain: string };
}

/** Adds a namespace; an empty slug asks for a random one. */
export async function addNamespace(_state: NewNamespaceState, form: FormData): Promise<NewNamespaceState> {
  const result = await runAction(async () => {
    const actor = await requireActor(String(form.get("account")));
    const typed = String(form.get("slug") ?? "").trim();
    const slug = typed ? parseInput(slugInput, typed, "The slug") : undefined;
    const created = await createNamespace(actor, slug);
    revalidatePath("/namespaces");
    return { created };
  });
  return result.error ? { ...result, slug: String(form.get("slug") ?? "") } : result;
}
