import { z } from "zod";
import { type JsonSchema, jsonSchema } from "../json-schema";
import { apiKey, message, namespace, usage } from "../schemas";
import { fieldList } from "./field-list";

/** The fields of everything that responses refer to by name. */
export function resources(): string {
  const { $defs = {} } = jsonSchema(z.object({ message, namespace, apiKey, usage }), "output");
  return Object.entries($defs)
    .filter(([, schema]) => schema.properties)
    .map(([name, schema]) => `### ${name}\n\n${fieldList(schema as JsonSchema)}`)
    .join("\n\n");
}
