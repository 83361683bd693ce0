"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import type { InboxFilter } from "@/lib/messages";

const names = ["namespace", "tag", "q"] as const;

/** What the list is narrowed to. It stands in the address, so that it survives reloads and goes along with links. */
export function useFilters() {
  const search = useSearchParams();
  const pathname = usePathname();
  const query = filtersOf(search).toString();
  const filter = useMemo<InboxFilter>(() => Object.fromEntries(new URLSearchParams(query)), [query]);

  const narrow = useCallback(
    (change: InboxFilter) => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      // Next takes this up without asking the server for the page anew.
      window.history.replaceState(null, "", hrefOf(pathname, next.toString()));
    },
    [search, pathname],
  );
  return { filter, query, narrow };
}

/** The path with these filters. */
export function hrefOf(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}

function filtersOf(search: URLSearchParams): URLSearchParams {
  const filters = new URLSearchParams();
  for (const name of names) {
    const value = search.get(name);
    if (value) filters.set(name, value);
  }
  return filters;
}
