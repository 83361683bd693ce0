"use client";

import {
  createContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  useContext,
  useMemo,
  useReducer,
  useRef,
} from "react";
import type { deleteMessages, markSeen } from "@/app/(dashboard)/inbox/actions";
import type { InboxPage } from "@/lib/messages/list-inbox";
import { reach } from "../reach";
import { changeInbox, emptyInbox, type InboxChange, type InboxState } from "./inbox-state";
import { useExpiry } from "./use-expiry";
import { useFilters } from "./use-filters";
import { useGo } from "./use-go";
import { useLiveMail } from "./use-live-mail";
import { useNow } from "./use-now";
import { usePages } from "./use-pages";
import { useUnreadTitle } from "./use-unread-title";

interface Inbox {
  /** Deletes messages, and takes them out of the list. */
  remove(ids: string[]): ReturnType<typeof deleteMessages>;
  /** Marks a message as opened, here and on the server. */
  see(id: string): void;
}

type Parts = ReturnType<typeof useFilters> &
  ReturnType<typeof usePages> &
  ReturnType<typeof useLiveMail> &
  ReturnType<typeof useGo>;

interface InboxList extends Parts {
  state: InboxState;
  change: Dispatch<InboxChange>;
  /** In epoch milliseconds: the server's clock until the browser has taken over. */
  now: number;
  /** What scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
}

const InboxContext = createContext<Inbox | null>(null);
const ListContext = createContext<InboxList | null>(null);

interface InboxProviderProps {
  account: string;
  initial: InboxPage;
  now: number;
  deleteMessages: typeof deleteMessages;
  markSeen: typeof markSeen;
  children: ReactNode;
}

/** Holds the list for all that stands in it and beside it. */
export function InboxProvider({ account, initial, children, ...props }: InboxProviderProps) {
  const { deleteMessages, markSeen } = props;
  const filters = useFilters();
  const [state, change] = useReducer(changeInbox, initial, (page) =>
    filters.query === ""
      ? changeInbox(emptyInbox, { type: "page", query: "", page })
      : { ...emptyInbox, unread: page.unread },
  );
  const scroller = useRef<HTMLDivElement>(null);
  const pages = usePages(account, initial, filters.query, state, change);
  const live = useLiveMail(account, state, change, scroller);
  const going = useGo(live.status);
  const now = useNow(props.now);
  useExpiry(account, state, now, change);
  useUnreadTitle(state.unread);

  const inbox = useMemo<Inbox>(
    () => ({
      async remove(ids) {
        const result = await deleteMessages(account, ids);
        if (!result.error) change({ type: "forget", ids });
        return result;
      },
      see(id) {
        change({ type: "see", id });
        void reach(markSeen)(account, [id]);
      },
    }),
    [account, deleteMessages, markSeen],
  );
  return (
    <InboxContext value={inbox}>
      <ListContext value={{ ...filters, ...pages, ...live, ...going, state, change, now, scroller }}>
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
