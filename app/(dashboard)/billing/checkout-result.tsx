"use client";

import { LoaderCircle } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import type { ActionError } from "@/app/run-action";
import { Button } from "@/components/button";
import { Notice } from "@/components/notice";
import { reach } from "@/components/reach";
import { checkPayment } from "./actions";

const pauseMilliseconds = 2_000;
const patienceMilliseconds = 60_000;

/** After a payment: looks again and again until its confirmation has come, for a minute; then says what to do. */
export function AwaitPayment({ accountId }: { accountId: string }) {
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

  if (!patient) return <PaymentMissing accountId={accountId} />;
  return (
    <Notice title="Stripe has not confirmed a payment yet.">
      <span className="inline-flex items-center gap-2">
        <LoaderCircle className="size-3.5 animate-spin" aria-hidden="true" />
        If you have just paid, this takes a few seconds. Your plan changes by itself.
      </span>
    </Notice>
  );
}

function PaymentMissing({ accountId }: { accountId: string }) {
  const [error, setError] = useState<ActionError | null>(null);
  const [asked, setAsked] = useState(false);
  const [pending, startTransition] = useTransition();
  const ask = () =>
    startTransition(async () => {
      const result = await reach(checkPayment)(accountId);
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

/** Takes the query out of the page's address, so that what it says is not said again by a reload or a bookmark. */
export function DropQuery() {
  useEffect(() => window.history.replaceState(null, "", window.location.pathname), []);
  return null;
}
