import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createAccount } from "@/lib/accounts";
import { closeDatabase } from "@/lib/db/client";
import { env } from "@/lib/env";
import { findCaller, isWellFormedKey } from "@/lib/keys";
import { createNamespace, listNamespaces } from "@/lib/namespaces";

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
    const demo = { ...(await findOrCreate(read(file))), ...service() };
    writeFileSync(file, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
    return demo;
  } finally {
    await closeDatabase();
  }
}

async function findOrCreate(kept: DemoAccount | undefined) {
  const { DEMO_API_KEY: given, DEMO_NAMESPACE: slug } = env;
  if (given && !isWellFormedKey(given)) {
    throw new Error("DEMO_API_KEY must be a key as `npx restante key` makes them: rst_ and 38 letters and digits.");
  }
  const apiKey = given ?? kept?.apiKey;
  const caller = apiKey ? await findCaller(apiKey) : null;
  if (!apiKey || !caller) {
    const { accountId, namespace, apiKey } = await createAccount({ plan: "pro", namespace: slug, apiKey: given });
    return { accountId, namespace, apiKey };
  }
  const slugs = (await listNamespaces(caller)).map((namespace) => namespace.slug);
  if (slug && !slugs.includes(slug)) await createNamespace(caller, slug);
  const namespace = slug ?? slugs.find((known) => known === kept?.namespace) ?? slugs[0] ?? "";
  return { accountId: caller.accountId, namespace, apiKey };
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
