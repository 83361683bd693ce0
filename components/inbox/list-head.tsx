"use client";

import clsx from "clsx";
import { Keyboard, Trash2, X } from "lucide-react";
import { useParams, useRouter } from "next/navigation";
import { useState } from "react";
import { Badge } from "../badge";
import { Button } from "../button";
import { ConfirmButton } from "../confirm-button";
import { Dialog } from "../dialog";
import { Kbd } from "../kbd";
import { useInbox, useInboxList } from "./inbox-context";
import { hrefOf } from "./use-filters";

/** The title of the list; while rows are selected, what can be done with them. */
export function ListHead() {
  const { state } = useInboxList();
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 px-3">
      {state.selected.size > 0 ? <Selection /> : <Title />}
    </header>
  );
}

function Title() {
  const { state } = useInboxList();
  return (
    <>
      <Heading className="pl-1 text-[0.9375rem] font-semibold" />
      {state.unread > 0 && (
        <Badge tone="accent">
          {state.unread > 999 ? "999+" : state.unread}
          <span className="sr-only">unread</span>
        </Badge>
      )}
      <span className="flex-1" />
      <LiveBadge />
      <ShortcutsButton />
    </>
  );
}

/** The page's title is that of the message, where one is open. */
function Heading({ className }: { className: string }) {
  const Tag = useParams().id ? "h2" : "h1";
  return <Tag className={className}>Inbox</Tag>;
}

const chunk = 200; // what one call deletes

function Selection() {
  const { state, change } = useInboxList();
  const remove = useDeletion();
  const ids = [...state.selected];
  const all = state.rows.map(({ id }) => id);
  const messages = ids.length === 1 ? "message" : `${ids.length} messages`;

  return (
    <>
      <Heading className="sr-only" />
      <Button
        variant="ghost"
        size="icon"
        aria-label="Clear the selection"
        onClick={() => change({ type: "select", ids, on: false })}
      >
        <X aria-hidden="true" />
      </Button>
      <p role="status" className="text-sm font-medium">
        {ids.length} selected
      </p>
      <span className="flex-1" />
      {ids.length < all.length && (
        <Button variant="ghost" size="sm" onClick={() => change({ type: "select", ids: all, on: true })}>
          Select all
        </Button>
      )}
      <ConfirmButton
        size="sm"
        data-shortcut="#"
        title={`Delete ${messages}?`}
        description="Their sources and attachments go with them. This cannot be undone."
        confirmLabel={`Delete ${messages}`}
        action={() => remove(ids)}
      >
        <Trash2 aria-hidden="true" />
        Delete
      </ConfirmButton>
    </>
  );
}

/** Deletes messages, and closes the one that is open when it is among them. */
function useDeletion() {
  const { remove } = useInbox();
  const { query } = useInboxList();
  const { id: open } = useParams<{ id?: string }>();
  const router = useRouter();
  return async (ids: string[]) => {
    for (let first = 0; first < ids.length; first += chunk) {
      const { error } = await remove(ids.slice(first, first + chunk));
      if (error) return { error };
    }
    if (open && ids.includes(open)) router.push(hrefOf("/inbox", query));
    return {};
  };
}

const looks = {
  live: { dot: "bg-good", text: "Live" },
  connecting: { dot: "bg-warn animate-pulse", text: "Connecting …" },
  polling: { dot: "bg-warn", text: "Every 5 s" },
  "signed-out": { dot: "bg-bad", text: "Stopped" },
};

/** Whether new mail appears by itself. What passes within a second is not worth a word. */
function LiveBadge() {
  const { status } = useInboxList();
  const { dot, text } = looks[status];
  return (
    <span
      key={status}
      role="status"
      className={clsx(
        "flex items-center gap-1.5 text-xs text-faint",
        status === "connecting" && "transition-opacity delay-1000 starting:opacity-0",
      )}
    >
      <span className={clsx("size-1.5 rounded-full", dot)} />
      {text}
    </span>
  );
}

const shortcuts = [
  ["j", "Next message"],
  ["k", "Previous message"],
  ["Enter", "Open the message"],
  ["Esc", "Close the message, or clear the selection"],
  ["c", "Copy the code"],
  ["o", "Open the verification link"],
  ["x", "Select the message"],
  ["#", "Delete"],
  ["/", "Search"],
  ["?", "Show these shortcuts"],
] as const;

function ShortcutsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="pointer-coarse:hidden"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts"
        data-shortcut="?"
        onClick={() => setOpen(true)}
      >
        <Keyboard aria-hidden="true" />
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Keyboard shortcuts">
        <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5 text-sm">
          {shortcuts.map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd className="text-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
