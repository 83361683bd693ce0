import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Place } from "@/lib/contract/localize";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";
import { fillPlaceholders } from "./fill";
import { type RenderedPage, renderPage } from "./render";

export interface DocsPage extends Omit<SourcePage, "body">, RenderedPage {
  path: string;
  /** The page as agents get it. */
  markdown: string;
}

/** The documentation by slug, read once a process; anew each time while developing. A slug from a URL may be anything. */
export function docsSite(): Map<string, DocsPage> {
  if (process.env.NODE_ENV === "development") site.take();
  return site.get();
}

const site = perProcess("docs", () =>
  loadDocs(join(process.cwd(), "docs"), {
    baseUrl: env.BASE_URL,
    mailDomain: env.MAIL_DOMAIN,
    proofOfWork: env.SIGN_UP_PROOF_OF_WORK > 0,
  }),
);

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

/** A page as agents read it: whole, with its title, and with links to the Markdown of others. */
function pageMarkdown({ slug, title, description }: SourcePage, filled: string, { baseUrl }: Place): string {
  const url = (other: string) => (other === "index" ? `${baseUrl}/docs.md` : `${baseUrl}/docs/${other}.md`);
  const end = slug === "index" ? "" : `\n[All pages](${url("index")})\n`;
  return `# ${title}\n\n> ${description}\n\n${resolveLinks(filled, url)}\n${end}`;
}

const frontmatter = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  section: z.string().min(1),
  /** Pages come in this order, sections in that of their first page. */
  order: z.coerce.number(),
});

/** A Markdown file: its frontmatter, and the text below without a title of its own. */
export interface SourcePage extends z.output<typeof frontmatter> {
  slug: string;
  body: string;
}

/** The Markdown files of a folder as pages, in their order; throws when one has no title or description. */
function readPages(folder: string): SourcePage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => parsePage(name.slice(0, -3), readFileSync(join(folder, name), "utf8")))
    .sort((one, other) => one.order - other.order || one.slug.localeCompare(other.slug));
}

export function parsePage(slug: string, text: string): SourcePage {
  const [, head = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll("\r\n", "\n")) ?? [];
  const fields = head.split("\n").map((line) => {
    const [, name = "", value = ""] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    return [name, value.replace(/^(["'])(.*)\1$/, "$2")];
  });
  const parsed = frontmatter.safeParse(Object.fromEntries(fields));
  if (!parsed.success) throw new Error(`docs/${slug}.md: the frontmatter lacks ${parsed.error.issues[0]?.path}`);
  return { slug, ...parsed.data, body: body.trim().replace(/^# .*\n+/, "") };
}

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
