import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A zod schema as JSON Schema 2020-12, named parts in `$defs`, without what only a validator would read. */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const {
    $schema: _,
    "~standard": __,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => simplify(jsonSchema),
  });
  return rest.$ref ? inlined(rest) : rest;
}

/** A schema that has a name comes as a reference to itself; MCP wants to see `type: "object"` at the root. */
function inlined({
  $ref,
  $defs: { [`${$ref}`.replace("#/$defs/", "")]: root, ...$defs } = {},
}: JsonSchema): JsonSchema {
  return { ...root, $defs };
}

function simplify(schema: JsonSchema): void {
  if (schema.format) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.propertyNames) delete schema.propertyNames;
  if ("example" in schema) {
    schema.examples = [schema.example];
    delete schema.example;
  }
}

/** The contract's own example of a field; undefined where it has none. */
export function exampleOf(fields: z.ZodObject | undefined, name: string): unknown {
  return Object(fields && jsonSchema(fields, "input").properties?.[name]).examples?.[0];
}

/** The fields of a JSON body, each with its example. */
export function exampleBody(fields: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(Object.keys(fields.shape).map((name) => [name, exampleOf(fields, name)]));
}
