"use client";

import type { ReactNode } from "react";
import type { ActionError } from "@/app/run-action";
import { Button } from "@/components/button";
import { CopyButton } from "@/components/copy-button";
import { Dialog, DialogActions } from "@/components/dialog";
import { Notice } from "@/components/notice";

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
      {note && <p className="mt-4 text-sm text-soft">{note}</p>}
      {error && (
        <Notice tone="bad" title={error.message} className="mt-4">
          {error.hint}
        </Notice>
      )}
      <DialogActions>
        <CopyButton value={result?.apiKey ?? ""} label="Copy the key" variant="primary" size="md">
          Copy
        </CopyButton>
        {actions ?? <Button onClick={onClose}>I have stored it</Button>}
      </DialogActions>
    </Dialog>
  );
}
