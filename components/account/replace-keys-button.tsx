"use client";

import { useState } from "react";
import { replaceAllKeys } from "@/app/(dashboard)/keys/actions";
import { ConfirmButton } from "../confirm-button";
import { type NewKey, NewKeyDialog } from "./new-key-dialog";

/** Revokes all keys for a new one, after a question. */
export function ReplaceKeysButton() {
  const [result, setResult] = useState<NewKey | null>(null);
  const replace = async () => {
    const replaced = await replaceAllKeys();
    if (!replaced.error) setResult(replaced);
    return replaced;
  };
  return (
    <>
      <ConfirmButton
        title="Replace all keys?"
        description="Every active key stops working at once, wherever it is used, and sessions that it signed in end. You get one new key and stay signed in here."
        confirmLabel="Replace all keys"
        action={replace}
      >
        Replace all keys
      </ConfirmButton>
      <NewKeyDialog result={result} onClose={() => setResult(null)} />
    </>
  );
}
