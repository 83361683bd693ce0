import type { z } from "zod";
import type { EndpointDefinition } from "../endpoint";
import type { JsonSchema } from "../json-schema";
import type { Convert } from "./components";

/** The path, query and header parameters of an endpoint. */
export function parameters(endpoint: EndpointDefinition, convert: Convert): object[] {
  return [
    ...fieldsOf(endpoint.params, convert).map((field) => parameter("path", { ...field, required: true })),
    ...fieldsOf(endpoint.query, convert).map((field) => parameter("query", field)),
    ...(endpoint.access === "signature" ? [signature] : []),
  ];
}

interface Field {
  name: string;
  schema: JsonSchema;
  required: boolean;
}

const signature = {
  name: "stripe-signature",
  in: "header",
  required: true,
  description: "Stripe's signature of the body.",
  schema: { type: "string" },
  example: "t=1768469400,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd",
};

function fieldsOf(fields: z.ZodObject | undefined, convert: Convert): Field[] {
  if (!fields) return [];
  const { properties = {}, required = [] } = convert(fields, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema: schema as JsonSchema,
    required: required.includes(name),
  }));
}

function parameter(place: "path" | "query", { name, schema, required }: Field): object {
  const { description, examples, ...rest } = schema;
  return { name, in: place, required, description, schema: asText(rest), example: examples?.[0] };
}

/** A URL carries text: what may be a string or a number is a string there. */
function asText(schema: JsonSchema): JsonSchema {
  return Array.isArray(schema.type) && schema.type.includes("string") ? { ...schema, type: "string" } : schema;
}
