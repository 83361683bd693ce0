import type { JsonSchema } from "../json-schema";

/** The fields of an object schema, one bullet each, nested ones indented. */
export function fieldList({ properties = {}, required = [] }: JsonSchema, indent = ""): string {
  return Object.entries(properties)
    .map(([name, field]) => {
      const schema = field as JsonSchema;
      const optional = required.includes(name) ? "" : ", optional";
      const nested = schema.properties ? `\n${fieldList(schema, `${indent}  `)}` : "";
      return `${indent}- \`${name}\` (${typeName(schema)}${optional})${explanation(schema)}${nested}`;
    })
    .join("\n");
}

function typeName(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.replace(/^.*\//, "");
  if (schema.anyOf) return schema.anyOf.map((option) => typeName(option as JsonSchema)).join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (schema.type === "array") return `array of ${typeName(schema.items as JsonSchema)}`;
  const name = Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "any");
  return schema.format ? `${name}, ${schema.format}` : name;
}

function explanation({ description, minimum, maximum, default: standard }: JsonSchema): string {
  const range = maximum === undefined ? null : `From ${minimum} to ${maximum}.`;
  const fallback = standard === undefined ? null : `Default ${JSON.stringify(standard)}.`;
  const parts = [description, range, fallback].filter(Boolean);
  return parts.length > 0 ? `: ${parts.join(" ")}` : "";
}
