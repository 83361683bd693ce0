"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import type { LiveStatus } from "./live-mail";

const patienceMilliseconds = 5_000;

/**
 * Goes to a message, or back, where the server is there: else Next would leave the page for the browser's error page.
 * `unreached` is where one could not go.
 */
export function useGo(status: LiveStatus) {
  const router = useRouter();
  const [unreached, setUnreached] = useState<string | null>(null);
  const connected = useRef(true);
  connected.current = status !== "connecting";
  useEffect(() => {
    if (status !== "connecting") setUnreached(null);
  }, [status]);

  const go = useCallback(
    async (href: string) => {
      const there = (connected.current && navigator.onLine) || (await serverAnswers());
      setUnreached(there ? null : href);
      if (there) router.push(href, { scroll: false });
    },
    [router],
  );
  return { unreached, go };
}

async function serverAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMilliseconds);
  const response = await fetch("/livez", { cache: "no-store", signal }).catch(() => null);
  return response?.ok === true;
}
