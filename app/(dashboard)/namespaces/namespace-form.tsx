"use client";

import { useActionState } from "react";
import { Field } from "@/components/field";
import { Notice } from "@/components/notice";
import { reach } from "@/components/reach";
import { SubmitButton } from "@/components/submit-button";
import { addNamespace } from "./actions";

/** Adds a namespace of the account. `suffix` is what its addresses end with. */
export function NamespaceForm({ accountId, suffix }: { accountId: string; suffix: string }) {
  const [state, action] = useActionState(reach(addNamespace), {});
  return (
    <form action={action} className="grid gap-4 p-5">
      <input type="hidden" name="account" value={accountId} />
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <Field
            id="slug"
            name="slug"
            label="Slug (optional)"
            placeholder="my-app"
            hint={
              <>
                3 to 40 letters, digits and hyphens. Addresses end with <span className="wrap-anywhere">{suffix}</span>.
                Leave it empty for a random one.
              </>
            }
            defaultValue={state.slug}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={state.error && `${state.error.message} ${state.error.hint}`}
          />
        </div>
        <SubmitButton variant="primary" className="sm:mt-6.5">
          Create namespace
        </SubmitButton>
      </div>
      {state.created && <Notice tone="good" title={`${state.created.domain} is ready.`} />}
    </form>
  );
}
