"use client";

import { Button } from "../button";
import { Notice } from "../notice";
import { useInboxList } from "./inbox-context";

/** Says that a message could not be opened, above the list, which stays. */
export function Unreached() {
  const { unreached, go } = useInboxList();
  if (!unreached) return null;
  return (
    <Notice tone="bad" title="The server cannot be reached." className="m-3">
      <p>Try again in a moment.</p>
      <Button size="sm" className="mt-2" onClick={() => go(unreached)}>
        Try again
      </Button>
    </Notice>
  );
}
