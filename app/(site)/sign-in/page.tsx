import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { Notice } from "@/components/notice";
import { KeyForm } from "@/components/site/key-form";
import { LinkForm } from "@/components/site/link-form";
import { SignInFrame } from "@/components/site/sign-in-frame";
import { currentSession } from "@/lib/sessions/current-session";
import { linkDelivery } from "@/lib/sessions/link-delivery";
import { localPath } from "@/lib/sessions/local-path";
import { pendingChoice } from "@/lib/sessions/pending-choice";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };

/** What may have gone wrong with a link before it led here. */
const faults: Record<string, { title: string; text: string }> = {
  link: {
    title: "This link no longer works",
    text: "It works once, for half an hour. Send yourself a new one.",
  },
  account: {
    title: "No account has this address",
    text: "It may have been deleted, or have another address by now.",
  },
  failed: {
    title: "Signing in did not work",
    text: "Something went wrong on the server. Send yourself a new link in a moment.",
  },
};

interface Props {
  searchParams: Promise<{ next?: string; error?: string }>;
}

export default async function SignInPage({ searchParams }: Props) {
  const { next: wanted, error } = await searchParams;
  const next = localPath(wanted);
  if (await currentSession()) redirect(next);
  if (await pendingChoice()) redirect(`/sign-in/account?next=${encodeURIComponent(next)}`);
  const fault = typeof error === "string" && Object.hasOwn(faults, error) ? faults[error] : undefined;
  const forms = [<KeyForm key="key" next={next} />, <ByMail key="mail" next={next} />];
  if (fault) forms.reverse();
  return (
    <SignInFrame title="Sign in">
      {fault && (
        <Notice tone="warn" title={fault.title}>
          {fault.text}
        </Notice>
      )}
      {forms[0]}
      <p className="flex items-center gap-3 text-[0.8125rem] text-faint before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
        or
      </p>
      {forms[1]}
      <p className="text-sm text-soft">
        No account yet?{" "}
        <Link href="/" className="font-medium text-ink underline underline-offset-4">
          Create an inbox
        </Link>
      </p>
    </SignInFrame>
  );
}

function ByMail({ next }: { next: string }) {
  const delivery = linkDelivery();
  if (delivery) return <LinkForm next={next} inLog={delivery === "log"} />;
  return <p className="text-sm text-soft">This server is not set up to mail sign-in links. Use an API key.</p>;
}
