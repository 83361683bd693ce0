"use client";

import { Search } from "lucide-react";
import Link from "next/link";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { type Found, findEntries, type SearchEntry } from "@/lib/docs/search";
import { Dialog } from "../dialog";
import { inputClass } from "../field";
import { Kbd } from "../kbd";

/** A field that opens the search over all pages; so does `/`. */
export function DocsSearch() {
  const [open, setOpen] = useState(false);
  const [entries, setEntries] = useState<SearchEntry[] | "failed" | null>(null);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog");
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  useEffect(() => {
    if (open && !Array.isArray(entries)) void fetchEntries().then(setEntries);
  }, [open, entries]);

  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-keyshortcuts="/"
        className="flex h-9 w-full items-center gap-2 rounded-lg border border-line-strong bg-raised px-3 text-sm text-faint hover:bg-hover"
      >
        <Search className="size-4" aria-hidden="true" />
        <span className="flex-1 text-left">Search the docs</span>
        <Kbd>/</Kbd>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Search the docs">
        <Finder entries={entries} onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

async function fetchEntries(): Promise<SearchEntry[] | "failed"> {
  try {
    const response = await fetch("/docs/search.json");
    return response.ok ? await response.json() : "failed";
  } catch {
    return "failed";
  }
}

interface FinderProps {
  entries: SearchEntry[] | "failed" | null;
  onLeave(): void;
}

/** The words, and what they find. The arrow keys go through it; Enter in the field opens the first. */
function Finder({ entries, onLeave }: FinderProps) {
  const [query, setQuery] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const statusId = useId();
  const found = Array.isArray(entries) ? findEntries(entries, query) : [];

  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>("input, a") ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (event.key === "Enter" && at === 0) stops[1]?.click();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus between what can be used in it
    <div ref={box} onKeyDown={onKeyDown} className="mt-4">
      <input
        // The attribute, which the dialog heeds when it opens; React's own would focus before that.
        ref={(input) => input?.setAttribute("autofocus", "")}
        // Of the type "search", Esc would empty the field first.
        type="text"
        inputMode="search"
        autoComplete="off"
        aria-label="Words to find"
        aria-describedby={statusId}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className={inputClass}
      />
      <p id={statusId} role="status" className="mt-2 text-[0.8125rem] text-faint">
        {statusOf(entries, query, found.length)}
      </p>
      <ul className="mt-2 -mb-2 h-[50dvh] overflow-y-auto">
        {found.map((entry) => (
          <FoundEntry key={entry.href} entry={entry} onLeave={onLeave} />
        ))}
      </ul>
    </div>
  );
}

function FoundEntry({ entry: { href, page, title, excerpt }, onLeave }: { entry: Found; onLeave(): void }) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        onClick={onLeave}
        className="block rounded-lg px-3 py-2 -outline-offset-2 hover:bg-hover focus-visible:bg-hover"
      >
        <span className="block text-sm font-medium">
          {title}
          {title !== page && <span className="font-normal text-faint"> · {page}</span>}
        </span>
        <span className="block truncate text-[0.8125rem] text-soft">{excerpt}</span>
      </Link>
    </li>
  );
}

function statusOf(entries: FinderProps["entries"], query: string, count: number): string {
  if (entries === "failed") return "The search could not be loaded. Close this and open it again.";
  if (query.trim() === "") return "Type a word: a field, an endpoint, an error code.";
  if (entries === null) return "Loading …";
  if (count === 0) return "Nothing found. Try another word.";
  return `${count} ${count === 1 ? "result" : "results"}`;
}
