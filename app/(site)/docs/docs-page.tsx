import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsArticle } from "@/components/docs/docs-article";
import { docsSite } from "@/lib/docs";
import { env } from "@/lib/env";

export function docsMetadata(slug: string): Metadata {
  const page = docsSite().get(slug);
  if (!page) return {};
  const { title, description, path } = page;
  const canonical = `${env.BASE_URL}${path}`;
  return { title, description, alternates: { canonical, types: { "text/markdown": `${canonical}.md` } } };
}

/** The page of a slug; not found for one that is none. */
export function docsPageView(slug: string) {
  const pages = [...docsSite().values()];
  const at = pages.findIndex((page) => page.slug === slug);
  const page = pages[at];
  if (!page) notFound();
  return <DocsArticle page={page} previous={pages[at - 1]} next={pages[at + 1]} />;
}
