"use client";

import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./button";

interface DialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  description?: ReactNode;
  /** Closed by its own buttons alone, for what cannot be seen again. */
  insistent?: boolean;
  children?: ReactNode;
}

/** A modal dialog: the browser's own keeps the focus inside, closes on Esc, and gives the focus back. */
export function Dialog({ open, onClose, title, description, insistent, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it is a shortcut for Esc, which the browser handles
    <dialog
      ref={ref}
      onClose={onClose}
      onCancel={(event) => insistent && event.target === event.currentTarget && event.preventDefault()}
      onClick={(event) => !insistent && event.target === event.currentTarget && onClose()}
      aria-labelledby={titleId}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-2xl border bg-raised p-0 text-ink shadow-float"
    >
      {open && (
        <div className="p-5">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-base font-semibold">
              {title}
            </h2>
            {!insistent && (
              <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose} className="-mt-1 -mr-1">
                <X aria-hidden="true" />
              </Button>
            )}
          </div>
          {description && <div className="mt-1 text-sm text-soft">{description}</div>}
          {children}
        </div>
      )}
    </dialog>
  );
}

/** The buttons of a dialog, at its end. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-2">{children}</div>;
}

/**
 * As the `ref` of an element: the focus begins there. React keeps `autoFocus` to itself, and the browser's dialog looks for
 * the attribute.
 */
export function focusHere(element: HTMLElement | null): void {
  element?.toggleAttribute("autofocus", true);
}
