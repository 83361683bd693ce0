import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { ensureBuilt } from "@/scripts/build.mjs";
import { freePort } from "./free-port";

export interface BuiltProcess {
  port: number;
  child: ChildProcess;
  /** Everything it has logged. */
  log(): string;
  /** Kills it outright, as a crash of the machine would. */
  crash(): Promise<void>;
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Runs the built SMTP process on a port of its own. */
export const startSmtpProcess = (settings: Record<string, string> = {}) => startProcess("smtp", "SMTP_PORT", settings);

/** The same of the web process. */
export const startWebProcess = (settings: Record<string, string> = {}) => startProcess("web", "PORT", settings);

async function startProcess(
  name: string,
  portSetting: string,
  settings: Record<string, string>,
): Promise<BuiltProcess> {
  await ensureBuilt(["server", "worker"]);
  const port = await freePort();
  const child = fork(`dist/${name}.js`, {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: { ...process.env, NODE_OPTIONS: "", [portSetting]: String(port), ...settings },
  });
  let logged = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    logged += text;
  });
  const exited = once(child, "exit").then(([code]) => code as number | null);
  const [message] = await Promise.race([once(child, "message"), exited.then(() => [{ type: "exited" }])]);
  if (message.type !== "ready")
    throw new Error(`The ${name} process did not start: ${JSON.stringify(message)} ${logged}`);
  const signal = (name: NodeJS.Signals) => {
    child.kill(name);
    return exited;
  };
  return {
    port,
    child,
    log: () => logged,
    crash: async () => void (await signal("SIGKILL")),
    stop: () => signal("SIGTERM"),
  };
}
