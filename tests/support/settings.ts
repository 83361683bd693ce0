import { vi } from "vitest";
import { env, readEnv } from "@/lib/env";
import { perProcess } from "@/lib/per-process";

/** Sets environment variables for the rest of this test file, and reads the settings anew. */
export function applySettings(variables: Record<string, string>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  for (const name of Object.keys(env)) delete (env as Record<string, unknown>)[name];
  Object.assign(env, readEnv(process.env));
  perProcess("stripe", () => null).take(); // made from the settings
}
