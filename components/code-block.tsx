import clsx from "clsx";
import type { ReactNode } from "react";
import { CopyButton } from "./copy-button";

interface CodeBlockProps {
  code: string;
  /** Shown above the code: a file name, a language, what it is. */
  title?: string;
  /** The code with highlighting; plain unless given. */
  children?: ReactNode;
}

/** Code to read and copy. Long lines scroll. */
export function CodeBlock({ code, title, children }: CodeBlockProps) {
  return (
    <figure className="group relative overflow-hidden rounded-xl border bg-canvas">
      {title && <figcaption className="border-b px-4 py-2 text-[0.8125rem] font-medium text-soft">{title}</figcaption>}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className={clsx("overflow-x-auto p-4 font-mono text-[0.8125rem] leading-relaxed", !title && "pr-12")}
      >
        <code>{children ?? code}</code>
      </pre>
      <CopyButton
        value={code}
        label="Copy the snippet"
        className={clsx("absolute right-1.5 bg-canvas", title ? "top-0.5" : "bottom-1.5")}
      />
    </figure>
  );
}
