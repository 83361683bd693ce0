import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createSecureContext } from "node:tls";
import { generate } from "selfsigned";
import { env } from "@/lib/env";

export interface Certificate {
  key: string;
  cert: string;
}

const tenYearsDays = 3_650;

/** The operator's own key and certificate, else a generated one that is kept in the data folder. For STARTTLS. */
export async function tlsCertificate(): Promise<Certificate> {
  if (env.SMTP_TLS_KEY && env.SMTP_TLS_CERT) {
    const own = { key: await readSetting("SMTP_TLS_KEY"), cert: await readSetting("SMTP_TLS_CERT") };
    if (!isUsable(own)) throw new Error("SMTP_TLS_KEY and SMTP_TLS_CERT: not a PEM key and its certificate");
    return own;
  }
  const file = join(env.DATA_DIR, "smtp-tls.json");
  return (await readKept(file)) ?? (await generateAndKeep(file));
}

async function generateAndKeep(file: string): Promise<Certificate> {
  const notAfterDate = new Date(Date.now() + tenYearsDays * 86_400_000);
  const made = await generate([{ name: "commonName", value: env.MAIL_DOMAIN }], { keyType: "ec", notAfterDate });
  const certificate = { key: made.private, cert: made.cert };
  await mkdir(env.DATA_DIR, { recursive: true });
  await writeFile(file, JSON.stringify(certificate), { mode: 0o600 });
  return certificate;
}

/** Null without a file, and for one that a crash left unfinished. */
async function readKept(file: string): Promise<Certificate | null> {
  try {
    const kept = JSON.parse(await readFile(file, "utf8")) as Certificate;
    return isUsable(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isUsable(certificate: Certificate): boolean {
  try {
    createSecureContext(certificate);
    return true;
  } catch {
    return false;
  }
}

async function readSetting(name: "SMTP_TLS_KEY" | "SMTP_TLS_CERT"): Promise<string> {
  try {
    return await readFile(env[name] ?? "", "utf8");
  } catch {
    throw new Error(`${name}: the file cannot be read`);
  }
}
