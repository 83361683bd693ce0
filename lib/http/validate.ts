import { z } from "zod";
import type { EndpointDefinition } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";

/** Path parameters, checked; a malformed one names nothing that exists, so it is `not_found`. */
export function validateParams(schema: EndpointDefinition["params"], values: Record<string, string>): unknown {
  if (!schema) return {};
  const parsed = schema.safeParse(readNumbers(schema, values));
  if (parsed.success) return parsed.data;
  throw new ApiError(
    "not_found",
    "There is nothing under this id.",
    "Check the id: it is not of a form that was ever given out.",
  );
}

/** Query parameters, checked; the first of a repeated one counts, unknown ones are ignored. */
export function validateQuery(schema: EndpointDefinition["query"], search: URLSearchParams): unknown {
  if (!schema) return {};
  const values: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const value = search.get(name);
    if (value !== null) values[name] = value;
  }
  return validate(schema, readNumbers(schema, values), "query parameter");
}

export function validateBody(schema: EndpointDefinition["body"], values: Record<string, unknown>): unknown {
  return schema ? validate(schema, values, "field") : {};
}

function validate(schema: z.ZodObject, values: Record<string, unknown>, what: string): unknown {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = issue?.path.join(".") ?? "";
  throw new ApiError(
    "invalid_request",
    `\`${name}\` ${issue?.message ?? "is not valid"}.`,
    `Correct the ${what} \`${name}\`. GET /openapi.json describes every ${what}.`,
  );
}

/** Digits become numbers where the schema wants one; anything else is left for the schema to refuse. */
function readNumbers(schema: z.ZodObject, values: Record<string, string>): Record<string, unknown> {
  const read = Object.entries(values).map(([name, value]) =>
    wantsNumber(schema.shape[name]) && /^-?\d+$/.test(value) ? [name, Number(value)] : [name, value],
  );
  return Object.fromEntries(read);
}

function wantsNumber(type: unknown): boolean {
  if (type instanceof z.ZodDefault || type instanceof z.ZodOptional) return wantsNumber(type.unwrap());
  return type instanceof z.ZodNumber;
}
