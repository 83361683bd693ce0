"use client";

import clsx from "clsx";
import { ArrowUp, Inbox, SearchX } from "lucide-react";
import { useParams } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { Button, ButtonLink } from "../button";
import { deliveriesPath } from "../deliveries/delivery-filter";
import { EmptyState } from "../empty-state";
import { Notice } from "../notice";
import { ageOf, expiryOf } from "./ages";
import { useInboxList } from "./inbox-context";
import { MessageRow } from "./message-row";
import { hrefOf } from "./use-filters";

/** The rows, newest first, and what stands in their place while there are none. */
export function MessageList({ showNamespace }: { showNamespace: boolean }) {
  const { state, query, now, scroller, loading, problem, retry, going, go } = useInboxList();
  const { id: open } = useParams<{ id?: string }>();
  const select = useSelection();
  return (
    <div ref={scroller} className="relative min-h-0 flex-1 overflow-y-auto" aria-busy={loading}>
      <HeldRows />
      {problem && state.query !== query && (
        <Notice tone="bad" title={problem.message} className="m-3">
          <p>{problem.hint}</p>
          <Button size="sm" className="mt-2" onClick={retry}>
            Try again
          </Button>
        </Notice>
      )}
      {loading && state.rows.length === 0 && <RowSkeletons />}
      {!loading && !problem && state.rows.length === 0 && <NoMatches />}
      <ul aria-label="Messages, newest first" className={loading ? "opacity-60" : undefined}>
        {state.rows.map((row) => {
          const href = hrefOf(`/inbox/${row.id}`, query);
          return (
            <MessageRow
              key={row.id}
              row={row}
              href={href}
              going={href === going}
              age={ageOf(row.receivedAt, now)}
              expiry={expiryOf(row.expireAt, now)}
              open={row.id === open}
              fresh={state.fresh.has(row.id)}
              selected={state.selected.has(row.id)}
              selecting={state.selected.size > 0}
              showNamespace={showNamespace}
              onOpen={go}
              onSelect={select}
            />
          );
        })}
      </ul>
      <ListEnd />
    </div>
  );
}

/** Says that there is something new above, and goes there. */
function HeldRows() {
  const { state, change, scroller } = useInboxList();
  if (state.held.length === 0) return null;
  const show = () => {
    change({ type: "release" });
    scroller.current?.scrollTo({ top: 0 });
  };
  return (
    <Button variant="primary" size="sm" onClick={show} className="sticky top-2 left-1/2 z-20 -mb-8 -translate-x-1/2">
      <ArrowUp aria-hidden="true" />
      {state.held.length} new
    </Button>
  );
}

/** Selects a row, or with Shift all from the last one up to it. */
function useSelection() {
  const { state, change } = useInboxList();
  const anchor = useRef<string | null>(null);
  const ids = useRef<string[]>([]);
  ids.current = state.rows.map(({ id }) => id);

  return useCallback(
    (id: string, on: boolean, range: boolean) => {
      const [from, to] = [ids.current.indexOf(anchor.current ?? id), ids.current.indexOf(id)].sort((a, b) => a - b);
      const chosen = range && from !== undefined && from >= 0 ? ids.current.slice(from, (to ?? from) + 1) : [id];
      anchor.current = id;
      change({ type: "select", ids: chosen, on });
    },
    [change],
  );
}

export function RowSkeletons({ rows = 8 }: { rows?: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className="grid gap-2 border-b py-3.5 pr-3 pl-9">
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-3.5 w-56" />
          <Skeleton className="mt-1 h-4 w-16" />
        </div>
      ))}
    </div>
  );
}

/** The end of what is loaded: coming near it loads more, and so does its button. */
function ListEnd() {
  const { state, query, loadMore, loadingMore, problem, scroller } = useInboxList();
  const end = useRef<HTMLDivElement>(null);
  const shown = state.more && state.query === query;

  useEffect(() => {
    if (!end.current || !shown || problem) return;
    const near = { root: scroller.current, rootMargin: "600px" };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void loadMore(), near);
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, problem, scroller, loadMore]);

  if (!shown) return null;
  return (
    <div ref={end} className="grid gap-2 p-3">
      {problem && <Notice tone="bad" title={problem.message} />}
      <Button variant="ghost" onClick={() => void loadMore()} disabled={loadingMore}>
        {loadingMore ? "Loading …" : "Load more"}
      </Button>
    </div>
  );
}

/** Stands in place of the rows when there are none to show. */
function NoMatches() {
  const { query, filter, narrow } = useInboxList();
  if (query === "") return <EmptyState icon={Inbox} title="No mail" />;
  const clear = () => narrow({ namespace: "", tag: "", q: "" });
  return (
    <EmptyState icon={SearchX} title="Nothing fits">
      <p>No message fits these filters. New mail that does appears here by itself.</p>
      <p className="mt-4 flex flex-wrap justify-center gap-2">
        <Button size="sm" onClick={clear}>
          Clear filters
        </Button>
        {filter.tag && (
          <ButtonLink size="sm" href={deliveriesPath({ tag_prefix: filter.tag })}>
            What was refused
          </ButtonLink>
        )}
      </p>
    </EmptyState>
  );
}

/** A grey bar where something is about to be; give it the size of what comes, so that nothing shifts. */
function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx("block animate-pulse rounded-md bg-selected", className)} />;
}
