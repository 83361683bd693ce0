import type { ReactNode } from "react";
import { DocsNav } from "@/components/docs/docs-nav";
import { DocsSearch } from "@/components/docs/docs-search";
import { docsSite, groupBy } from "@/lib/docs";
import "@/components/docs/docs.css";

export default function DocsLayout({ children }: { children: ReactNode }) {
  const pages = [...docsSite().values()].map(({ section, title, path }) => ({ section, title, path }));
  const sections = groupBy(pages, ({ section }) => section).map(([section, pages]) => ({ section, pages }));
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] px-4 sm:px-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-10">
      <div className="grid content-start gap-3 pt-6 lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem)] lg:gap-6 lg:overflow-y-auto lg:py-10">
        <DocsSearch />
        <DocsNav sections={sections} />
      </div>
      {children}
    </div>
  );
}
