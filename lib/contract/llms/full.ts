import { endpoints } from "../endpoints";
import { localize, type Place } from "../localize";
import { tools } from "../tools";
import { concepts, extraction, limits, mcp, quickStart } from "./chapters";
import { endpointSection } from "./endpoint-section";
import { errorTable } from "./error-table";
import { resources } from "./resources";
import { toolSection } from "./tool-section";

/** The whole reference in Markdown: served as `/llms-full.txt`. */
export function llmsFullText(place: Place): string {
  return localize(chapters().join("\n\n"), place);
}

const chapters = () => [
  "# Restante: full reference",
  "> Disposable inboxes for automated tests and coding agents, over REST and MCP. The short version is http://localhost:3000/llms.txt, the one for machines http://localhost:3000/openapi.json.",
  concepts,
  quickStart,
  extraction,
  "## Resources",
  resources(),
  "## REST",
  `Paths are relative to http://localhost:3000. Request and response bodies are JSON, but for the attachment download. Every endpoint needs \`Authorization: Bearer <API_KEY>\` unless it says otherwise. Besides the errors listed, any of them may answer 500 \`internal_error\`.`,
  ...Object.values(endpoints).map(endpointSection),
  mcp,
  ...Object.entries(tools).map(([name, tool]) => toolSection(name, tool)),
  "## Errors",
  errorTable(),
  limits(),
];
