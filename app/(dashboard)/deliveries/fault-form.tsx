"use client";

import { useActionState } from "react";
import { Field, SelectField } from "@/components/field";
import { reach } from "@/components/reach";
import { SubmitButton } from "@/components/submit-button";
import { TagField } from "@/components/tag-field";
import { makeFault } from "./actions";
import { faultKinds } from "./fault-kinds";

/** Makes a fault for a tag of the account. */
export function FaultForm({ accountId }: { accountId: string }) {
  const [state, action] = useActionState(reach(makeFault), {});
  return (
    <form action={action} className="grid gap-4 p-5">
      <input type="hidden" name="account" value={accountId} />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem_auto] sm:items-start">
        <TagField
          id="fault-tag"
          label="Mail to the tag"
          required
          defaultValue={state.tag}
          error={state.error && `${state.error.message} ${state.error.hint}`}
        />
        <SelectField
          id="fault-kind"
          name="kind"
          label="What happens"
          defaultValue={state.kind ?? faultKinds[0]?.value}
          key={state.kind}
        >
          {faultKinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Field
          id="fault-times"
          name="times"
          label="Times"
          inputMode="numeric"
          placeholder="all"
          pattern="[0-9]*"
          maxLength={4}
          autoComplete="off"
          defaultValue={state.times}
        />
        <SubmitButton className="sm:mt-6.5">Add fault</SubmitButton>
      </div>
      <p className="text-[0.8125rem] text-faint">It ends after five minutes, or once that many mails have met it.</p>
    </form>
  );
}
