"use client";

import clsx from "clsx";
import { useInboxList } from "./inbox-context";

const looks = {
  live: { dot: "bg-good", text: "Live" },
  connecting: { dot: "bg-warn animate-pulse", text: "Connecting …" },
  polling: { dot: "bg-warn", text: "Every 5 s" },
  "signed-out": { dot: "bg-bad", text: "Stopped" },
};

/** Whether new mail appears by itself. What passes within a second is not worth a word. */
export function LiveBadge() {
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
