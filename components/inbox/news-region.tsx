"use client";

import { useEffect, useRef, useState } from "react";
import { useInboxList } from "./inbox-context";

/** Tells screen readers of new mail. */
export function NewsRegion() {
  const { state } = useInboxList();
  const [text, setText] = useState("");
  const told = useRef(0);
  const arrived = [...state.held, ...state.rows].filter(({ id }) => state.fresh.has(id));

  useEffect(() => {
    const count = state.fresh.size - told.current;
    told.current = state.fresh.size;
    const [newest] = arrived;
    if (count <= 0 || !newest) return;
    const sender = newest.from.name || newest.from.address;
    setText(count === 1 ? `New message from ${sender}: ${newest.subject}` : `${count} new messages`);
  }, [state.fresh, arrived]);

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
