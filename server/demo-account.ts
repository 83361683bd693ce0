import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createAccount } from "@/lib/accounts";
import { closeDatabase } from "@/lib/db/client";
import { env } from "@/lib/env";
import { findCaller } from "@/lib/keys";

/** An account and where its service is: what the commands of `restante` need. */
export interface DemoAccount {
  accountId: string;
  namespace: string;
  apiKey: string;
  url: string;
  mailDomain: string;
  smtpHost: string;
  smtpPort: number;
}

/** The account that a start shows, made once; a new one when its key no longer works. */
export async function demoAccount(): Promise<DemoAccount> {
  const file = join(env.DATA_DIR, "demo.json");
  try {
    const kept = read(file);
    const works = kept && (await findCaller(kept.apiKey));
    const { accountId, namespace, apiKey } = works ? kept : await createAccount({ plan: "pro" });
    const demo = { accountId, namespace, apiKey, ...service() };
    writeFileSync(file, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
    return demo;
  } finally {
    await closeDatabase();
  }
}

function service() {
  const { BASE_URL: url, MAIL_DOMAIN: mailDomain, SMTP_HOST, SMTP_PORT: smtpPort } = env;
  const smtpHost = ["0.0.0.0", "::"].includes(SMTP_HOST) ? "127.0.0.1" : SMTP_HOST;
  return { url, mailDomain, smtpHost, smtpPort };
}

function read(file: string): DemoAccount | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
