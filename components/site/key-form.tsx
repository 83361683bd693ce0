"use client";

import { useActionState } from "react";
import { signInWithKey } from "@/app/(site)/sign-in/actions";
import { Field } from "../field";
import { reach } from "../reach";
import { SubmitButton } from "../submit-button";

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
