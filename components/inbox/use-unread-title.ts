"use client";

import { useEffect } from "react";

/** Puts the count of unread messages before the page's title, whichever title that is. */
export function useUnreadTitle(unread: number): void {
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
