import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ReplaceKeysForm } from "@/components/site/replace-keys-form";
import { SignInFrame } from "@/components/site/sign-in-frame";
import { listKeys } from "@/lib/keys/list-keys";
import { requireSession } from "@/lib/sessions/current-session";
import { localPath } from "@/lib/sessions/local-path";

export const metadata: Metadata = { title: "Address verified", robots: { index: false } };

interface Props {
  searchParams: Promise<{ next?: string }>;
}

/** Where the first link sign-in leads: until now, anybody may have held keys under this address. */
export default async function VerifiedPage({ searchParams }: Props) {
  const next = localPath((await searchParams).next);
  const { accountId, email, keyId } = await requireSession();
  if (keyId) redirect(next);
  const active = (await listKeys(accountId)).filter(({ revoked_at }) => !revoked_at);
  return (
    <SignInFrame
      title="Your address is verified"
      description={<>From now on, links mailed to {email} sign in to this account.</>}
    >
      <ReplaceKeysForm
        account={accountId}
        next={next}
        keys={active.map(({ prefix, created_at }) => ({ prefix, createdAt: created_at }))}
      />
    </SignInFrame>
  );
}
