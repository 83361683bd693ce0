"use client";

import clsx from "clsx";
import { useParams } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../button";
import { Notice } from "../notice";
import { FilterBar } from "./filter-bar";
import { useInboxList } from "./inbox-context";
import { ListHead } from "./list-head";
import { MessageList } from "./message-list";
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

/** Says why nothing new comes any more: nobody is signed in, or somebody else. Reloading leads on in both cases. */
function SignedOut() {
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

/** Says that a message could not be opened, above the list, which stays. */
function Unreached() {
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

/** Tells screen readers of new mail. */
function NewsRegion() {
  const { state } = useInboxList();
  const [text, setText] = useState("");
  const told = useRef(0);
  const arrived = [...state.held, ...state.rows].filter(({ id }) => state.fresh.has(id));

  useEffect(() => {
    const count = state.fresh.size - told.current;
    told.current = state.fresh.size;
    const [newest] = arrived;
    if (count <= 0 || !newest) return;
    const sender = newest.from.name || newest.from.address;
    setText(count === 1 ? `New message from ${sender}: ${newest.subject}` : `${count} new messages`);
  }, [state.fresh, arrived]);

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
