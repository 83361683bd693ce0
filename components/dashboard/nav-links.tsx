"use client";

import clsx from "clsx";
import {
  BookOpen,
  ChartNoAxesColumn,
  CreditCard,
  History,
  Inbox,
  KeyRound,
  Layers,
  Menu,
  Route,
  Settings,
  Webhook,
} from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, useRef } from "react";
import { Button } from "../button";

const links = [
  { href: "/inbox", label: "Inbox", Icon: Inbox },
  { href: "/deliveries", label: "Deliveries", Icon: Route },
  { href: "/webhooks", label: "Webhooks", Icon: Webhook },
  { href: "/namespaces", label: "Namespaces", Icon: Layers },
  { href: "/keys", label: "API keys", Icon: KeyRound },
  { href: "/usage", label: "Usage", Icon: ChartNoAxesColumn },
  { href: "/billing", label: "Billing", Icon: CreditCard },
  { href: "/activity", label: "Activity", Icon: History },
  { href: "/settings", label: "Settings", Icon: Settings },
  { href: "/docs", label: "Docs", Icon: BookOpen },
];

/** The places of the dashboard; `onNavigate` closes the drawer that they may stand in. */
export function NavLinks({ onNavigate }: { onNavigate?: () => void }) {
  const pathname = usePathname();
  return (
    <nav aria-label="Dashboard" className="grid gap-0.5">
      {links.map(({ href, label, Icon }) => {
        const current = pathname === href || pathname.startsWith(`${href}/`);
        return (
          <Link
            key={href}
            href={href}
            onClick={onNavigate}
            aria-current={current ? "page" : undefined}
            className={clsx(
              "flex h-8 items-center gap-2.5 rounded-md px-2.5 text-sm font-medium",
              current ? "bg-selected text-ink" : "text-soft hover:bg-hover hover:text-ink",
            )}
          >
            <Icon className="size-4" aria-hidden="true" />
            {label}
          </Link>
        );
      })}
    </nav>
  );
}

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
