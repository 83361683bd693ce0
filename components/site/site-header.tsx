import Link from "next/link";
import { ButtonLink } from "../button";
import { Logo } from "../logo";

/** The head of the public pages. Who is signed in to a suspended account has an inbox no more, and has to sign out first. */
export function SiteHeader({ signedIn, isSuspended }: { signedIn: boolean; isSuspended: boolean }) {
  return (
    <header className="sticky top-0 z-20 border-b bg-paper/85 backdrop-blur">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-1 px-4 sm:px-6">
        <Link href="/" className="mr-4 flex rounded-md">
          <Logo />
        </Link>
        <nav aria-label="Site" className="flex flex-1 items-center gap-1">
          <ButtonLink href="/docs" variant="ghost" size="sm">
            Docs
          </ButtonLink>
          <ButtonLink href="/#plans" variant="ghost" size="sm" className="max-sm:hidden">
            Plans
          </ButtonLink>
        </nav>
        {signedIn && (
          <ButtonLink href="/inbox" variant="primary" size="sm">
            Open inbox
          </ButtonLink>
        )}
        {!signedIn && !isSuspended && (
          <ButtonLink href="/sign-in" size="sm">
            Sign in
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
