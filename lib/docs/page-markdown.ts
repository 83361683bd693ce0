import type { Place } from "@/lib/contract/localize";
import type { SourcePage } from "./read-pages";
import { resolveLinks } from "./resolve-links";

/** A page as agents read it: whole, with its title, and with links to the Markdown of others. */
export function pageMarkdown({ slug, title, description }: SourcePage, filled: string, { baseUrl }: Place): string {
  const url = (other: string) => (other === "index" ? `${baseUrl}/docs.md` : `${baseUrl}/docs/${other}.md`);
  const end = slug === "index" ? "" : `\n[All pages](${url("index")})\n`;
  return `# ${title}\n\n> ${description}\n\n${resolveLinks(filled, url)}\n${end}`;
}
