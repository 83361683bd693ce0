"use client";

import { type ReactNode, useActionState, useEffect } from "react";
import { Card } from "@/components/card";
import { Field } from "@/components/field";
import { Notice } from "@/components/notice";
import { reach } from "@/components/reach";
import { goToStripe } from "./actions";

interface BillingFormProps {
  accountId: string;
  /** Whether to ask for an address, as the account has none. */
  needsEmail: boolean;
  head: ReactNode;
  children: ReactNode;
}

/** Around the buttons that lead to Stripe, whose `to` says where. */
export function BillingForm({ accountId, needsEmail, head, children }: BillingFormProps) {
  const [{ error, email }, action] = useActionState(reach(goToStripe), {});
  useEffect(() => {
    // Back from Stripe, a browser may show the page as it was left, its buttons still pending.
    const refresh = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pageshow", refresh);
    return () => window.removeEventListener("pageshow", refresh);
  }, []);
  const text = error && `${error.message} ${error.hint}`;
  const ofEmail = needsEmail && (error?.code === "email_required" || error?.code === "invalid_request");
  return (
    <form action={action} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <input type="hidden" name="account" value={accountId} />
      {error && !ofEmail && (
        <Notice tone="bad" title={error.message}>
          {error.hint}
        </Notice>
      )}
      {head}
      {needsEmail && (
        <Card className="p-5">
          <Field
            id="email"
            name="email"
            type="email"
            label="E-mail for receipts"
            hint="An upgrade needs one. It is kept as this account's address."
            placeholder="you@example.com"
            autoComplete="email"
            defaultValue={email}
            error={ofEmail ? text : undefined}
          />
        </Card>
      )}
      {children}
    </form>
  );
}
