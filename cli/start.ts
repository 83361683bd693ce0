import { resolve } from "node:path";
import { CliError } from "./output";
import { packageFolder } from "./package";

/** The settings of a start, before anything reads them. Its processes are found from the package's folder. */
export function settle({ data, ...given }: { data: string; PORT?: string; SMTP_PORT?: string }): void {
  process.env.DATA_DIR = resolve(data);
  // Without a sender it is not meant for us: it is what an application reads.
  if (!process.env.EMAIL_FROM) delete process.env.EMAIL_SERVER;
  for (const [name, value] of Object.entries(given)) if (value !== undefined) process.env[name] = value;
  Object.assign(process.env, {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    RESTANTE_STARTED_IN: process.cwd(),
  });
  process.chdir(packageFolder);
}

/** Runs the service until it is told to stop. */
export async function start({
  data,
  port,
  smtpPort,
}: {
  data: string;
  port?: string;
  smtpPort?: string;
}): Promise<void> {
  settle({ data, PORT: port, SMTP_PORT: smtpPort });
  const { Supervisor } = await import("@/server/supervisor");
  await new Supervisor().run();
}

/** Runs the web server or the SMTP server alone, on a database of one's own. The web server brings that up to date first. */
export async function startOnly(part: "web" | "smtp"): Promise<void> {
  if (!process.env.DATABASE_URL)
    throw new CliError(`Set DATABASE_URL: \`restante ${part}\` has no PostgreSQL of its own.`);
  settle({ data: process.env.DATA_DIR ?? ".restante" });
  if (part === "smtp") return void (await import("@/smtp/main"));
  const [{ migrateDatabase }, { whenDatabaseAnswers }, { env }] = await Promise.all([
    import("@/lib/db/migrate"),
    import("@/lib/db/readiness"),
    import("@/lib/env"),
  ]);
  await whenDatabaseAnswers(() => migrateDatabase(env.DATABASE_URL_DIRECT ?? env.DATABASE_URL ?? ""));
  await import("@/server/web");
}

export async function admin(words: string[]): Promise<void> {
  settle({ data: process.env.DATA_DIR ?? ".restante" });
  const { runAdmin } = await import("@/server/admin/run-admin");
  const { exitCode, text } = await runAdmin(words);
  (exitCode === 0 ? console.log : console.error)(text);
  process.exitCode = exitCode;
}
