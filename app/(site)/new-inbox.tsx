"use client";

import { ArrowRight, Send } from "lucide-react";
import { useEffect, useState, useTransition } from "react";
import type { ActionError } from "@/app/run-action";
import { Button, ButtonLink } from "@/components/button";
import { CopyButton } from "@/components/copy-button";
import { ArrivedMail } from "@/components/landing/arrived-mail";
import { waitForMail } from "@/components/landing/wait-for-mail";
import { Notice } from "@/components/notice";
import { reach } from "@/components/reach";
import type { Message } from "@/lib/contract/schemas";
import { type NewInbox as Inbox, sendFirstMail } from "./actions";

/** A new account's address and key, and the first mail that comes to it, waited for with the API as any client does. */
export function NewInbox({ accountId, address, tag, apiKey }: Inbox) {
  const [message, setMessage] = useState<Message | null>(null);
  const [error, setError] = useState<ActionError | null>(null);
  const [sending, startSending] = useTransition();

  useEffect(() => {
    const leaving = new AbortController();
    waitForMail({ apiKey, tag, signal: leaving.signal }).then(setMessage, () => {});
    return () => leaving.abort();
  }, [apiKey, tag]);

  const sendSample = () => startSending(async () => setError((await reach(sendFirstMail)(accountId)).error ?? null));

  return (
    <div className="grid min-h-[27.5rem] grid-cols-[minmax(0,1fr)] content-start">
      <Row label="Address" value={address} hint="Any name before the @ works." />
      <Row label="API key" value={apiKey} hint="Shown only this once: copy it now. It also signs you in." />
      <div aria-live="polite" className="border-t p-5">
        {message ? (
          <ArrivedMail message={message} />
        ) : (
          <div className="grid gap-4">
            <p className="flex items-center gap-2.5 text-sm text-soft">
              <span className="size-2 animate-pulse rounded-full bg-accent" aria-hidden="true" />
              Waiting for mail …
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" onClick={sendSample} disabled={sending} aria-busy={sending}>
                <Send aria-hidden="true" /> Send a sample mail
              </Button>
              <ButtonLink href="/inbox" variant="ghost">
                Open the inbox <ArrowRight aria-hidden="true" />
              </ButtonLink>
            </div>
            {error && (
              <Notice tone="bad" title={error.message}>
                {error.hint}
              </Notice>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function Row({ label, value, hint }: { label: string; value: string; hint: string }) {
  return (
    <div className="px-5 pt-4 pb-3 not-first:border-t">
      <p className="text-[0.8125rem] text-faint">{label}</p>
      <p className="flex items-center gap-1">
        <code className="min-w-0 flex-1 truncate font-mono text-sm" title={value}>
          {value}
        </code>
        <CopyButton value={value} label={`Copy the ${label === "API key" ? label : label.toLowerCase()}`} />
      </p>
      <p className="text-[0.8125rem] text-faint">{hint}</p>
    </div>
  );
}
