import type { z } from "zod";
import type { ToolDefinition } from "@/lib/contract/tools";
import { env } from "@/lib/env";

/** What an agent is told that a tool takes: a proof of work, which is long to describe, only where one is asked for. */
export function shownInput({ input }: ToolDefinition): z.ZodObject {
  return env.SIGN_UP_PROOF_OF_WORK === 0 && "proof" in input.shape ? input.omit({ proof: true }) : input;
}
