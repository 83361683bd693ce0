"use client";

import { useEffect, useRef } from "react";
import { Button } from "../button";
import { Notice } from "../notice";
import { useInboxList } from "./inbox-context";

/** The end of what is loaded: coming near it loads more, and so does its button. */
export function ListEnd() {
  const { state, query, loadMore, loadingMore, problem, scroller } = useInboxList();
  const end = useRef<HTMLDivElement>(null);
  const shown = state.more && state.query === query;

  useEffect(() => {
    if (!end.current || !shown || problem) return;
    const near = { root: scroller.current, rootMargin: "600px" };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void loadMore(), near);
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, problem, scroller, loadMore]);

  if (!shown) return null;
  return (
    <div ref={end} className="grid gap-2 p-3">
      {problem && <Notice tone="bad" title={problem.message} />}
      <Button variant="ghost" onClick={() => void loadMore()} disabled={loadingMore}>
        {loadingMore ? "Loading …" : "Load more"}
      </Button>
    </div>
  );
}
