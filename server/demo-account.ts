import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createAccount } from "@/lib/accounts";
import { closeDatabase } from "@/lib/db/client";
import { env } from "@/lib/env";
import { findCaller } from "@/lib/keys";

export interface DemoAccount {
  accountId: string;
  namespace: string;
  apiKey: string;
}

/** The account that a start shows, made once; a new one when its key no longer works. */
export async function demoAccount(): Promise<DemoAccount> {
  const file = join(env.DATA_DIR, "demo.json");
  try {
    const kept = read(file);
    if (kept && (await findCaller(kept.apiKey))) return kept;
    const { accountId, namespace, apiKey } = await createAccount({ plan: "pro" });
    writeFileSync(file, `${JSON.stringify({ accountId, namespace, apiKey }, null, 2)}\n`, { mode: 0o600 });
    return { accountId, namespace, apiKey };
  } finally {
    await closeDatabase();
  }
}

function read(file: string): DemoAccount | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
