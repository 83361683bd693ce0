"use client";

import clsx from "clsx";
import Link from "next/link";
import { useInboxList } from "../inbox/inbox-context";
import type { Tab } from "./tabs";

const labels = {
  html: "HTML",
  text: "Text",
  headers: "Headers",
  source: "Source",
  attachments: "Attachments",
  api: "API",
};

interface MessageTabsProps {
  id: string;
  tabs: Tab[];
  current: Tab;
  attachments: number;
}

/** The views of a message. Links, so that each has an address and the keyboard needs no learning. */
export function MessageTabs({ id, tabs, current, attachments }: MessageTabsProps) {
  const { query } = useInboxList();
  return (
    <nav aria-label="Views of the message" className="flex shrink-0 gap-0.5 overflow-x-auto border-b px-3">
      {tabs.map((tab) => (
        <Link
          key={tab}
          href={`/inbox/${id}?${query ? `${query}&` : ""}tab=${tab}`}
          prefetch={false}
          scroll={false}
          aria-current={tab === current ? "page" : undefined}
          className={clsx(
            "-mb-px flex h-10 items-center gap-1.5 border-b-2 px-2 text-[0.8125rem] font-medium -outline-offset-2",
            tab === current ? "border-ink text-ink" : "border-transparent text-soft hover:text-ink",
          )}
        >
          {labels[tab]}
          {tab === "attachments" && attachments > 0 && (
            <span className="rounded-full bg-selected px-1.5 text-xs text-soft">{attachments}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
