import fc from "fast-check";
import type { z } from "zod";
import { type JsonSchema, jsonSchema } from "@/lib/contract/json-schema";
import words from "../../fixtures/fuzz/rest.json";
import { placeholders } from "./world";

type Schema = JsonSchema & { examples?: unknown[] };

/** The fields of an input: few at a time, each mostly as the contract wants it, now and then nearly so, or an unknown one. */
export function fieldsOf(fields: z.ZodObject | undefined): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [] } = fields ? jsonSchema(fields, "input") : {};
  const names = Object.keys(properties);
  const chosen = fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .subarray(names, { maxLength: Math.min(3, names.length) })
        .map((some) => [...new Set([...required, ...some])]),
    },
    { weight: 1, arbitrary: fc.subarray(names) },
  );
  const valid = fc.record(Object.fromEntries(names.map((name) => [name, validOf(properties[name] as Schema, name)])));
  const odd = fc.oneof(
    { weight: 5, arbitrary: fc.constant({}) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...names, "x"), anything).map(([name, value]) => ({ [name]: value })),
    },
    { weight: 1, arbitrary: fc.dictionary(hostileText, anything, { maxKeys: 2 }) },
  );
  return fc
    .tuple(chosen, valid, odd)
    .map(([some, values, more]) => ({ ...Object.fromEntries(some.map((name) => [name, values[name]])), ...more }));
}

function validOf(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const options = [schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? (list as Schema[]) : []));
  if (options.length > 0) return fc.oneof(...options.map((option) => validOf(option, name)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "integer") return wholeNumber(schema);
  return text(schema, name);
}

/** Small ones, so that no answer is late, and those at the bounds. */
function wholeNumber({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema): fc.Arbitrary<number> {
  const [low, high] = [Number(minimum), Number(maximum)];
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: low, max: Math.min(high, low + 20) }) },
    { weight: 1, arbitrary: fc.constantFrom(low - 1, low, high, high + 1) },
  );
}

function text({ examples = [], maxLength = 500 }: Schema, name: string): fc.Arbitrary<unknown> {
  const length = Number(maxLength);
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom("", ...examples.map(String)) },
    { weight: 8, arbitrary: fc.constantFrom(...(usual[name] ?? placeholders)) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constantFrom("x".repeat(length), "x".repeat(length + 1)) },
  );
}

/** What fields are given by those who know what there is. */
const usual: Record<string, string[]> = {
  id: placeholders.filter((name) => /message|hidden/.test(name)),
  namespace: ["{own.namespace}", "{own.second}", "{foreign.namespace}"],
  tag: ["agent-1", "AGENT-1", "secret-1", "nobody"],
  tag_prefix: ["agent-", "s", "", "_"],
  address: ["{own.address}", "{foreign.address}"],
  subject: ["inside", "side", "%"],
  from: ["example.com", "INSIDE"],
  since: ["0", "1970-01-01", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00.123+05:30", "999999999999999"],
  slug: ["{own.namespace}", "{foreign.second}", "fuzz-1", "abc"],
  email: ["dev@example.com", "DEV@EXAMPLE.COM"],
  url: ["http://127.0.0.1:1/a", "http://[::1]:1/b?c#d", "http://localhost:1"],
};

/** Texts at which something may break: for SQL, for JSON, for numbers and dates, for paths. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...words.texts, "\ud800") },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 6 }),
  },
);

const anything = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, -0, [], {}, [[]], [1, "a"], { toString: 1 }, { length: 3 }),
  fc.array(hostileText, { maxLength: 3 }),
  fc.dictionary(hostileText, fc.nat(), { maxKeys: 3 }),
);
