"use server";

import { revalidatePath } from "next/cache";
import { type ActionError, parseInput, runAction } from "@/app/run-action";
import { newFault } from "@/lib/contract/fault";
import { plainText, tagPrefix, tag as validTag } from "@/lib/contract/inputs";
import { addFault, deleteFault } from "@/lib/faults";
import { requireActor } from "@/lib/sessions";
import { faultKinds } from "./fault-kinds";

export interface NewFaultState {
  error?: ActionError;
  /** What was typed, to be corrected. */
  tag?: string;
  kind?: string;
  times?: string;
}

/** Makes a fault for a tag, or with an asterisk at the end for all tags that begin like that. */
export async function makeFault(_state: NewFaultState, form: FormData): Promise<NewFaultState> {
  const typed = (name: string) => String(form.get(name) ?? "").trim();
  const result = await runAction(async () => {
    const actor = await requireActor(typed("account"));
    const [tag, kind, times] = ["tag", "kind", "times"].map(typed) as [string, string, string];
    const isPrefix = tag.endsWith("*");
    // One that no address can have would wait for nothing.
    const name = isPrefix ? parseInput(tagPrefix, tag.slice(0, -1), "The tag") : parseInput(validTag, tag, "The tag");
    const wanted = {
      ...(isPrefix ? { tag_prefix: name } : { tag: name }),
      ...faultKinds.find(({ value }) => value === kind)?.does,
      ...(times && { times: Number(times) }),
    };
    await addFault(actor, parseInput(newFault, wanted, "The fault's field"));
    revalidatePath("/deliveries");
    return {};
  });
  return result.error ? { ...result, tag: typed("tag"), kind: typed("kind"), times: typed("times") } : {};
}

/** Ends a fault at once. One that has ended by itself is no error. */
export async function endFault(accountId: string, faultId: string) {
  return runAction(async () => {
    const actor = await requireActor(accountId);
    await deleteFault(actor, parseInput(plainText, faultId, "The fault's id"));
    revalidatePath("/deliveries");
    return {};
  });
}
