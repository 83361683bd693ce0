"use client";

import { Plus } from "lucide-react";
import { type FormEvent, useState, useTransition } from "react";
import type { ActionError } from "@/app/run-action";
import { Button } from "@/components/button";
import { Choices } from "@/components/choices";
import { Dialog, DialogActions } from "@/components/dialog";
import { Field, SelectField } from "@/components/field";
import { Notice } from "@/components/notice";
import { reach } from "@/components/reach";
import type { KeyOptions } from "@/lib/keys";
import { addKey } from "./actions";
import { type NewKey, NewKeyDialog } from "./new-key";

const scopes = [
  { value: "full", label: "Everything", description: "Mail, keys, namespaces and the plan, and signing in here." },
  {
    value: "read",
    label: "Only read mail",
    description: "Lists, waits for and gets messages: for an agent, or for what runs elsewhere.",
  },
] as const;

const day = 86_400;
const lives = [
  ["", "Never"],
  [3_600, "In an hour"],
  [day, "In a day"],
  [7 * day, "In a week"],
  [30 * day, "In 30 days"],
  [90 * day, "In 90 days"],
  [365 * day, "In a year"],
] as const;

interface CreateKeyProps {
  accountId: string;
  /** Slugs of the account's namespaces. */
  namespaces: string[];
}

/** Asks what a new key may do, makes it, and shows it this once. */
export function CreateKeyButton({ accountId, namespaces }: CreateKeyProps) {
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<NewKey | null>(null);
  const [error, setError] = useState<ActionError | null>(null);
  const [pending, startTransition] = useTransition();
  const close = () => {
    setOpen(false);
    setError(null);
  };
  const create = (options: KeyOptions) =>
    startTransition(async () => {
      const result = await reach(addKey)(accountId, options);
      if (result.error) return setError(result.error);
      close();
      setMade(result);
    });
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        Create a key
      </Button>
      <Dialog open={open} onClose={close} title="Create a key">
        <KeyForm namespaces={namespaces} error={error} pending={pending} onCancel={close} onCreate={create} />
      </Dialog>
      <NewKeyDialog result={made} onClose={() => setMade(null)} />
    </>
  );
}

interface KeyFormProps {
  namespaces: string[];
  error: ActionError | null;
  pending: boolean;
  onCancel(): void;
  onCreate(options: KeyOptions): void;
}

function KeyForm({ namespaces, error, pending, onCancel, onCreate }: KeyFormProps) {
  const [scope, setScope] = useState<"full" | "read">("full");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCreate(optionsOf(new FormData(event.currentTarget)));
  };
  const [atPrefix, elsewhere] = error?.code === "invalid_request" ? [error, null] : [null, error];
  return (
    <form onSubmit={submit} className="mt-4 grid gap-5">
      {elsewhere && (
        <Notice tone="bad" title={elsewhere.message}>
          {elsewhere.hint}
        </Notice>
      )}
      <Choices legend="What it may do" name="scope" options={scopes} value={scope} onChange={setScope} />
      {scope === "read" && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField id="key-namespace" name="namespace" label="Namespace">
            <option value="">All namespaces</option>
            {namespaces.map((slug) => (
              <option key={slug}>{slug}</option>
            ))}
          </SelectField>
          <Field
            id="key-prefix"
            name="tag_prefix"
            label="Tags that begin with"
            placeholder="agent-"
            hint="Mail for other tags is hidden from it. Empty: all tags."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={atPrefix && `${atPrefix.message} ${atPrefix.hint}`}
          />
        </div>
      )}
      <SelectField id="key-expiry" name="expires_in" label="Expires">
        {lives.map(([seconds, label]) => (
          <option key={label} value={seconds}>
            {label}
          </option>
        ))}
      </SelectField>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={pending} aria-busy={pending}>
          Create
        </Button>
      </DialogActions>
    </form>
  );
}

/** What the form says; what is left open there is left out. */
function optionsOf(form: FormData): KeyOptions {
  const said = (name: string) => String(form.get(name) ?? "").trim() || undefined;
  const expires = said("expires_in");
  return {
    scope: form.get("scope") === "read" ? "read" : "full",
    namespace: said("namespace"),
    tag_prefix: said("tag_prefix"),
    ...(expires && { expires_in: Number(expires) }),
  };
}
