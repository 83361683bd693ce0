import type { EndpointDefinition } from "@/lib/contract/endpoint";
import { endpoints } from "@/lib/contract/endpoints";
import { plansTable } from "@/lib/contract/llms/chapters";
import { endpointSection } from "@/lib/contract/llms/endpoint-section";
import { errorTable } from "@/lib/contract/llms/error-table";
import { resources } from "@/lib/contract/llms/resources";
import { toolSection } from "@/lib/contract/llms/tool-section";
import { localize, type Place } from "@/lib/contract/localize";
import { tools } from "@/lib/contract/tools";
import { groupBy } from "./group-by";
import type { SourcePage } from "./read-pages";
import { settingsList } from "./settings-list";

/** What pages show but do not repeat: it comes from the contract, the settings' file, or the other pages. */
const generated: Record<string, (pages: SourcePage[]) => string> = {
  "rest-reference": restReference,
  "mcp-reference": () =>
    Object.entries(tools)
      .map(([name, tool]) => toolSection(name, tool))
      .join("\n\n"),
  objects: resources,
  errors: errorTable,
  plans: plansTable,
  pages: pageList,
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
      return localize(make(pages), place);
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
