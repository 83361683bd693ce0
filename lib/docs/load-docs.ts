import type { Place } from "@/lib/contract/localize";
import { fillPlaceholders } from "./fill-placeholders";
import { pageMarkdown } from "./page-markdown";
import { readPages, type SourcePage } from "./read-pages";
import { type RenderedPage, renderPage } from "./render-page";
import { pagePath, resolveLinks } from "./resolve-links";

export interface DocsPage extends Omit<SourcePage, "body">, RenderedPage {
  path: string;
  /** The page as agents get it. */
  markdown: string;
}

/** The pages of a folder by slug, in their order, as this service shows them. */
export function loadDocs(folder: string, place: Place): Map<string, DocsPage> {
  const sources = readPages(folder);
  return new Map(sources.map((source) => [source.slug, loadPage(source, sources, place)]));
}

function loadPage(source: SourcePage, sources: SourcePage[], place: Place): DocsPage {
  const { body: _, ...page } = source;
  const filled = fillPlaceholders(source, sources, place);
  return {
    ...page,
    path: pagePath(page.slug),
    markdown: pageMarkdown(source, filled, place),
    ...renderPage(page.title, resolveLinks(filled, pagePath)),
  };
}
