import { ChevronRight } from "lucide-react";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ActionForm } from "@/components/action-form";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { SignInFrame } from "@/components/site/sign-in-frame";
import type { AddressAccount } from "@/lib/accounts";
import { currentSession, localPath, pendingChoice } from "@/lib/sessions";
import { chooseAccount, leave } from "./actions";

export const metadata: Metadata = { title: "Choose an account", robots: { index: false } };

interface Props {
  searchParams: Promise<{ next?: string }>;
}

/** Where a link leads that was mailed to an address of several accounts. */
export default async function AccountPage({ searchParams }: Props) {
  const next = localPath((await searchParams).next);
  if (await currentSession()) redirect(next);
  const choice = await pendingChoice();
  if (!choice) redirect(`/sign-in?next=${encodeURIComponent(next)}`);
  return (
    <SignInFrame title="Choose an account" description={<>These accounts have the address {choice.email}.</>}>
      <ActionForm action={chooseAccount} className="grid gap-4">
        <input type="hidden" name="next" value={next} />
        <ul className="divide-y overflow-hidden rounded-xl border bg-raised shadow-card">
          {choice.accounts.map((account) => (
            <li key={account.id}>
              <AccountChoice account={account} />
            </li>
          ))}
        </ul>
      </ActionForm>
      <ActionForm action={leave} className="grid gap-2">
        <Button type="submit" variant="ghost" size="sm" className="-ml-2.5 justify-self-start">
          Sign in another way
        </Button>
      </ActionForm>
    </SignInFrame>
  );
}

function AccountChoice({ account }: { account: AddressAccount }) {
  const { id, plan, namespaces, createdAt, emailVerified, isSuspended } = account;
  const day = createdAt.toISOString().slice(0, 10);
  return (
    <button
      type="submit"
      name="account"
      value={id}
      className="flex w-full items-center gap-3 px-4 py-3 text-left -outline-offset-2 hover:bg-hover"
    >
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="truncate font-medium">{namespaces.join(", ") || "No namespaces"}</span>
        <span className="text-[0.8125rem] text-faint">
          Created on <time dateTime={createdAt.toISOString()}>{day}</time>
          {!emailVerified && ", not verified yet"}
        </span>
      </span>
      {isSuspended && <Badge tone="bad">Suspended</Badge>}
      <Badge tone={plan === "free" ? "neutral" : "accent"}>{plan}</Badge>
      <ChevronRight className="size-4 shrink-0 text-faint" aria-hidden="true" />
    </button>
  );
}
