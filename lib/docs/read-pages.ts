import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

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
export function readPages(folder: string): SourcePage[] {
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
