"use client";

import { useState, useTransition } from "react";
import type { ActionError } from "@/app/run-action";
import type { Attempt } from "@/lib/contract/schemas";
import { Button } from "../button";
import { reach } from "../reach";

type Result = { attempt: Attempt; error?: undefined } | { error: ActionError };

/** Sends a test event at a press and says what came of it. */
export function TestButton({ label, send }: { label: string; send(): Promise<Result> }) {
  const [result, setResult] = useState<Result | null>(null);
  const [pending, startTransition] = useTransition();
  const test = () => startTransition(async () => setResult(await reach(send)()));
  return (
    <span className="flex flex-wrap items-center gap-y-1 text-[0.8125rem]">
      <span role="status" className="mr-2 text-soft empty:mr-0">
        {!pending && result && (result.error ? result.error.message : told(result.attempt))}
      </span>
      <Button size="sm" onClick={test} disabled={pending} aria-busy={pending} aria-label={`Send test to ${label}`}>
        Send test
      </Button>
    </span>
  );
}

function told({ status, error, duration_ms }: Attempt): string {
  return status === null ? `No answer: ${error}` : `Answered ${status} in ${duration_ms} ms`;
}
