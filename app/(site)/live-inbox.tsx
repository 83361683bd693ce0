"use client";

import { ArrowRight, Inbox, Send } from "lucide-react";
import { useActionState, useEffect, useState, useTransition } from "react";
import type { ActionError } from "@/app/run-action";
import { Button, ButtonLink } from "@/components/button";
import { CopyButton } from "@/components/copy-button";
import { InstallLinks } from "@/components/install-links";
import { Notice } from "@/components/notice";
import { reach } from "@/components/reach";
import { SubmitButton } from "@/components/submit-button";
import type { Message } from "@/lib/contract/schemas";
import { type CreateInboxState, createInbox, type NewInbox as MadeInbox, sendFirstMail } from "./actions";

const nothing: CreateInboxState = {};

/** Makes an inbox on the spot, then shows what arrives in it. */
export function LiveInbox({ mailDomain, signedIn }: { mailDomain: string; signedIn: boolean }) {
  const [state, action] = useActionState(() => reach(createInbox)(), nothing);
  return (
    <section aria-label="Try it" className="rounded-2xl border bg-raised shadow-float">
      <header className="flex items-center gap-2 border-b px-5 py-3 text-sm font-medium">
        <Inbox className="size-4 text-accent" aria-hidden="true" />
        {state.inbox ? "Your inbox" : "An inbox of your own"}
      </header>
      {state.inbox ? (
        <NewInbox {...state.inbox} />
      ) : (
        <form action={action} className="grid min-h-[27.5rem] content-center gap-5 p-6 text-center">
          <p className="mx-auto max-w-full truncate rounded-lg border border-dashed border-line-strong px-3 py-2 font-mono text-sm text-faint">
            anything<span className="text-accent">@</span>your-name.{mailDomain}
          </p>
          <p className="text-soft">Every address of your namespace works at once. Nothing to register.</p>
          <div className="flex flex-wrap justify-center gap-2">
            {signedIn ? (
              <ButtonLink href="/inbox" variant="primary" size="lg">
                Open your inbox <ArrowRight aria-hidden="true" />
              </ButtonLink>
            ) : (
              <SubmitButton variant="primary" size="lg">
                Create an inbox
              </SubmitButton>
            )}
          </div>
          {state.error ? (
            <Notice tone="bad" title={state.error.message} className="text-left">
              {state.error.hint}
            </Notice>
          ) : (
            <p className="text-[0.8125rem] text-faint">No e-mail address, no card. Free for 100 mails a month.</p>
          )}
        </form>
      )}
    </section>
  );
}

/** A new account's address and key, and the first mail that comes to it, waited for with the API as any client does. */
function NewInbox({ accountId, address, tag, apiKey }: MadeInbox) {
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
      <div className="px-5 pb-4">
        <InstallLinks apiKey={apiKey} />
      </div>
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

/** The first mail of a new inbox: its code, large, and what else was found. */
function ArrivedMail({ message }: { message: Message }) {
  const [code] = message.extracted.otp_codes;
  const [link] = message.extracted.verification_links;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <p className="truncate font-medium" dir="auto">
          {message.subject || "(no subject)"}
        </p>
        <p className="truncate text-sm text-soft">from {message.from.name || message.from.address}</p>
      </div>
      {code && (
        <p className="flex items-center justify-between gap-3 rounded-xl bg-accent-wash px-4 py-2">
          <span className="font-mono text-2xl font-semibold tracking-widest text-accent">{code}</span>
          <CopyButton value={code} label="Copy the code">
            Copy
          </CopyButton>
        </p>
      )}
      {link && (
        <p className="truncate font-mono text-[0.8125rem] text-soft" title={link}>
          {link}
        </p>
      )}
      <ButtonLink href={`/inbox/${message.id}`} variant="primary" className="w-fit">
        Open the inbox <ArrowRight aria-hidden="true" />
      </ButtonLink>
    </div>
  );
}

interface Options {
  apiKey: string;
  tag: string;
  signal: AbortSignal;
}

const pauseMilliseconds = 2_000;

/** The first message for the tag, however long it takes: one long-poll after the other. Rejects when `signal` aborts. */
async function waitForMail({ apiKey, tag, signal }: Options): Promise<Message> {
  for (;;) {
    const message = await waitOnce({ apiKey, tag, signal }).catch((error) => {
      if (signal.aborted) throw error;
      return undefined;
    });
    if (message) return message;
    // Null: the wait timed out, ask again at once. Undefined: the server is away, give it a moment.
    if (message === undefined) await new Promise((done) => setTimeout(done, pauseMilliseconds));
  }
}

async function waitOnce({ apiKey, tag, signal }: Options): Promise<Message | null> {
  const response = await fetch(`/v1/wait?timeout=55&tag=${encodeURIComponent(tag)}`, {
    headers: { authorization: `Bearer ${apiKey}` },
    signal,
  });
  if (!response.ok) throw new Error(`the wait answered ${response.status}`);
  return ((await response.json()) as { message: Message | null }).message;
}
