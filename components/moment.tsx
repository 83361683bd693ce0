"use client";

import { useEffect, useState } from "react";

const fields = { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;

/** A point in time, such as "15 Jan 2026, 09:30": in UTC as the server renders it, then in the reader's own zone. */
export function Moment({ at, toSeconds = false }: { at: string; toSeconds?: boolean }) {
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => setLocal(written(at, toSeconds)), [at, toSeconds]);
  return (
    <time dateTime={at} title={`${at.slice(0, 19).replace("T", " ")} UTC`} className="tabular-nums">
      {local ?? written(at, toSeconds, "UTC")}
    </time>
  );
}

function written(at: string, toSeconds: boolean, timeZone?: string): string {
  const seconds = toSeconds ? ({ second: "2-digit" } as const) : {};
  return new Intl.DateTimeFormat("en-GB", { ...fields, ...seconds, timeZone }).format(new Date(at));
}
