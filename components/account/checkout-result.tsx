"use client";

import { LoaderCircle } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { checkPayment } from "@/app/(dashboard)/billing/actions";
import type { ActionError } from "@/lib/actions/run-action";
import { Button } from "../button";
import { Notice } from "../notice";
import { reach } from "../reach";

const pauseMilliseconds = 2_000;
const patienceMilliseconds = 60_000;

/** After a payment: looks again and again until its confirmation has come, for a minute; then says what to do. */
export function AwaitPayment({ account }: { account: string }) {
  const router = useRouter();
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    if (!patient) return;
    const looks = setInterval(() => router.refresh(), pauseMilliseconds);
    const end = setTimeout(() => setPatient(false), patienceMilliseconds);
    return () => {
      clearInterval(looks);
      clearTimeout(end);
    };
  }, [patient, router]);

  if (!patient) return <PaymentMissing account={account} />;
  return (
    <Notice title="Stripe has not confirmed a payment yet.">
      <span className="inline-flex items-center gap-2">
        <LoaderCircle className="size-3.5 animate-spin" aria-hidden="true" />
        If you have just paid, this takes a few seconds. Your plan changes by itself.
      </span>
    </Notice>
  );
}

function PaymentMissing({ account }: { account: string }) {
  const [error, setError] = useState<ActionError | null>(null);
  const [asked, setAsked] = useState(false);
  const [pending, startTransition] = useTransition();
  const ask = () =>
    startTransition(async () => {
      const result = await reach(checkPayment)(account);
      setError(result.error ?? null);
      setAsked(true);
    });
  return (
    <Notice tone="warn" title="The confirmation has not come yet.">
      <p>
        If you have paid, nothing is lost: the plan changes as soon as Stripe confirms it. You can leave this page, or
        ask Stripe now.
      </p>
      {error && <p className="mt-2 text-bad">{`${error.message} ${error.hint}`}</p>}
      {asked && !error && !pending && <p className="mt-2">Stripe knows of no paid subscription yet.</p>}
      <Button size="sm" className="mt-3" onClick={ask} disabled={pending} aria-busy={pending}>
        Ask Stripe
      </Button>
    </Notice>
  );
}
