import type { ReactNode } from "react";
import { buttonClass } from "../button";

interface CutProps {
  shown: number;
  whole: number;
  unit: "characters" | "bytes";
  href: string;
  /** Leads to a file, not to a page. */
  download?: boolean;
  children: ReactNode;
}

const number = new Intl.NumberFormat("en");

/** Says that something long is shown in part, and where the rest is. */
export function Cut({ shown, whole, unit, href, download, children }: CutProps) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-3 text-[0.8125rem] text-soft">
      The first {number.format(shown)} of {number.format(whole)} {unit} are shown.
      <a href={href} download={download} className={buttonClass({ size: "sm" })}>
        {children}
      </a>
    </p>
  );
}
