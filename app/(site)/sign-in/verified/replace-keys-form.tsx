"use client";

import { useActionState } from "react";
import { replaceAllKeys } from "@/app/(dashboard)/keys/actions";
import type { ActionError } from "@/app/run-action";
import { ButtonLink } from "@/components/button";
import { CopyButton } from "@/components/copy-button";
import { InstallLinks } from "@/components/install-links";
import { Notice } from "@/components/notice";
import { reach } from "@/components/reach";
import { SubmitButton } from "@/components/submit-button";

interface ReplaceKeysFormProps {
  accountId: string;
  /** The active ones. */
  keys: { prefix: string; createdAt: string }[];
  /** Where to go on to. */
  next: string;
}

/** Offers to replace all keys by a new one, and shows that one. */
export function ReplaceKeysForm({ accountId, keys, next }: ReplaceKeysFormProps) {
  const [{ apiKey, error }, action] = useActionState<{ apiKey?: string; error?: ActionError }, FormData>(
    reach(replaceAllKeys),
    {},
  );
  if (apiKey) return <NewKey apiKey={apiKey} next={next} />;
  return (
    <>
      <div className="grid gap-3 text-sm text-soft">
        <p>
          Whoever made the account only typed this address. If that was not you, or you are not sure, replace its keys:
          the old ones stop working at once, and whoever signed in with them is signed out.
        </p>
        <ul className="divide-y rounded-xl border bg-canvas">
          {keys.map(({ prefix, createdAt }) => (
            <li key={prefix} className="flex justify-between gap-3 px-4 py-2">
              <code className="font-mono text-ink">{prefix}…</code>
              <time dateTime={createdAt}>{createdAt.slice(0, 10)}</time>
            </li>
          ))}
        </ul>
      </div>
      {error && (
        <Notice tone="bad" title={error.message}>
          {error.hint}
        </Notice>
      )}
      <form action={action} className="grid gap-2">
        <input type="hidden" name="account" value={accountId} />
        <SubmitButton variant="primary">
          {keys.length === 1 ? "Replace this key" : `Replace these ${keys.length} keys`}
        </SubmitButton>
        <ButtonLink href={next} variant="ghost">
          {keys.length === 1 ? "Keep the key and go on" : "Keep the keys and go on"}
        </ButtonLink>
      </form>
    </>
  );
}

function NewKey({ apiKey, next }: { apiKey: string; next: string }) {
  return (
    <>
      <Notice tone="good" title="This is now the only key">
        Copy it: it is shown this once.
      </Notice>
      <div className="grid gap-2 rounded-xl border bg-canvas p-4">
        <code className="font-mono text-sm break-all">{apiKey}</code>
        <CopyButton value={apiKey} label="Copy the key" variant="secondary" size="sm" className="justify-self-start">
          Copy the key
        </CopyButton>
        <InstallLinks apiKey={apiKey} />
      </div>
      <ButtonLink href={next} variant="primary">
        Go on
      </ButtonLink>
    </>
  );
}
