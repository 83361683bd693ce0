import { createPrivateKey, X509Certificate } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createSecureContext } from "node:tls";
import { generate } from "selfsigned";
import { env } from "@/lib/env";

export interface Certificate {
  key: string;
  cert: string;
}

const mailServersPort = 25;
const tenYearsDays = 3_650;

/**
 * For STARTTLS: the operator's own key and certificate, else on port 25 a generated one that is kept in the data folder.
 * Mail servers take any; applications, which send to other ports, refuse one that they can't check, and need none.
 */
export async function tlsCertificate(): Promise<Certificate | null> {
  const own = await operatorsCertificate();
  if (own) return own;
  if (env.SMTP_PORT !== mailServersPort) return null;
  const file = join(env.DATA_DIR, "smtp-tls.json");
  return (await readKept(file)) ?? (await generateAndKeep(file));
}

/** As its files are now; null where none is set. */
export async function operatorsCertificate(): Promise<Certificate | null> {
  if (!env.SMTP_TLS_KEY || !env.SMTP_TLS_CERT) return null;
  const own = { key: await readSetting("SMTP_TLS_KEY"), cert: await readSetting("SMTP_TLS_CERT") };
  if (!isUsable(own)) throw new Error("SMTP_TLS_KEY and SMTP_TLS_CERT: not a PEM key and its certificate");
  return own;
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

/** OpenSSL takes an empty key for none, and fails at each handshake. */
function isUsable({ key, cert }: Certificate): boolean {
  try {
    createSecureContext({ key, cert });
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
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
