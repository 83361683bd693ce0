"use client";

import { Menu } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "../button";
import { NavLinks } from "./nav-links";

/** The navigation on a narrow screen: a button, and a drawer that covers the page until it is used or left. */
export function Drawer({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <Button variant="ghost" size="icon" aria-label="Menu" onClick={() => dialog.current?.showModal()}>
        <Menu aria-hidden="true" />
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it is a shortcut for Esc, which the browser handles */}
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClick={(event) => event.target === event.currentTarget && close()}
        className="m-0 h-dvh max-h-none w-64 border-r bg-canvas text-ink shadow-float"
      >
        <div className="flex h-full flex-col justify-between p-3">
          <NavLinks onNavigate={close} />
          {children}
        </div>
      </dialog>
    </>
  );
}
