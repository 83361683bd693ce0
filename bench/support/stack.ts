import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateDatabase } from "@/lib/db/migrate";
import { env } from "@/lib/env";
import { ensureBuilt } from "@/scripts/build.mjs";
import { allocatorSettings, nodeFlags } from "@/server/child";
import { startPostgres } from "@/server/postgres";
import { freePort } from "@/tests/support/free-port";

export interface Stack {
  baseUrl: string;
  port: number;
  smtpPort: number;
  web: ChildProcess;
  smtp: ChildProcess;
  stop(): Promise<void>;
}

/** The whole service as `npm start` runs it, on an empty database of its own: durable, on free ports of loopback. */
export async function startStack(settings: Record<string, string> = {}): Promise<Stack> {
  await ensureBuilt();
  const dataDir = mkdtempSync(join(tmpdir(), "restante-bench-"));
  chmodSync(dataDir, 0o755);
  const database = await startPostgres({ dataDir });
  env.DATABASE_URL = database.url;
  env.MAIL_DOMAIN = "inbox.localhost";
  await migrateDatabase(database.url);
  const [port, smtpPort] = [await freePort(), await freePort()];
  const environment: NodeJS.ProcessEnv = {
    ...allocatorSettings,
    ...process.env,
    NODE_ENV: "production",
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    SMTP_PORT: String(smtpPort),
    ...settings,
  };
  const start = async (file: string) => {
    const child = fork(`dist/${file}.js`, { env: environment, execArgv: nodeFlags });
    const [message] = await once(child, "message");
    if (message.type !== "ready") throw new Error(`${file}: ${message.message}`);
    return child;
  };
  const [web, smtp] = await Promise.all([start("web"), start("smtp")]);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    port,
    smtpPort,
    web,
    smtp,
    async stop() {
      for (const child of [web, smtp]) {
        child.kill("SIGTERM");
        await once(child, "exit");
      }
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resident memory of a process, in bytes; Linux. */
export function residentBytes(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}
