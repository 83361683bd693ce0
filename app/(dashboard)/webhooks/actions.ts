"use server";

import { revalidatePath } from "next/cache";
import { type ActionError, parseInput, runAction } from "@/app/run-action";
import { endpoints } from "@/lib/contract/endpoints";
import { plainText } from "@/lib/contract/inputs";
import { requireActor } from "@/lib/sessions";
import { createWebhook, deleteWebhook, redriveWebhook, testWebhook } from "@/lib/webhooks";

export interface NewWebhookState {
  error?: ActionError;
  /** What was typed, to be corrected. */
  url?: string;
  tag?: string;
  /** Shown this once. */
  created?: { url: string; secret: string };
}

const fields = endpoints.createWebhook.body.shape;

/** Makes a webhook for all mail, for a tag, or with an asterisk at the end for all tags that begin like that. */
export async function makeWebhook(_state: NewWebhookState, form: FormData): Promise<NewWebhookState> {
  const typed = (name: string) => String(form.get(name) ?? "").trim();
  const result = await runAction(async () => {
    const actor = await requireActor(typed("account"));
    const url = parseInput(fields.url, typed("url"), "The URL");
    const tag = typed("tag") && parseInput(fields.tag, typed("tag"), "The tag");
    const isPrefix = tag?.endsWith("*") ?? false;
    const filter = isPrefix ? { tag_prefix: tag?.slice(0, -1) || undefined } : { tag: tag || undefined };
    const { secret } = await createWebhook(actor, { url, ...filter });
    revalidatePath("/webhooks");
    return { created: { url, secret } };
  });
  return result.error ? { ...result, url: typed("url"), tag: typed("tag") } : result;
}

/** Sends a test event; what came of it is told. */
export async function sendTest(accountId: string, webhookId: string) {
  return runAction(async () => {
    const actor = await requireActor(accountId);
    const attempt = await testWebhook(actor, readId(webhookId));
    revalidatePath("/webhooks");
    return { attempt };
  });
}

/** Has it go on where it stopped, at once. */
export async function goOn(accountId: string, webhookId: string) {
  return runAction(async () => {
    const actor = await requireActor(accountId);
    await redriveWebhook(actor, readId(webhookId), undefined);
    revalidatePath("/webhooks");
    return {};
  });
}

export async function removeWebhook(accountId: string, webhookId: string) {
  return runAction(async () => {
    const actor = await requireActor(accountId);
    await deleteWebhook(actor, readId(webhookId));
    revalidatePath("/webhooks");
    return {};
  });
}

const readId = (id: string) => parseInput(plainText, id, "The webhook's id");
