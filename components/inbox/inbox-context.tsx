"use client";

import { useRouter } from "next/navigation";
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useOptimistic,
  useReducer,
  useRef,
  useState,
} from "react";
import type { deleteMessages, markSeen } from "@/app/(dashboard)/inbox/actions";
import type { InboxPage } from "@/lib/messages";
import { reach } from "../reach";
import { serverAnswers } from "./fetch-inbox";
import { changeInbox, emptyInbox, type InboxChange, type InboxState } from "./inbox-state";
import { type LiveStatus, useLiveMail } from "./live-mail";
import { useFilters } from "./use-filters";
import { useExpiry, usePages } from "./use-pages";

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

/**
 * Goes to a message, or back, where the server is there: else Next would leave the page for the browser's error page.
 * `going` is where one is on the way to, `unreached` where one could not go.
 */
function useGo(status: LiveStatus) {
  const router = useRouter();
  const [unreached, setUnreached] = useState<string | null>(null);
  const [going, setGoing] = useOptimistic<string | null>(null);
  const connected = useRef(true);
  connected.current = status !== "connecting";
  useEffect(() => {
    if (status !== "connecting") setUnreached(null);
  }, [status]);

  const go = useCallback(
    (href: string) =>
      startTransition(async () => {
        setGoing(href);
        const there = (connected.current && navigator.onLine) || (await serverAnswers());
        startTransition(() => {
          setUnreached(there ? null : href);
          if (there) router.push(href, { scroll: false });
        });
      }),
    [router, setGoing],
  );
  return { going, unreached, go };
}

const stepMilliseconds = 10_000;

/** The time, in steps; at first as the server had it, so that both write the same page. */
function useNow(server: number): number {
  const [now, setNow] = useState(server);
  useEffect(() => {
    const step = () => setNow(Date.now());
    step();
    const timer = setInterval(step, stepMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Puts the count of unread messages before the page's title, whichever title that is. */
function useUnreadTitle(unread: number): void {
  useEffect(() => {
    const count = unread > 999 ? "999+" : String(unread);
    const bare = () => document.title.replace(/^\(\d+\+?\) /, "");
    const write = () => {
      const title = unread > 0 ? `(${count}) ${bare()}` : bare();
      if (document.title !== title) document.title = title;
    };
    write();
    // Next writes the title of every page that it goes on to.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = bare();
    };
  }, [unread]);
}
