import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createAccount } from "@/lib/accounts";
import { closeDatabase } from "@/lib/db/client";
import { env } from "@/lib/env";
import { isWellFormedKey, judgeKey } from "@/lib/keys";
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

/**
 * The account that a start shows, made once; a new one when its key no longer works. One that is suspended stays as it is:
 * what its operator did shall neither keep the service down nor end with the next start.
 */
export async function demoAccount(): Promise<DemoAccount & { isSuspended: boolean }> {
  const file = join(env.DATA_DIR, "demo.json");
  try {
    const { isSuspended, ...account } = await findOrCreate(read(file));
    const demo: DemoAccount = { ...account, ...service() };
    writeFileSync(file, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
    return { ...demo, isSuspended };
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
  const holder = apiKey ? await judgeKey({ key: apiKey }) : null;
  const isSuspended = holder?.fault === "suspended";
  if (!apiKey || !holder || (holder.fault && !isSuspended)) {
    const { accountId, namespace, apiKey } = await createAccount({ plan: "pro", namespace: slug, apiKey: given });
    return { accountId, namespace, apiKey, isSuspended };
  }
  const slugs = (await listNamespaces(holder)).map((namespace) => namespace.slug);
  if (slug && !slugs.includes(slug) && !isSuspended) slugs.unshift((await createNamespace(holder, slug)).slug);
  const namespace = [slug, kept?.namespace].find((wanted) => wanted && slugs.includes(wanted)) ?? slugs[0] ?? "";
  return { accountId: holder.accountId, namespace, apiKey, isSuspended };
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
