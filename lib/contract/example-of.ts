import type { z } from "zod";
import { jsonSchema } from "./json-schema";

/** The contract's own example of a field; undefined where it has none. */
export function exampleOf(fields: z.ZodObject | undefined, name: string): unknown {
  return Object(fields && jsonSchema(fields, "input").properties?.[name]).examples?.[0];
}

/** The fields of a JSON body, each with its example. */
export function exampleBody(fields: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(Object.keys(fields.shape).map((name) => [name, exampleOf(fields, name)]));
}
