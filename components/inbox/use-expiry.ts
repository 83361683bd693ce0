"use client";

import { type Dispatch, useEffect, useRef } from "react";
import type { InboxRow } from "@/lib/messages/inbox-row";
import { cursorOf, fetchPage, InboxError } from "./fetch-inbox";
import type { InboxChange, InboxState } from "./inbox-state";

const askAgainMilliseconds = 60_000;

/**
 * Reads the list anew from the first row on that seems to have expired, and leaves to the server which of them have: a
 * larger plan keeps mail longer, and this clock may be wrong.
 */
export function useExpiry(
  account: string,
  { query, loads, held, rows }: InboxState,
  now: number,
  change: Dispatch<InboxChange>,
): void {
  const asked = useRef(new WeakMap<InboxRow, number>());
  const signedOutAt = useRef<number | null>(null);

  useEffect(() => {
    const isDue = (row: InboxRow) =>
      Date.parse(row.expireAt) <= now && now - (asked.current.get(row) ?? 0) >= askAgainMilliseconds;
    const first = rows.findIndex(isDue);
    if (query === null || first < 0 || signedOutAt.current === loads) return;
    const above = first > 0 ? rows[first - 1] : held.at(-1);
    const leaving = new AbortController();
    fetchPage(account, query, above && cursorOf(above), leaving.signal).then(
      (page) => {
        if (leaving.signal.aborted) return;
        for (const row of page.rows) asked.current.set(row, now);
        change({ type: "below", query, id: above?.id ?? null, page });
      },
      (error) => {
        // Else asked again at the clock's next step.
        if (error instanceof InboxError && error.signedOut) signedOutAt.current = loads;
      },
    );
    return () => leaving.abort();
  }, [account, query, loads, held, rows, now, change]);
}
