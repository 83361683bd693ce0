"use client";

import { type ComponentProps, type ReactNode, useState, useTransition } from "react";
import type { ActionError } from "@/app/run-action";
import { Button } from "./button";
import { Dialog, DialogActions } from "./dialog";
import { Notice } from "./notice";
import { reach } from "./reach";

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, "action" | "onClick"> {
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** The verb: "Delete 3 messages". */
  confirmLabel: string;
  action(): Promise<{ error: ActionError } | { error?: undefined }>;
}

/** A button for what cannot be undone: asks once, then acts, and shows the error if it fails. */
export function ConfirmButton({ title, description, confirmLabel, action, ...button }: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<ActionError | null>(null);
  const [pending, startTransition] = useTransition();

  const close = () => {
    setOpen(false);
    setError(null);
  };
  const confirm = () =>
    startTransition(async () => {
      const { error } = await reach(action)();
      if (error) setError(error);
      else close();
    });

  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={close} title={title} description={description}>
        {error && (
          <Notice tone="bad" title={error.message} className="mt-4">
            {error.hint}
          </Notice>
        )}
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button variant="danger" onClick={confirm} disabled={pending} aria-busy={pending}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
