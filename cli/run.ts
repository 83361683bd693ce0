import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { leaveSettings } from "./environment";
import { listMessages, summary } from "./messages";
import { packageFolder } from "./package";
import type { Service } from "./service";

/** Ends that a shell gives a command that is not there, or may not be run. */
const notFound = 127;
const shownMails = 20;

/**
 * Runs a command beside a service of its own and returns how it ended. The command finds the service in its environment;
 * when it fails, the mails that came are listed.
 */
export async function run([command = "", ...words]: string[], { data }: { data?: string }): Promise<number> {
  const folder = data ? resolve(data) : mkdtempSync(join(tmpdir(), "restante-"));
  const theirs = { ...process.env };
  const home = process.cwd();
  await settle(folder);
  const { Supervisor } = await import("@/server/supervisor");
  const supervisor = new Supervisor();
  try {
    const service = await supervisor.start();
    if (!service) throw new Error("The service has no account to run with.");
    const code = await runCommand(command, words, { cwd: home, env: { ...theirs, ...variables(service) } });
    if (code !== 0) console.error(await failureReport(service).catch(() => ""));
    return code;
  } finally {
    await supervisor.stop();
    if (!data) rmSync(folder, { recursive: true, force: true });
  }
}

async function settle(folder: string): Promise<void> {
  leaveSettings();
  const [port, smtpPort] = await freePorts(2);
  Object.assign(process.env, {
    PORT: String(port),
    SMTP_PORT: String(smtpPort),
    DATA_DIR: folder,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    RESTANTE_STARTED_IN: process.cwd(),
  });
  process.chdir(packageFolder);
}

/** Ours, and those that common frameworks read. */
function variables({
  url,
  apiKey,
  namespace = "",
  mailDomain = "",
  smtpHost,
  smtpPort,
}: Service): Record<string, string> {
  const port = String(smtpPort);
  return {
    RESTANTE_URL: url,
    RESTANTE_API_KEY: apiKey,
    RESTANTE_NAMESPACE: namespace,
    RESTANTE_MAIL_DOMAIN: mailDomain,
    SMTP_HOST: smtpHost,
    SMTP_PORT: port,
    MAIL_HOST: smtpHost,
    MAIL_PORT: port,
    EMAIL_SERVER: `smtp://${smtpHost}:${port}`,
  };
}

function runCommand(
  command: string,
  words: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<number> {
  const child = spawn(command, words, { ...options, stdio: "inherit", shell: process.platform === "win32" });
  // A Ctrl-C reaches the command by itself; we end when it does.
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", () => {});
  process.on("SIGTERM", pass).on("SIGHUP", pass);
  return new Promise((done) => {
    child.once("error", (error: NodeJS.ErrnoException) => {
      console.error(error.code === "ENOENT" ? `There is no command "${command}".` : error.message);
      done(notFound);
    });
    child.once("exit", (code, signal) => done(code ?? 128 + (signalNumbers[signal ?? ""] ?? 0)));
  });
}

const signalNumbers: Record<string, number> = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

async function failureReport(service: Service): Promise<string> {
  const messages = await listMessages(service);
  if (messages.length === 0) return "\nRestante: no mail came.";
  const count = messages.length === 1 ? "1 mail" : `${messages.length} mails`;
  const some = messages.length > shownMails ? `, the last ${shownMails} of them` : "";
  return `\nRestante: ${count} came${some}\n${summary(messages.slice(0, shownMails))}`;
}

/** Held all at once, so that no two are the same. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer();
      return new Promise<typeof server>((done, failed) => {
        server.once("error", failed).listen(0, "127.0.0.1", () => done(server));
      });
    }),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === "object" && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}
