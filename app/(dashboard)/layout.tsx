import Link from "next/link";
import type { ReactNode } from "react";
import { Drawer, NavLinks } from "@/components/dashboard/nav-links";
import { Logo } from "@/components/logo";
import { currentSession } from "@/lib/sessions";
import { AccountCorner } from "./account-corner";

/** The frame of all pages for those who are signed in. Each page asks for its session itself: a layout is not a guard. */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const session = await currentSession();
  if (!session) return children; // the page sends to the sign-in page, and knows where to go back to
  const { accountId, email, plan } = session;
  const corner = <AccountCorner name={email ?? accountId} plan={plan} />;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_minmax(0,1fr)] md:grid-cols-[14.5rem_minmax(0,1fr)] md:grid-rows-1">
      <aside className="sticky top-0 hidden h-dvh flex-col justify-between border-r bg-canvas p-3 md:flex">
        <div className="grid gap-5">
          <Link href="/inbox" className="mx-2.5 mt-2 flex w-fit rounded-md">
            <Logo />
          </Link>
          <NavLinks />
        </div>
        {corner}
      </aside>
      <header className="sticky top-0 z-20 flex h-12 items-center gap-2 border-b bg-canvas px-3 md:hidden">
        <Drawer>{corner}</Drawer>
        <Link href="/inbox" className="flex rounded-md">
          <Logo />
        </Link>
      </header>
      <main className="min-w-0">{children}</main>
    </div>
  );
}
