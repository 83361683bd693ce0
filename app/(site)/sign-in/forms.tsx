"use client";

import { useActionState } from "react";
import { Field } from "@/components/field";
import { Notice } from "@/components/notice";
import { reach } from "@/components/reach";
import { SubmitButton } from "@/components/submit-button";
import { mailLink, signInWithKey } from "./actions";

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

/** Has a sign-in link mailed. */
export function LinkForm({ next, inLog }: { next: string; inLog: boolean }) {
  const [{ email, sent, error }, action] = useActionState(reach(mailLink), { email: "" });
  return (
    <form action={action} className="grid gap-4">
      <input type="hidden" name="next" value={next} />
      <Field
        id="email"
        name="email"
        type="email"
        label="E-mail address"
        placeholder="you@example.com"
        autoComplete="email"
        required
        defaultValue={email}
        hint={inLog ? "Without a mail server, the link is in the server's log." : undefined}
        error={error && `${error.message} ${error.hint}`}
      />
      {sent && (
        <Notice tone="good" title={inLog ? "Look at the server's log" : "Check your mail"}>
          If an account has this address, a link is on its way. It works once, for half an hour.
        </Notice>
      )}
      <SubmitButton>{sent ? "Send another link" : "Send a sign-in link"}</SubmitButton>
    </form>
  );
}
