import type { DocsPage } from "./load-docs";

/** A stretch of the documentation that a search may find. */
export interface SearchEntry {
  href: string;
  page: string;
  title: string;
  text: string;
  code: string;
}

/** Everything that can be found: each page's sections, in order. */
export function searchEntries(pages: Iterable<DocsPage>): SearchEntry[] {
  return [...pages].flatMap(({ path, title: page, description, sections }) =>
    sections.map(({ anchor, title, text, code }) => ({
      href: anchor ? `${path}#${anchor}` : path,
      page,
      title,
      text: anchor ? text : `${description} ${text}`,
      code,
    })),
  );
}
