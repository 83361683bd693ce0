import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { constants, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Supervisor } from "@/server/supervisor";
import { leaveSettings } from "./environment";
import { listMessages, summary } from "./messages";
import { packageFolder } from "./package";
import type { Service } from "./service";

/** npm passes a signal on that we may have heard already: only a later one means "now". */
const REPEAT_MS = 1_000;
/** Ends that a shell gives a command that is not there, or may not be run. */
const notFound = 127;
const notAllowed = 126;
const shownMails = 20;

/**
 * Runs a command beside a service of its own and returns how it ended. The command finds the service in its environment;
 * when it fails, the mails that came are listed.
 */
export async function run([command = "", ...words]: string[], { data }: { data?: string }): Promise<number> {
  const folder = data ? resolve(data) : mkdtempSync(join(tmpdir(), "restante-"));
  const theirs = { ...process.env };
  const home = process.cwd();
  const wish = listenForStop();
  let supervisor: Supervisor | undefined;
  try {
    await settle(folder);
    supervisor = new (await import("@/server/supervisor")).Supervisor();
    const service = await supervisor.start();
    if (!service) throw new Error("The service has no account to run with.");
    if (wish.signal) return endBy(wish.signal);
    const code = await runCommand(command, words, { cwd: home, env: { ...theirs, ...variables(service) } }, wish);
    if (code !== 0) console.error(await failureReport(service).catch(() => ""));
    return code;
  } finally {
    await supervisor?.stop();
    if (!data) rmSync(folder, { recursive: true, force: true });
  }
}

interface Wish {
  signal: NodeJS.Signals | null;
  child: ChildProcess | null;
}

/** The first signal is the command's to obey, and a later one ends it; so does the end of the npx that runs us. */
function listenForStop(): Wish {
  const wish: Wish = { signal: null, child: null };
  let since = 0;
  const stop = (signal: NodeJS.Signals) => {
    if (wish.signal && Date.now() - since > REPEAT_MS) return wish.child?.kill("SIGKILL");
    if (wish.signal) return;
    wish.signal = signal;
    since = Date.now();
    if (signal !== "SIGINT") wish.child?.kill(signal); // a Ctrl-C reaches it by itself
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(signal));
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop("SIGTERM"), 250).unref();
  return wish;
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
  wish: Wish,
): Promise<number> {
  const child = spawn(command, words, { ...options, stdio: "inherit", shell: process.platform === "win32" });
  wish.child = child;
  return new Promise((done) => {
    child.once("error", ({ code, message }: NodeJS.ErrnoException) => {
      console.error(code === "ENOENT" ? `There is no command "${command}".` : message);
      done(code === "ENOENT" ? notFound : notAllowed);
    });
    child.once("exit", (code, signal) => done(code ?? endBy(signal)));
  });
}

/** As a shell tells of a command that a signal ended. */
function endBy(signal: NodeJS.Signals | null): number {
  return 128 + (constants.signals[signal ?? "SIGTERM"] ?? 0);
}

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
