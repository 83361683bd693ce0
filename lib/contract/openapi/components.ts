import { z } from "zod";
import { type JsonSchema, jsonSchema } from "../json-schema";

/** Turns zod schemas into those of an OpenAPI document, and gathers the named ones that they refer to. */
export function createComponents() {
  const schemas: Record<string, JsonSchema> = {};

  function convert(schema: z.ZodType, io: "input" | "output"): JsonSchema {
    // Wrapped, so that a named schema is referred to even where it is the whole.
    const { properties, $defs } = jsonSchema(z.object({ whole: schema }), io);
    Object.assign(schemas, withComponentRefs($defs ?? {}));
    return withComponentRefs(properties?.whole) as JsonSchema;
  }
  return { schemas, convert };
}

export type Convert = ReturnType<typeof createComponents>["convert"];

function withComponentRefs<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
