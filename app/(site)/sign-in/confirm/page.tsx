import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Button } from "@/components/button";
import { SignInFrame } from "@/components/site/sign-in-frame";
import { findLink, localPath } from "@/lib/sessions";

// The address of this page is a secret: it is told neither to search engines nor to the pages that follow.
export const metadata: Metadata = { title: "Sign in", robots: { index: false }, referrer: "strict-origin" };

interface Props {
  searchParams: Promise<{ token?: string; next?: string }>;
}

/** Where a mailed link leads. Opening it uses nothing up, for the scanners of mail servers open links too. */
export default async function ConfirmPage({ searchParams }: Props) {
  const { token = "", next } = await searchParams;
  const email = await findLink(token);
  if (!email) redirect("/sign-in?error=link");
  const query = new URLSearchParams({ token, next: localPath(next) });
  return (
    <SignInFrame title="Sign in to Restante" description={<>as {email}</>}>
      <form method="post" action={`/api/auth/callback/email?${query}`} className="grid">
        <Button type="submit" variant="primary">
          Sign in
        </Button>
      </form>
      <p className="text-sm text-soft">You did not ask for this? Close the page: nothing has happened.</p>
    </SignInFrame>
  );
}
