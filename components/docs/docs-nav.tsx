"use client";

import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";

export interface NavSection {
  section: string;
  pages: { title: string; path: string }[];
}

/** All pages by section: beside the text where there is room, in a box that opens on a narrow screen. */
export function DocsNav({ sections }: { sections: NavSection[] }) {
  const pathname = usePathname();
  return (
    <>
      {/* Another page closes the box. */}
      <details key={pathname} className="group rounded-lg border bg-raised lg:hidden">
        <summary className="flex h-9 list-none items-center justify-between px-3 text-sm font-medium">
          All pages
          <ChevronDown className="size-4 text-faint group-open:rotate-180" aria-hidden="true" />
        </summary>
        <nav aria-label="All pages" className="border-t p-3">
          <Sections sections={sections} pathname={pathname} />
        </nav>
      </details>
      <nav aria-label="Documentation" className="hidden lg:block">
        <Sections sections={sections} pathname={pathname} />
      </nav>
    </>
  );
}

function Sections({ sections, pathname }: { sections: NavSection[]; pathname: string }) {
  return (
    <ul className="grid gap-5">
      {sections.map(({ section, pages }) => (
        <li key={section}>
          <p className="px-2.5 text-[0.8125rem] font-semibold">{section}</p>
          <ul className="mt-1 grid">
            {pages.map(({ title, path }) => (
              <li key={path}>
                <Link
                  href={path}
                  aria-current={path === pathname ? "page" : undefined}
                  className={clsx(
                    "block rounded-md px-2.5 py-1 text-sm",
                    path === pathname ? "bg-selected font-medium text-ink" : "text-soft hover:bg-hover hover:text-ink",
                  )}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
