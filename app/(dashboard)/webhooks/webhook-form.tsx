"use client";

import { useActionState } from "react";
import { CopyButton } from "@/components/copy-button";
import { Field } from "@/components/field";
import { Notice } from "@/components/notice";
import { reach } from "@/components/reach";
import { SubmitButton } from "@/components/submit-button";
import { TagField } from "@/components/tag-field";
import { makeWebhook } from "./actions";

/** Makes a webhook of the account, and shows its secret this once. */
export function WebhookForm({ accountId }: { accountId: string }) {
  const [state, action] = useActionState(reach(makeWebhook), {});
  return (
    <form action={action} className="grid gap-4 p-5">
      <input type="hidden" name="account" value={accountId} />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto] sm:items-start">
        <Field
          id="webhook-url"
          name="url"
          label="URL"
          inputMode="url"
          placeholder="https://ci.example.com/mail"
          required
          defaultValue={state.url}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={state.error && `${state.error.message} ${state.error.hint}`}
        />
        <TagField id="webhook-tag" label="Only the tag (optional)" defaultValue={state.tag} />
        <SubmitButton variant="primary" className="sm:mt-6.5">
          Create webhook
        </SubmitButton>
      </div>
      {state.created && (
        <Notice tone="good" title="Store its secret now: it is not shown again.">
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-mono text-[0.8125rem] break-all text-ink">{state.created.secret}</span>
            <CopyButton value={state.created.secret} label="Copy the secret">
              Copy
            </CopyButton>
          </span>
        </Notice>
      )}
    </form>
  );
}
