import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EndpointDefinition } from "@/lib/contract/endpoint";
import { endpoints } from "@/lib/contract/endpoints";
import { installLinks } from "@/lib/contract/install-links";
import { localize, type Place } from "@/lib/contract/localize";
import { endpointSection, errorTable, plansTable, resources, toolSection } from "@/lib/contract/reference";
import { tools } from "@/lib/contract/tools";
import type { SourcePage } from "./load";
import { assumptions, costsTables, needsTable, shardingTables, sweeperItem } from "./scaling";

/** What pages show but do not repeat: it comes from the contract, the settings' file, or the other pages. */
const generated: Record<string, (pages: SourcePage[], place: Place) => string> = {
  "rest-reference": restReference,
  "mcp-reference": () =>
    Object.entries(tools)
      .map(([name, tool]) => toolSection(name, tool))
      .join("\n\n"),
  objects: resources,
  errors: errorTable,
  plans: plansTable,
  pages: pageList,
  "measured-costs": costsTables,
  assumptions,
  "scaling-needs": needsTable,
  sweeper: sweeperItem,
  sharding: shardingTables,
  "install-links": (_, { baseUrl }) =>
    installLinks(baseUrl)
      .map(({ editor, href }) => `[Add to ${editor}](${href})`)
      .join(" or "),
};

/** A page's Markdown for this service: its addresses instead of the defaults, `{{name}}` lines filled. */
export function fillPlaceholders(page: SourcePage, pages: SourcePage[], place: Place): string {
  return page.body
    .split(/^(\{\{[\w-]+\}\})$/m)
    .map((part) => {
      const [, name] = /^\{\{([\w-]+)\}\}$/.exec(part) ?? [];
      // The defaults of the settings are no addresses of this service.
      if (name === "settings") return settingsList();
      if (!name) return localize(part, place);
      const make = generated[name];
      if (!make) throw new Error(`docs/${page.slug}.md: there is no placeholder {{${name}}}`);
      return localize(make(pages, place), place);
    })
    .join("");
}

function restReference(): string {
  return groupBy(Object.values<EndpointDefinition>(endpoints), ({ tag }) => tag)
    .flatMap(([tag, group]) => [`## ${tag}`, ...group.map(endpointSection)])
    .join("\n\n");
}

function pageList(pages: SourcePage[]): string {
  const listed = pages.filter(({ slug }) => slug !== "index");
  return groupBy(listed, ({ section }) => section)
    .map(([section, group]) => `## ${section}\n\n${group.map(pageLine).join("\n")}`)
    .join("\n\n");
}

function pageLine({ slug, title, description }: SourcePage): string {
  return `- [${title}](${slug}.md): ${description}`;
}

/** The items by a key, both in the order in which they come. */
export function groupBy<Item, Key>(items: Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}

/** `.env.example` as Markdown: its comments as text, its settings and examples as code. */
function settingsList(): string {
  const [, ...groups] = readFileSync(join(process.cwd(), ".env.example"), "utf8")
    .trim()
    .split(/\n\s*\n/);
  return groups
    .flatMap((group) => group.split("\n").reduce(addLine, []))
    .map(toMarkdown)
    .join("\n\n");
}

interface Part {
  kind: "text" | "code";
  lines: string[];
}

function addLine(parts: Part[], line: string): Part[] {
  const kind = /^# (?![A-Z_]+=)/.test(line) ? "text" : "code";
  const last = parts.at(-1);
  if (last?.kind === kind) last.lines.push(line);
  else parts.push({ kind, lines: [line] });
  return parts;
}

function toMarkdown({ kind, lines }: Part): string {
  if (kind === "code") return `\`\`\`ini .env\n${lines.join("\n")}\n\`\`\``;
  const text = lines.map((line) => line.slice(2)).join("\n");
  return text.replace(/\b[A-Z]+(?:_[A-Z]+)+\b|\S*<\S+>\S*?(?=[.;,]?(?:\s|$))/g, "`$&`");
}
