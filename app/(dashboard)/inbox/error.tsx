"use client";

import { CloudAlert } from "lucide-react";
import { useTransition } from "react";
import { Button, ButtonLink } from "@/components/button";
import { EmptyState } from "@/components/empty-state";
import { serverAnswers } from "@/components/inbox/fetch-inbox";

/** In the message's place: the list beside it stays, for it is not asked for anew before the server can answer. */
export default function MessageError({ retry }: { retry: () => void }) {
  const [pending, startTransition] = useTransition();
  const tryAgain = () =>
    startTransition(async () => {
      if (await serverAnswers()) retry();
    });
  return (
    <div className="grid h-full place-items-center">
      <EmptyState icon={CloudAlert} title="This message could not be shown" isMain>
        <p>Something went wrong on the server, most likely for a moment only. Nothing that has arrived is lost.</p>
        <div className="mt-5 flex justify-center gap-2">
          <Button onClick={tryAgain} disabled={pending} aria-busy={pending}>
            Try again
          </Button>
          <ButtonLink href="/inbox" variant="ghost" className="lg:hidden">
            Back to the inbox
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  );
}
