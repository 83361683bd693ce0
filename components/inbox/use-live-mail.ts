"use client";

import { type Dispatch, type RefObject, useEffect, useRef, useState } from "react";
import type { InboxError } from "./fetch-inbox";
import type { InboxChange, InboxState } from "./inbox-state";
import { LiveMail, type LiveStatus } from "./live-mail";

/** Brings new mail into the list that is loaded; on top, or held back from somebody who has scrolled down. */
export function useLiveMail(
  account: string,
  { query, loads, stamp }: InboxState,
  change: Dispatch<InboxChange>,
  scroller: RefObject<HTMLElement | null>,
) {
  const [status, setStatus] = useState<LiveStatus>("connecting");
  const [signedOut, setSignedOut] = useState<InboxError | null>(null);
  const loaded = useRef({ query, stamp });
  loaded.current = { query, stamp };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each load begins anew, from the stamp that it came with
  useEffect(() => {
    const { query, stamp } = loaded.current;
    if (query === null) return;
    const onMail = (news: Parameters<LiveMail["options"]["onMail"]>[0]) =>
      change({ type: "arrived", news, hold: (scroller.current?.scrollTop ?? 0) > 8 });
    const onStatus = (status: LiveStatus, said?: InboxError) => {
      setStatus(status);
      setSignedOut(said ?? null);
    };
    const live = new LiveMail({ account, query, stamp, onMail, onStatus });
    live.start();
    return () => live.stop();
  }, [account, loads, change, scroller]);
  return { status, signedOut };
}
