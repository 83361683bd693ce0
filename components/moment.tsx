"use client";

import { useEffect, useState } from "react";

const fields = { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;
const utc = new Intl.DateTimeFormat("en-GB", { ...fields, timeZone: "UTC" });

/** A point in time, such as "15 Jan 2026, 09:30": in UTC as the server renders it, then in the reader's own zone. */
export function Moment({ at }: { at: string }) {
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => setLocal(new Intl.DateTimeFormat("en-GB", fields).format(new Date(at))), [at]);
  return (
    <time dateTime={at} title={`${at.slice(0, 19).replace("T", " ")} UTC`} className="tabular-nums">
      {local ?? utc.format(new Date(at))}
    </time>
  );
}
