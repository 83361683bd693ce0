"use client";

import { type ReactNode, useActionState } from "react";
import type { ActionError } from "@/app/run-action";
import { Notice } from "./notice";
import { reach } from "./reach";

interface Outcome {
  error?: ActionError;
}

interface ActionFormProps {
  action(state: Outcome, form: FormData): Promise<Outcome>;
  className?: string;
  children: ReactNode;
}

/** A form that goes on to another page; where it cannot, it says why. */
export function ActionForm({ action, className, children }: ActionFormProps) {
  const [{ error }, send] = useActionState<Outcome, FormData>(reach(action), {});
  return (
    <form action={send} className={className}>
      {error && (
        <Notice tone="bad" title={error.message}>
          {error.hint}
        </Notice>
      )}
      {children}
    </form>
  );
}
