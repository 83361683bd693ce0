"use client";

import { Keyboard } from "lucide-react";
import { useState } from "react";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { Kbd } from "../kbd";

const shortcuts = [
  ["j", "Next message"],
  ["k", "Previous message"],
  ["Enter", "Open the message"],
  ["Esc", "Close the message, or clear the selection"],
  ["c", "Copy the code"],
  ["o", "Open the verification link"],
  ["x", "Select the message"],
  ["#", "Delete"],
  ["/", "Search"],
  ["?", "Show these shortcuts"],
] as const;

export function ShortcutsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="pointer-coarse:hidden"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts"
        data-shortcut="?"
        onClick={() => setOpen(true)}
      >
        <Keyboard aria-hidden="true" />
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Keyboard shortcuts">
        <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5 text-sm">
          {shortcuts.map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd className="text-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
