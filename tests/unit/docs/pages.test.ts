import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { endpoints } from "@/lib/contract/endpoints";
import { errorCodes } from "@/lib/contract/errors";
import { plans } from "@/lib/contract/plans";
import { extracted, message } from "@/lib/contract/schemas";
import { tools } from "@/lib/contract/tools";
import { type DocsPage, loadDocs } from "@/lib/docs/load";
import { limits } from "@/lib/mail/limits";
import { limits as readingLimits } from "@/packages/extract/src/limits";

const site = loadDocs("docs", { baseUrl: "https://restante.test", mailDomain: "mail.test" });
const pages = [...site.values()];
const page = (slug: string): DocsPage => {
  const found = site.get(slug);
  if (!found) throw new Error(`there is no page ${slug}`);
  return found;
};
const htmlOf = ({ blocks }: DocsPage) => blocks.map(({ html }) => html).join("");

test.each(pages)("$slug is filled, and speaks of this service's addresses", (page) => {
  expect(page.markdown).toMatch(new RegExp(`^# ${page.title}\n\n> `));
  expect(page.markdown).not.toMatch(/^\{\{|undefined|\[object /m);
  expect(page.markdown).not.toContain("http://localhost:3000");
  expect(page.description.length).toBeLessThan(160);
  expect(page.sections.slice(1).map(({ depth }) => depth)).not.toContain(1);
});

test.each(pages)("the links and anchors of $slug lead somewhere", (page) => {
  const links = [...htmlOf(page).matchAll(/<a href="([^"]+)"/g)].map(([, href = ""]) => href);
  for (const href of links) expect(leadsSomewhere(page, href), href).toBe(true);
});

function leadsSomewhere(from: DocsPage, href: string): boolean {
  const repository = "https://github.com/restante/restante/blob/main/";
  if (href.startsWith(repository)) return existsSync(join(process.cwd(), href.slice(repository.length)));
  if (/^(https?|cursor|vscode):/.test(href)) return true;
  const [path = "", anchor] = href.split("#");
  const to = path === "" ? from : pages.find((page) => page.path === path);
  return to !== undefined && (anchor === undefined || to.sections.some((section) => section.anchor === anchor));
}

test.each(pages)("the Markdown of $slug links to Markdown", ({ markdown }) => {
  const links = [...markdown.matchAll(/\]\(https:\/\/restante\.test(\/docs[^)#]*)/g)].map(([, path]) => path);
  for (const path of links) expect(path).toMatch(/^\/docs(\/[\w-]+)?\.md$/);
  const known = new Set(pages.map(({ path }) => `${path}.md`));
  expect(links.filter((path) => !known.has(path ?? ""))).toEqual([]);
});

test("the reference holds every endpoint, error, tool and plan", () => {
  const { markdown: rest } = page("rest");
  for (const { method, path } of Object.values(endpoints)) expect(rest).toContain(`### ${method} ${path}\n`);
  for (const code of Object.keys(errorCodes)) expect(rest).toContain(`| \`${code}\` |`);
  for (const name of Object.keys(tools)) expect(page("mcp").markdown).toContain(`### Tool \`${name}\``);
  for (const name of Object.keys(plans)) expect(page("limits").markdown).toContain(`| ${name} |`);
});

test("what a message is cut at is said in the limits and in its fields", () => {
  const { attachments, headerNames } = limits;
  const { links } = readingLimits;
  expect(page("limits").markdown).toContain(`${attachments} attachments, ${links} links, ${headerNames} headers`);
  const { shape } = message;
  expect(shape.attachments.meta()?.description).toContain(`most ${attachments}.`);
  expect(shape.headers.meta()?.description).toContain(`most ${headerNames}.`);
  expect(extracted.shape.links.meta()?.description).toContain(`most ${links}.`);
});

test("the index lists every other page", () => {
  const { markdown } = page("index");
  for (const { slug, title } of pages.filter(({ slug }) => slug !== "index")) {
    expect(markdown).toContain(`- [${title}](https://restante.test/docs/${slug}.md): `);
  }
});

test("settings are shown with their defaults, not with this service's", () => {
  expect(page("configuration").markdown).toContain("MAIL_DOMAIN=inbox.localhost");
});

test("slugs are unique, and so are titles and orders", () => {
  for (const field of ["slug", "title", "order"] as const) {
    expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length);
  }
});
