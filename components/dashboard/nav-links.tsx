"use client";

import clsx from "clsx";
import { BookOpen, ChartNoAxesColumn, CreditCard, Inbox, KeyRound, Layers, Settings } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";

const links = [
  { href: "/inbox", label: "Inbox", Icon: Inbox },
  { href: "/namespaces", label: "Namespaces", Icon: Layers },
  { href: "/keys", label: "API keys", Icon: KeyRound },
  { href: "/usage", label: "Usage", Icon: ChartNoAxesColumn },
  { href: "/billing", label: "Billing", Icon: CreditCard },
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
