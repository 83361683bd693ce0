"use client";

import clsx from "clsx";
import { ExternalLink, LoaderCircle, Paperclip } from "lucide-react";
import Link from "next/link";
import { type MouseEvent, memo } from "react";
import type { InboxRow } from "@/lib/messages";
import { Badge } from "../badge";
import { buttonClass } from "../button";
import { CopyButton } from "../copy-button";
import { utcOf } from "./ages";

interface MessageRowProps {
  row: InboxRow;
  href: string;
  age: string;
  expiry: string | null;
  open: boolean;
  /** On the way: chosen, and not here yet. */
  going: boolean;
  fresh: boolean;
  selected: boolean;
  /** Some row is selected: then all show their boxes. */
  selecting: boolean;
  showNamespace: boolean;
  onOpen(href: string): void;
  onSelect(id: string, on: boolean, range: boolean): void;
}

/** A message in the list. The link covers the row; what else can be clicked lies above it, not inside it. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { row, href, age, open, going, fresh, selected, onOpen } = props;
  const sender = row.from.name || row.from.address || "Unknown sender";
  return (
    <li
      data-row={row.id}
      aria-busy={going || undefined}
      className={clsx(
        "group relative isolate flex gap-3 border-b py-3 pr-3 pl-9 [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]",
        selected || open || going ? "bg-selected [&_p]:[--selected:var(--line-strong)]" : "hover:bg-hover",
      )}
    >
      {fresh && (
        <span className="absolute inset-0 -z-10 bg-accent-wash opacity-0 transition-opacity duration-[3000ms] starting:opacity-100" />
      )}
      <Mark {...props} sender={sender} />
      <div className="min-w-0 flex-1 text-sm leading-5">
        <Link
          href={href}
          prefetch={false}
          onNavigate={(event) => {
            event.preventDefault();
            onOpen(href);
          }}
          aria-current={open ? "true" : undefined}
          title={`Received ${utcOf(row.receivedAt)}, expires ${utcOf(row.expireAt)}`}
          className="block outline-none after:absolute after:inset-0 after:-outline-offset-2 after:outline-accent focus-visible:after:outline-2"
        >
          <span dir="auto" className={clsx("block truncate", row.seen ? "text-soft" : "font-semibold")}>
            {sender}
            {!row.seen && <span className="sr-only">, unread</span>}
          </span>
          <span dir="auto" className={clsx("mt-0.5 block truncate", row.seen ? "text-soft" : "text-ink")}>
            {row.subject || <i className="text-faint">No subject</i>}
          </span>
        </Link>
        <Marks row={row} expiry={props.expiry} showNamespace={props.showNamespace} />
      </div>
      <div className="flex shrink-0 flex-col items-end justify-between gap-1">
        <time dateTime={row.receivedAt} className="text-xs leading-5 text-faint tabular-nums">
          {going ? <OnTheWay /> : age}
        </time>
        <Catch row={row} />
      </div>
    </li>
  );
});

/** Seen only where it takes a while. */
function OnTheWay() {
  return (
    <LoaderCircle
      className="my-0.5 size-4 animate-spin transition-opacity delay-200 starting:opacity-0"
      aria-hidden="true"
    />
  );
}

/** The dot of an unread message, and the box that takes its place. */
function Mark({ row, sender, selected, selecting, onSelect }: MessageRowProps & { sender: string }) {
  const toggle = (event: MouseEvent<HTMLInputElement>) => onSelect(row.id, event.currentTarget.checked, event.shiftKey);
  return (
    <>
      {!row.seen && (
        <span
          className={clsx(
            "absolute left-3.5 size-2 rounded-full bg-accent pointer-coarse:top-10",
            selecting ? "top-10" : "top-4.5 group-focus-within:top-10 group-hover:top-10",
          )}
        />
      )}
      <label className="absolute top-0 left-0 z-10 grid h-11 w-9 place-items-center">
        <input
          type="checkbox"
          checked={selected}
          readOnly
          onClick={toggle}
          aria-label={`Select the message from ${sender}`}
          className={clsx(
            "size-3.5 accent-accent pointer-coarse:opacity-100",
            !selecting && "opacity-0 group-focus-within:opacity-100 group-hover:opacity-100",
          )}
        />
      </label>
    </>
  );
}

function Marks({ row, expiry, showNamespace }: { row: InboxRow; expiry: string | null; showNamespace: boolean }) {
  return (
    <p className="mt-1.5 flex h-5 items-center gap-1.5 text-faint *:min-w-0">
      <Badge>
        <bdi className="truncate">{row.tag}</bdi>
      </Badge>
      {showNamespace && (
        <Badge>
          <span className="truncate">{row.namespace}</span>
        </Badge>
      )}
      {row.attachments > 0 && (
        <span className="shrink-0" title={`Attachments: ${row.attachments}`}>
          <Paperclip className="size-3.5" aria-hidden="true" />
          <span className="sr-only">Attachments: {row.attachments}</span>
        </span>
      )}
      {expiry && <span className="shrink-0 text-xs text-warn">{expiry}</span>}
    </p>
  );
}

/** What one came for: the code, to copy, else the link, to open. */
function Catch({ row: { code, link } }: { row: InboxRow }) {
  if (code) {
    return (
      <CopyButton
        variant="secondary"
        value={code}
        label={`Copy the code ${code}`}
        data-row-shortcut="c"
        className="relative z-10 max-w-44"
      >
        <span className="truncate font-mono text-[0.9375rem] font-semibold tracking-wide">{code}</span>
      </CopyButton>
    );
  }
  if (!link || !/^https?:/i.test(link)) return null;
  return (
    <a
      href={link}
      data-row-shortcut="o"
      target="_blank"
      rel="noopener noreferrer"
      title={link}
      className={buttonClass({ variant: "secondary", size: "sm" }, "relative z-10")}
    >
      Open link
      <ExternalLink aria-hidden="true" />
    </a>
  );
}
