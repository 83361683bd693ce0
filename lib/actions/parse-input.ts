import type { z } from "zod";
import { ApiError } from "@/lib/contract/errors";

/** The value as the schema reads it; throws `invalid_request` that says what is wrong with it: "The slug must be …". */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiError("invalid_request", `${name} ${issue?.message ?? "is not valid"}.`, "Correct it and try again.");
}
