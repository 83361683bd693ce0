import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { ensureBuilt } from "@/scripts/build.mjs";
import { freePort } from "./free-port";

export interface SmtpProcess {
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
export async function startSmtpProcess(settings: Record<string, string> = {}): Promise<SmtpProcess> {
  await ensureBuilt(["server", "worker"]);
  const port = await freePort();
  const child = fork("dist/smtp.js", {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: { ...process.env, NODE_OPTIONS: "", SMTP_PORT: String(port), ...settings },
  });
  let logged = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    logged += text;
  });
  const exited = once(child, "exit").then(([code]) => code as number | null);
  const [message] = await Promise.race([once(child, "message"), exited.then(() => [{ type: "exited" }])]);
  if (message.type !== "ready") throw new Error(`The SMTP process did not start: ${JSON.stringify(message)} ${logged}`);
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
