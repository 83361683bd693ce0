"use client";

import clsx from "clsx";
import { useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";

/** The list and, beside it, the message; on a narrow screen one of them. The columns scroll, the page does not. */
export function InboxFrame({ list, children }: { list: ReactNode; children: ReactNode }) {
  const open = useSelectedLayoutSegment() !== null;
  return (
    <div className="flex h-[calc(100dvh-3rem)] md:h-dvh">
      <section aria-label="Messages" className={clsx("w-full border-r lg:w-96 lg:shrink-0", open && "max-lg:hidden")}>
        {list}
      </section>
      <div className={clsx("min-w-0 flex-1 overflow-y-auto", !open && "max-lg:hidden")}>{children}</div>
    </div>
  );
}
