import { join } from "node:path";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";
import { type DocsPage, loadDocs } from "./load-docs";

const site = perProcess("docs", () =>
  loadDocs(join(process.cwd(), "docs"), { baseUrl: env.BASE_URL, mailDomain: env.MAIL_DOMAIN }),
);

/** The documentation by slug, read once a process; anew each time while developing. A slug from a URL may be anything. */
export function docsSite(): Map<string, DocsPage> {
  if (process.env.NODE_ENV === "development") site.take();
  return site.get();
}
