"use client";

import { useEffect, useState } from "react";

const stepMilliseconds = 10_000;

/** The time, in steps; at first as the server had it, so that both write the same page. */
export function useNow(server: number): number {
  const [now, setNow] = useState(server);
  useEffect(() => {
    const step = () => setNow(Date.now());
    step();
    const timer = setInterval(step, stepMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now;
}
