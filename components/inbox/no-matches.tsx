"use client";

import { Inbox, SearchX } from "lucide-react";
import { Button } from "../button";
import { EmptyState } from "../empty-state";
import { useInboxList } from "./inbox-context";

/** Stands in place of the rows when there are none to show. */
export function NoMatches() {
  const { query, narrow } = useInboxList();
  if (query === "") return <EmptyState icon={Inbox} title="No mail" />;
  const clear = () => narrow({ namespace: "", tag: "", q: "" });
  return (
    <EmptyState icon={SearchX} title="Nothing fits">
      <p>No message fits these filters. New mail that does appears here by itself.</p>
      <Button size="sm" className="mt-4" onClick={clear}>
        Clear filters
      </Button>
    </EmptyState>
  );
}
