import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SignInFrame } from "@/components/site/sign-in-frame";
import { isActive, listKeys } from "@/lib/keys";
import { localPath, requireSession } from "@/lib/sessions";
import { ReplaceKeysForm } from "./replace-keys-form";

export const metadata: Metadata = { title: "Address verified", robots: { index: false } };

interface Props {
  searchParams: Promise<{ next?: string }>;
}

/** Where the first link sign-in leads: until now, anybody may have held keys under this address. */
export default async function VerifiedPage({ searchParams }: Props) {
  const next = localPath((await searchParams).next);
  const session = await requireSession();
  if (session.by) redirect(next);
  const active = (await listKeys(session)).filter(isActive);
  return (
    <SignInFrame
      title="Your address is verified"
      description={<>From now on, links mailed to {session.email} sign in to this account.</>}
    >
      <ReplaceKeysForm
        accountId={session.accountId}
        next={next}
        keys={active.map(({ prefix, created_at }) => ({ prefix, createdAt: created_at }))}
      />
    </SignInFrame>
  );
}
