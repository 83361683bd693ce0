"use client";

import { createContext, type Dispatch, type ReactNode, useContext, useMemo, useReducer } from "react";
import { markSeen } from "@/app/(dashboard)/inbox/actions";
import type { InboxPage } from "@/lib/messages/list-inbox";
import { changeInbox, type InboxChange, type InboxState, inboxOf } from "./inbox-state";

interface Inbox {
  /** Takes messages that are gone out of the list. */
  forget(ids: string[]): void;
  /** Marks a message as opened, here and on the server. */
  see(id: string): void;
}

const InboxContext = createContext<Inbox | null>(null);
const StateContext = createContext<[InboxState, Dispatch<InboxChange>] | null>(null);

/** Holds the list for all that stands in it and beside it. */
export function InboxProvider({ initial, children }: { initial: InboxPage; children: ReactNode }) {
  const [state, change] = useReducer(changeInbox, initial, inboxOf);
  const inbox = useMemo<Inbox>(
    () => ({
      forget: (ids) => change({ type: "forget", ids }),
      see(id) {
        change({ type: "see", id });
        void markSeen([id]);
      },
    }),
    [],
  );
  return (
    <InboxContext value={inbox}>
      <StateContext value={useMemo(() => [state, change], [state])}>{children}</StateContext>
    </InboxContext>
  );
}

/** What a part of the inbox may tell the list. */
export function useInbox(): Inbox {
  return within(useContext(InboxContext));
}

export function useInboxState(): [InboxState, Dispatch<InboxChange>] {
  return within(useContext(StateContext));
}

function within<T>(value: T | null): T {
  if (value === null) throw new Error("This part of the inbox stands outside of its provider.");
  return value;
}
