"use client";

import { useRouter } from "next/navigation";
import { startTransition, useCallback, useEffect, useOptimistic, useRef, useState } from "react";
import type { LiveStatus } from "./live-mail";
import { serverAnswers } from "./server-answers";

/**
 * Goes to a message, or back, where the server is there: else Next would leave the page for the browser's error page.
 * `going` is where one is on the way to, `unreached` where one could not go.
 */
export function useGo(status: LiveStatus) {
  const router = useRouter();
  const [unreached, setUnreached] = useState<string | null>(null);
  const [going, setGoing] = useOptimistic<string | null>(null);
  const connected = useRef(true);
  connected.current = status !== "connecting";
  useEffect(() => {
    if (status !== "connecting") setUnreached(null);
  }, [status]);

  const go = useCallback(
    (href: string) =>
      startTransition(async () => {
        setGoing(href);
        const there = (connected.current && navigator.onLine) || (await serverAnswers());
        startTransition(() => {
          setUnreached(there ? null : href);
          if (there) router.push(href, { scroll: false });
        });
      }),
    [router, setGoing],
  );
  return { going, unreached, go };
}
