import fc from "fast-check";
import type { z } from "zod";
import { type JsonSchema, jsonSchema } from "@/lib/contract/json-schema";
import { placeholders } from "./world";

type Schema = JsonSchema & { examples?: unknown[] };

/** The fields of an input, each by itself mostly as the contract wants it, else nearly so; some left out, some unknown. */
export function fieldsOf(fields: z.ZodObject | undefined): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries(fields ? (jsonSchema(fields, "input").properties ?? {}) : {});
  const values = Object.fromEntries(properties.map(([name, schema]) => [name, fieldOf(schema as Schema)]));
  const known = fc.record(values, { requiredKeys: [] });
  return fc.oneof(
    { weight: 5, arbitrary: known },
    {
      weight: 1,
      arbitrary: fc
        .tuple(known, fc.dictionary(hostileText, anything, { maxKeys: 2 }))
        .map(([a, b]) => ({ ...a, ...b })),
    },
  );
}

function fieldOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: validOf(schema) }, { weight: 1, arbitrary: anything });
}

function validOf(schema: Schema): fc.Arbitrary<unknown> {
  const options = [schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? (list as Schema[]) : []));
  if (options.length > 0) return fc.oneof(...options.map(validOf));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "integer") return wholeNumber(schema);
  return text(schema);
}

/** Small ones, so that no answer is late, and those at the bounds. */
function wholeNumber({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema): fc.Arbitrary<number> {
  const [low, high] = [Number(minimum), Number(maximum)];
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: low, max: Math.min(high, low + 20) }) },
    { weight: 1, arbitrary: fc.constantFrom(low - 1, low, high, high + 1) },
  );
}

function text({ examples = [], maxLength = 500 }: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom("", ...examples.map(String)) },
    { weight: 4, arbitrary: fc.constantFrom(...placeholders) },
    { weight: 2, arbitrary: hostileText },
    {
      weight: 1,
      arbitrary: fc.constantFrom(Number(maxLength), Number(maxLength) + 1).map((length) => "x".repeat(length)),
    },
  );
}

/** Texts at which something may break: for SQL, for JSON, for numbers and dates, for paths. */
const breaking = [
  ...[
    "\0",
    "\ud800",
    "\udfff x",
    "\u2028",
    "%",
    "_",
    "\\",
    "'",
    '"',
    "$1",
    "a' or 1=1 --",
    "%%%",
    "\\u0000",
    "..",
    "../..",
    "{}",
  ],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "null",
    "true",
    "NaN",
    "1e400",
    "-1",
    "-0",
    "0x10",
    "1.5",
    "007",
    "9".repeat(30),
  ],
  ...[
    "1970-01-01",
    "2026-02-30T00:00:00Z",
    "2026-01-01T00:00:00+99:99",
    "+275760-09-13T00:00:00Z",
    "-000001-01-01T00:00:00Z",
  ],
  ...["999999999999999", "8640000000000001", "1767225600", "2026-01-01T00:00:00.000000001Z", "infinity", "10000-01-01"],
  ...[
    "http://127.0.0.1:1/",
    "http://[::1]:1/\ud800",
    "http://a:b@127.0.0.1:1/",
    "javascript:1",
    "http://localhost:99999/",
    "http://",
  ],
  ...[
    "msg_",
    "msg_0",
    "key_zzzzzzzzzzzzzzzzzzzzzzzzzz",
    "msg_7zzzzzzzzzzzzzzzzzzzzzzzzz",
    "msg_01kf0zq4wnf7jsx8d3v5tq2m9c",
  ],
];

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...breaking) },
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
