"use client";

import { useEffect, useState } from "react";
import { installLinks } from "@/lib/contract/install-links";
import { buttonClass } from "./button";

/** Adds this service to an editor, the key filled in. Where it is reached the browser knows: without scripts there are none. */
export function InstallLinks({ apiKey }: { apiKey: string }) {
  const [origin, setOrigin] = useState<string | null>(null);
  useEffect(() => setOrigin(window.location.origin), []);
  if (origin === null) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {installLinks(origin, apiKey).map(({ editor, href }) => (
        <a key={editor} href={href} className={buttonClass({ size: "sm" })}>
          Add to {editor}
        </a>
      ))}
    </p>
  );
}
