"use client";

import { type Dispatch, useCallback, useEffect, useRef, useState } from "react";
import type { InboxPage, InboxRow } from "@/lib/messages";
import { cursorOf, fetchPage, InboxError } from "./fetch-inbox";
import type { InboxChange, InboxState } from "./inbox-state";

/** First pages that were on screen: a page that the browser brings back from its memory shows the past. */
const shown = new WeakSet<InboxPage>();

/** Fetches the list whenever its filters change, and its further pages when they are asked for. */
export function usePages(
  account: string,
  initial: InboxPage,
  query: string,
  state: InboxState,
  change: Dispatch<InboxChange>,
) {
  const [problem, setProblem] = useState<InboxError | null>(null);
  const [loadingMore, setLoadingMore] = useState(false);
  const [tries, setTries] = useState(0);
  const loaded = useRef(state.query);
  loaded.current = state.query;

  useEffect(() => {
    const known = loaded.current === query && !shown.has(initial) && tries === 0;
    shown.add(initial);
    if (known) return;
    const leaving = new AbortController();
    setProblem(null);
    fetchPage(account, query, undefined, leaving.signal).then(
      (page) => leaving.signal.aborted || change({ type: "page", query, page }),
      (error) => leaving.signal.aborted || setProblem(toProblem(error)),
    );
    return () => leaving.abort();
  }, [account, initial, query, tries, change]);

  const last = state.rows.at(-1);
  const loadMore = useCallback(async () => {
    if (!last || loadingMore) return;
    setLoadingMore(true);
    setProblem(null);
    try {
      const page = await fetchPage(account, query, cursorOf(last));
      change({ type: "older", query, page });
    } catch (error) {
      setProblem(toProblem(error));
    }
    setLoadingMore(false);
  }, [account, last, loadingMore, query, change]);

  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { loading: state.query !== query && !problem, loadingMore, problem, loadMore, retry };
}

function toProblem(error: unknown): InboxError {
  return error instanceof InboxError ? error : new InboxError("The list could not be read.", "Reload the page.", false);
}

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
