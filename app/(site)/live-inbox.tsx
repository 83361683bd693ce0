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
import { proveWork } from "./prove-work";
import { waitForMail } from "./wait-for-mail";

const nothing: CreateInboxState = {};

interface Props {
  mailDomain: string;
  signedIn: boolean;
  /** How many keys the browser has to try for it on average; at most twice as many. */
  proofOfWork: number;
}

/** Makes an inbox on the spot, then shows what arrives in it. */
export function LiveInbox({ mailDomain, signedIn, proofOfWork }: Props) {
  const [percent, setPercent] = useState(0);
  const make = async (): Promise<CreateInboxState> => {
    if (proofOfWork === 0) return createInbox();
    const { proof, error } = await proveWork((tried) => setPercent(Math.floor((50 * tried) / proofOfWork)));
    return error ? { error } : createInbox(proof);
  };
  const [state, action, pending] = useActionState(() => reach(make)(), nothing);
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
          {pending && proofOfWork > 0 ? (
            <ProofProgress percent={percent} />
          ) : state.error ? (
            <Notice tone="bad" title={state.error.message} className="text-left">
              {state.error.hint}
            </Notice>
          ) : (
            <p className="text-[0.8125rem] text-faint">No e-mail address, no card. Free for 100 mails a month.</p>
          )}
          <noscript>
            <p className="text-[0.8125rem] text-soft">
              The button needs JavaScript.{" "}
              {proofOfWork > 0 ? (
                <a href="/docs/limits#sign-ups-that-prove-some-work" className="underline underline-offset-4">
                  A program of a few lines
                </a>
              ) : (
                <code className="font-mono">POST /v1/signup</code>
              )}{" "}
              does not.
            </p>
          </noscript>
        </form>
      )}
    </section>
  );
}

/** How far the browser has come with what keeps robots away. */
function ProofProgress({ percent }: { percent: number }) {
  return (
    <div className="mx-auto grid w-full max-w-64 gap-2">
      <p id="proof" className="text-[0.8125rem] text-soft">
        Your browser computes a proof for a moment, in place of a captcha.
      </p>
      <div
        role="progressbar"
        aria-labelledby="proof"
        aria-valuenow={percent}
        className="h-1.5 overflow-hidden rounded-full bg-selected"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
    </div>
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
