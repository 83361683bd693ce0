"use client";

import { useEffect } from "react";
import { useInbox } from "../inbox/inbox-context";

/** Notes that a person has opened the message: in the browser, for the page may also be fetched by nobody's wish. */
export function MarkSeen({ id }: { id: string }) {
  const { see } = useInbox();
  useEffect(() => see(id), [see, id]);
  return null;
}
