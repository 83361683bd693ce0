import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { Notice } from "@/components/notice";
import { SignInFrame } from "@/components/site/sign-in-frame";
import { currentSession, linkDelivery, localPath, pendingChoice } from "@/lib/sessions";
import { KeyForm, LinkForm } from "./forms";

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

/** What a payment page has led to: whoever paid need not be signed in here, nor sign in. */
const checkouts: Record<string, { tone: "good" | "info"; title: string; text: string }> = {
  success: {
    tone: "good",
    title: "Payment received. Thank you.",
    text: "The plan changes by itself once Stripe confirms it, in a few seconds as a rule. You can close this page, or sign in to see the plan.",
  },
  cancelled: {
    tone: "info",
    title: "Nothing was paid",
    text: "The plan is what it was. You can close this page, or sign in to choose a plan.",
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
  const checkout = checkoutOf(next);
  const fault = typeof error === "string" && Object.hasOwn(faults, error) ? faults[error] : undefined;
  const forms = [<KeyForm key="key" next={next} />, <ByMail key="mail" next={next} />];
  if (fault) forms.reverse();
  return (
    <SignInFrame title="Sign in">
      {checkout && (
        <Notice tone={checkout.tone} title={checkout.title}>
          {checkout.text}
        </Notice>
      )}
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

/** How the checkout ended that leads back to the billing page; undefined for other pages. */
function checkoutOf(next: string) {
  const { pathname, searchParams } = new URL(next, "http://local.invalid");
  const end = pathname === "/billing" ? (searchParams.get("checkout") ?? "") : "";
  return Object.hasOwn(checkouts, end) ? checkouts[end] : undefined;
}

function ByMail({ next }: { next: string }) {
  const delivery = linkDelivery();
  if (delivery) return <LinkForm next={next} inLog={delivery === "log"} />;
  return <p className="text-sm text-soft">This server is not set up to mail sign-in links. Use an API key.</p>;
}
