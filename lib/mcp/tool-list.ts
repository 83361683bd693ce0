import type { Tool } from "@modelcontextprotocol/server";
import { jsonSchema } from "@/lib/contract/json-schema";
import { type ToolDefinition, tools } from "@/lib/contract/tools";

/** The tools as `tools/list` shows them. */
export const toolList: Tool[] = Object.entries<ToolDefinition>(tools).map(([name, tool]) => ({
  name,
  title: tool.title,
  description: tool.description,
  inputSchema: jsonSchema(tool.input, "input") as Tool["inputSchema"],
  outputSchema: jsonSchema(tool.declaredOutput ?? tool.output, "output") as Tool["outputSchema"],
  annotations: {
    title: tool.title,
    readOnlyHint: tool.readOnly,
    destructiveHint: false,
    idempotentHint: tool.idempotent,
    openWorldHint: tool.openWorld,
  },
}));
