"use client";

import { ArrowRight, Inbox } from "lucide-react";
import { useActionState } from "react";
import { ButtonLink } from "@/components/button";
import { Notice } from "@/components/notice";
import { reach } from "@/components/reach";
import { SubmitButton } from "@/components/submit-button";
import { type CreateInboxState, createInbox } from "./actions";
import { NewInbox } from "./new-inbox";

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
