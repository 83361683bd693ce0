import { needsKey } from "../access";
import { jsonSchema } from "../json-schema";
import type { ToolDefinition } from "../tools";
import { fieldsOf } from "./endpoint-section";
import { fieldList } from "./field-list";

/** A tool: when to use it, what it takes and returns. */
export function toolSection(name: string, { description, input, output, access }: ToolDefinition): string {
  const inputFields = fieldList(jsonSchema(input, "input"));
  return [
    `### Tool \`${name}\``,
    `${description}${needsKey(access) ? "" : " Needs no key."}`,
    inputFields ? `Arguments:\n\n${inputFields}` : "No arguments.",
    `Result:\n\n${fieldsOf(output)}`,
  ].join("\n\n");
}
