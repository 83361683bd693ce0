const repository = "https://github.com/restante/restante";

/**
 * Turns the links between files, as they work in the repository, into links that work on a site: `concepts.md#tag` as
 * `pageUrl` says, `../lib/mail` into the repository's page. All others stay as they are.
 */
export function resolveLinks(markdown: string, pageUrl: (slug: string) => string): string {
  return markdown.replace(/\]\(([\w./-]+)(#[\w-]+)?\)/g, (whole, path: string, anchor = "") => {
    const [, slug] = /^([\w-]+)\.md$/.exec(path) ?? [];
    if (slug) return `](${pageUrl(slug)}${anchor})`;
    return path.startsWith("../") ? `](${repository}/blob/main/${path.slice(3)}${anchor})` : whole;
  });
}

/** Where a page is on the site. */
export function pagePath(slug: string): string {
  return slug === "index" ? "/docs" : `/docs/${slug}`;
}
