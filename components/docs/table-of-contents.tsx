"use client";

import clsx from "clsx";
import { useEffect, useState } from "react";

export interface ContentsEntry {
  depth: number;
  title: string;
  anchor: string;
}

/** The headings of a page; the one that is being read is marked. */
export function TableOfContents({ entries }: { entries: ContentsEntry[] }) {
  const [current, setCurrent] = useState("");
  useEffect(() => {
    const headings = entries.flatMap(({ anchor }) => document.getElementById(anchor) ?? []);
    // A heading is the current one from where it reaches the upper third, until the next one does.
    const observer = new IntersectionObserver(
      () => {
        const passed = headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3);
        setCurrent(passed.at(-1)?.id ?? "");
      },
      { rootMargin: "0px 0px -66% 0px" },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);

  return (
    <nav aria-labelledby="on-this-page" className="text-[0.8125rem]">
      <h2 id="on-this-page" className="font-semibold">
        On this page
      </h2>
      <ul className="mt-2 border-l">
        {entries.map(({ depth, title, anchor }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              aria-current={anchor === current ? "location" : undefined}
              className={clsx(
                "-ml-px block border-l py-1 wrap-anywhere hover:text-ink",
                depth === 2 ? "pl-3" : "pl-6",
                anchor === current ? "border-accent text-ink" : "border-transparent text-soft",
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
