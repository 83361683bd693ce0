"use client";

import clsx from "clsx";
import { useParams } from "next/navigation";
import type { ReactNode } from "react";
import { FilterBar } from "./filter-bar";
import { useInboxList } from "./inbox-context";
import { ListHead } from "./list-head";
import { MessageList } from "./message-list";
import { NewsRegion } from "./news-region";
import { SignedOut } from "./signed-out";
import { Unreached } from "./unreached";
import { useShortcuts } from "./use-shortcuts";

interface InboxFrameProps {
  namespaces: string[];
  /** What an account without mail is shown. */
  empty: ReactNode;
  children: ReactNode;
}

/** The list and, beside it, the message; on a narrow screen one of them. The columns scroll, the page does not. */
export function InboxFrame({ namespaces, empty, children }: InboxFrameProps) {
  const { state, query, loading, problem } = useInboxList();
  const { id: open } = useParams<{ id?: string }>();
  useShortcuts();
  const isEmpty = state.rows.length + state.held.length === 0 && query === "" && !loading && !problem;
  const alone = isEmpty && !open;
  return (
    <div className="flex h-[calc(100dvh-3rem)] md:h-dvh">
      <section
        aria-label="Inbox"
        className={clsx(
          "flex min-w-0 flex-col",
          open && "max-lg:hidden",
          alone ? "flex-1" : "w-full lg:w-96 lg:shrink-0 lg:border-r",
        )}
      >
        <ListHead />
        {!isEmpty && <FilterBar namespaces={namespaces} />}
        <div className="border-t" />
        <SignedOut />
        <Unreached />
        {alone ? (
          <div className="min-h-0 flex-1 overflow-y-auto">{empty}</div>
        ) : (
          <MessageList showNamespace={namespaces.length > 1} />
        )}
        <NewsRegion />
      </section>
      {!alone && <div className={clsx("min-w-0 flex-1 overflow-y-auto", !open && "max-lg:hidden")}>{children}</div>}
    </div>
  );
}
