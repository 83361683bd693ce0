"use client";

import { Check, Copy } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "./button";

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, "value"> {
  value: string;
  /** What is copied, for those who cannot see it: "Copy the address". */
  label: string;
}

/** Copies `value` and says so for two seconds. Without children it is an icon. */
export function CopyButton({ value, label, children, size, variant = "ghost", ...rest }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <Button
      variant={variant}
      size={size ?? (children ? "sm" : "icon")}
      aria-label={label}
      title={label}
      onClick={() => void copyText(value).then(() => setCopied(true))}
      {...rest}
    >
      {copied ? <Check className="text-good" aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {children}
      <span role="status" className="sr-only">
        {copied ? "Copied" : ""}
      </span>
    </Button>
  );
}

/** The clipboard API exists on https and localhost only; elsewhere the older way still works. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement("textarea");
  area.value = text;
  // Beside the focus, so that a modal dialog around it does not make it inert.
  (document.activeElement?.parentElement ?? document.body).append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}
