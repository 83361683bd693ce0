"use client";

import { Button } from "../button";
import { Notice } from "../notice";
import { useInboxList } from "./inbox-context";

/** Says why nothing new comes any more: nobody is signed in, or somebody else. Reloading leads on in both cases. */
export function SignedOut() {
  const { signedOut } = useInboxList();
  if (!signedOut) return null;
  return (
    <Notice tone="bad" title={signedOut.message} className="m-3">
      <p>{signedOut.hint}</p>
      <Button size="sm" className="mt-2" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Notice>
  );
}
