"use client";

import { type Dispatch, type RefObject, useEffect, useRef, useState } from "react";
import type { InboxChange, InboxState } from "./inbox-state";
import { LiveMail, type LiveStatus } from "./live-mail";

/** Brings new mail into the list that is loaded; on top, or held back from somebody who has scrolled down. */
export function useLiveMail(
  { query, loads, stamp }: InboxState,
  change: Dispatch<InboxChange>,
  scroller: RefObject<HTMLElement | null>,
): LiveStatus {
  const [status, setStatus] = useState<LiveStatus>("connecting");
  const loaded = useRef({ query, stamp });
  loaded.current = { query, stamp };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each load begins anew, from the stamp that it came with
  useEffect(() => {
    const { query, stamp } = loaded.current;
    if (query === null) return;
    const onMail = (news: Parameters<LiveMail["options"]["onMail"]>[0]) =>
      change({ type: "arrived", news, hold: (scroller.current?.scrollTop ?? 0) > 8 });
    const live = new LiveMail({ query, stamp, onMail, onStatus: setStatus });
    live.start();
    return () => live.stop();
  }, [loads, change, scroller]);
  return status;
}
