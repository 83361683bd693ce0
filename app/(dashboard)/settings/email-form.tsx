"use client";

import { useActionState } from "react";
import { Badge } from "@/components/badge";
import { Field } from "@/components/field";
import { Notice } from "@/components/notice";
import { reach } from "@/components/reach";
import { SubmitButton } from "@/components/submit-button";
import { saveEmail } from "./actions";

interface EmailFormProps {
  accountId: string;
  email: string | null;
  verified: boolean;
  /** Whether a link mailed to this address began the session, which ends with the address then. */
  signedInByLink: boolean;
}

/** The account's e-mail address: set, changed or removed. */
export function EmailForm({ accountId, email, verified, signedInByLink }: EmailFormProps) {
  const [state, action] = useActionState(reach(saveEmail), {});
  return (
    <form action={action} noValidate className="grid gap-4 p-5">
      <input type="hidden" name="account" value={accountId} />
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <Field
            id="email"
            name="email"
            type="email"
            label={
              <span className="flex items-center gap-2">
                Address
                {email && <Badge tone={verified ? "good" : "neutral"}>{verified ? "Verified" : "Not verified"}</Badge>}
              </span>
            }
            hint={hintOf(email, verified)}
            defaultValue={state.email ?? email ?? ""}
            placeholder="you@example.com"
            autoComplete="email"
            error={state.error && `${state.error.message} ${state.error.hint}`}
          />
        </div>
        <SubmitButton className="sm:mt-6.5">Save</SubmitButton>
      </div>
      {signedInByLink && (
        <label className="flex items-start gap-2.5 text-sm text-soft">
          <input type="checkbox" name="signOut" value="yes" className="mt-1 accent-(--accent)" />
          <span>
            Sign me out. You signed in by a link to this address: with another one, you need an API key, or a link
            mailed to the new address, to come back. If you have no key at hand, make one first.
          </span>
        </label>
      )}
      {state.saved && <Notice tone="good" title={email ? "The address is saved." : "The address is removed."} />}
    </form>
  );
}

function hintOf(email: string | null, verified: boolean): string {
  if (!email) return "With an address you can also sign in by a mailed link. Checkout needs one too.";
  if (verified) return "Sign-in links are mailed to it. Another address has to be verified anew; none removes it.";
  return "It is verified once you sign in by a link mailed to it.";
}
