"use client";

import { useState, useTransition } from "react";
import type { ActionError } from "@/app/run-action";
import { Button } from "@/components/button";
import { reach } from "@/components/reach";
import { addReplacement, revokeOthers } from "./actions";
import { NewKeyDialog } from "./new-key-dialog";

/** Makes a key, and revokes all others once its reader has stored it. */
export function ReplaceKeysButton({ accountId }: { accountId: string }) {
  const [result, setResult] = useState<Awaited<ReturnType<typeof addReplacement>> | null>(null);
  const [error, setError] = useState<ActionError | null>(null);
  const [pending, startTransition] = useTransition();
  const make = () => startTransition(async () => setResult(await reach(addReplacement)(accountId)));
  const close = () => {
    setResult(null);
    setError(null);
  };
  const revoke = () =>
    startTransition(async () => {
      if (!result || result.error) return;
      const { error } = await reach(revokeOthers)(accountId, result.id);
      if (error) setError(error);
      else close();
    });
  return (
    <>
      <Button onClick={make} disabled={pending} aria-busy={pending}>
        Replace all keys
      </Button>
      <NewKeyDialog
        result={result}
        onClose={close}
        note="All other keys still work. Once this one is stored, revoke them: they stop working at once, wherever they are used, and sessions that they signed in end. You stay signed in here."
        error={error}
        actions={
          <>
            <Button onClick={close} disabled={pending}>
              Keep the others
            </Button>
            <Button variant="danger" onClick={revoke} disabled={pending} aria-busy={pending}>
              I have stored it: revoke all others
            </Button>
          </>
        }
      />
    </>
  );
}
