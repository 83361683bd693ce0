"use client";

import { type ReactNode, useState, useTransition } from "react";
import type { ActionError } from "@/app/run-action";
import { Button } from "@/components/button";
import { CopyButton } from "@/components/copy-button";
import { Dialog, DialogActions, focusHere } from "@/components/dialog";
import { InstallLinks } from "@/components/install-links";
import { Notice } from "@/components/notice";
import { reach } from "@/components/reach";
import { addReplacement, revokeOthers } from "./actions";

/** Makes a key, and revokes all others once its reader has stored it. */
export function ReplaceKeysButton({ accountId }: { accountId: string }) {
  const [result, setResult] = useState<Awaited<ReturnType<typeof addReplacement>> | null>(null);
  const [error, setError] = useState<ActionError | null>(null);
  const [pending, startTransition] = useTransition();
  const make = () => startTransition(async () => setResult(await reach(addReplacement)(accountId)));
  const close = () => {
    setResult(null);
    setError(null);
  };
  const revoke = () =>
    startTransition(async () => {
      if (!result || result.error) return;
      const { error } = await reach(revokeOthers)(accountId, result.id);
      if (error) setError(error);
      else close();
    });
  return (
    <>
      <Button onClick={make} disabled={pending} aria-busy={pending}>
        Replace all keys
      </Button>
      <NewKeyDialog
        result={result}
        onClose={close}
        note="All other keys still work. Once this one is stored, revoke them: they stop working at once, wherever they are used, and sessions that they signed in end. You stay signed in here."
        error={error}
        actions={
          <>
            <Button onClick={close} disabled={pending}>
              Keep the others
            </Button>
            <Button variant="danger" onClick={revoke} disabled={pending} aria-busy={pending}>
              I have stored it: revoke all others
            </Button>
          </>
        }
      />
    </>
  );
}

export type NewKey = { apiKey: string; error?: undefined } | { error: ActionError };

interface NewKeyDialogProps {
  result: NewKey | null;
  onClose(): void;
  /** What else to do, once it is stored. */
  note?: string;
  /** The buttons for that, instead of the one that closes the dialog; and why it failed. */
  actions?: ReactNode;
  error?: ActionError | null;
}

/** Shows a key that was just made, this once, or why none was. Open while there is a result. */
export function NewKeyDialog({ result, onClose, note, actions, error }: NewKeyDialogProps) {
  if (result?.error) {
    return (
      <Dialog open onClose={onClose} title={result.error.message} description={result.error.hint}>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={result !== null}
      onClose={onClose}
      insistent
      title="Your new API key"
      description="Store it now, in your secrets or your password manager: it is not shown again."
    >
      <p className="mt-4 rounded-lg border bg-canvas px-3 py-2.5 font-mono text-[0.8125rem] break-all">
        {result?.apiKey}
      </p>
      {result && (
        <div className="mt-3 grid gap-2 text-[0.8125rem] text-faint">
          <InstallLinks apiKey={result.apiKey} />
          The editor asks first, then keeps the key in its MCP settings.
        </div>
      )}
      {note && <p className="mt-4 text-sm text-soft">{note}</p>}
      {error && (
        <Notice tone="bad" title={error.message} className="mt-4">
          {error.hint}
        </Notice>
      )}
      <DialogActions>
        <CopyButton ref={focusHere} value={result?.apiKey ?? ""} label="Copy the key" variant="primary" size="md">
          Copy
        </CopyButton>
        {actions ?? <Button onClick={onClose}>I have stored it</Button>}
      </DialogActions>
    </Dialog>
  );
}
