"use client";

import { useActionState } from "react";
import { Field } from "@/components/field";
import { reach } from "@/components/reach";
import { SubmitButton } from "@/components/submit-button";
import { signInWithKey } from "./actions";

/** Signs in by API key. */
export function KeyForm({ next }: { next: string }) {
  const [state, action] = useActionState(reach(signInWithKey), {});
  return (
    <form action={action} className="grid gap-4">
      <input type="hidden" name="next" value={next} />
      <Field
        id="key"
        name="key"
        type="password"
        label="API key"
        placeholder="rst_…"
        autoComplete="current-password"
        spellCheck={false}
        required
        defaultValue={state.key}
        error={state.error && `${state.error.message} ${state.error.hint}`}
      />
      <SubmitButton variant="primary">Sign in</SubmitButton>
    </form>
  );
}
