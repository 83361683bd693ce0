import { docsSite } from "@/lib/docs";
import { env } from "@/lib/env";

interface Context {
  params: Promise<{ slug: string }>;
}

/** A page of the documentation as Markdown: `/docs/<slug>.md` leads here (see next.config.mjs). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const page = docsSite().get((await params).slug);
  if (page) return markdown(page.markdown);
  return markdown(`There is no such page. ${env.BASE_URL}/docs.md lists all.\n`, 404);
}

function markdown(text: string, status = 200): Response {
  return new Response(text, { status, headers: { "content-type": "text/markdown; charset=utf-8" } });
}
