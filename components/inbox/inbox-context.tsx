"use client";

import {
  createContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from "react";
import { markSeen } from "@/app/(dashboard)/inbox/actions";
import type { InboxPage } from "@/lib/messages/list-inbox";
import { reach } from "../reach";
import { changeInbox, emptyInbox, type InboxChange, type InboxState } from "./inbox-state";
import type { LiveStatus } from "./live-mail";
import { useFilters } from "./use-filters";
import { useGo } from "./use-go";
import { useLiveMail } from "./use-live-mail";
import { useNow } from "./use-now";
import { usePages } from "./use-pages";
import { useUnreadTitle } from "./use-unread-title";

interface Inbox {
  /** Takes messages that are gone out of the list. */
  forget(ids: string[]): void;
  /** Marks a message as opened, here and on the server. */
  see(id: string): void;
}

interface InboxList extends ReturnType<typeof useFilters>, ReturnType<typeof usePages>, ReturnType<typeof useGo> {
  state: InboxState;
  change: Dispatch<InboxChange>;
  status: LiveStatus;
  /** In epoch milliseconds: the server's clock until the browser has taken over. */
  now: number;
  /** What scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
}

const InboxContext = createContext<Inbox | null>(null);
const ListContext = createContext<InboxList | null>(null);

/** Holds the list for all that stands in it and beside it. */
export function InboxProvider(props: { initial: InboxPage; now: number; children: ReactNode }) {
  const { initial, children } = props;
  const filters = useFilters();
  const [state, change] = useReducer(changeInbox, initial, (page) =>
    filters.query === ""
      ? changeInbox(emptyInbox, { type: "page", query: "", page })
      : { ...emptyInbox, unread: page.unread },
  );
  const scroller = useRef<HTMLDivElement>(null);
  const pages = usePages(initial, filters.query, state, change);
  const status = useLiveMail(state, change, scroller);
  const going = useGo(status);
  const now = useNow(props.now);
  useUnreadTitle(state.unread);
  useEffect(() => change({ type: "expire", now }), [now]);

  const inbox = useMemo<Inbox>(
    () => ({
      forget: (ids) => change({ type: "forget", ids }),
      see(id) {
        change({ type: "see", id });
        void reach(markSeen)([id]);
      },
    }),
    [],
  );
  return (
    <InboxContext value={inbox}>
      <ListContext value={{ ...filters, ...pages, ...going, state, change, status, now, scroller }}>
        {children}
      </ListContext>
    </InboxContext>
  );
}

/** What a part of the inbox may tell the list. */
export function useInbox(): Inbox {
  return provided(useContext(InboxContext));
}

/** For the list itself. */
export function useInboxList(): InboxList {
  return provided(useContext(ListContext));
}

function provided<T>(value: T | null): T {
  if (value === null) throw new Error("This part of the inbox stands outside of its provider.");
  return value;
}
