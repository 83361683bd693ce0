import type { ReactNode } from "react";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";
import { sessionIfKnown, suspensionIfKnown } from "@/lib/sessions";

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const session = await sessionIfKnown();
  const suspension = session ? null : await suspensionIfKnown();
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader signedIn={session !== null} isSuspended={suspension !== null} />
      <main className="flex-1">{children}</main>
      <SiteFooter />
    </div>
  );
}
