import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { inject, vi } from "vitest";
import { ensureBuilt } from "@/scripts/build.mjs";
import { freePort } from "./free-port";
import { endWithParent } from "./processes";

/** A server as it runs on a host that has nothing else. */
export interface Host {
  kind: "web" | "smtp";
  port: number;
  /** Everything it has logged. */
  log(): string;
  hasEnded(): boolean;
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<unknown>;
}

/** Starts `restante web` or `restante smtp` of a built repository, this one unless told; resolves once it may be sent what comes. */
export async function startHost(
  kind: Host["kind"],
  settings: Record<string, string> = {},
  { port, root = "." }: { port?: number; root?: string } = {},
): Promise<Host> {
  if (root === ".") await ensureBuilt(["server", "worker"]);
  const at = port ?? (await freePort());
  const child = spawn(process.execPath, ["--import", endWithParent, join(root, "bin", "restante.mjs"), kind], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: {
      ...process.env,
      NODE_OPTIONS: "",
      DATA_DIR: mkdtempSync(join(inject("folder"), kind)),
      [kind === "web" ? "PORT" : "SMTP_PORT"]: String(at),
      ...settings,
    },
  });
  let logged = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    logged += text;
  });
  const exited = new Promise<number | null>((done) => child.once("close", done));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`It ended: ${logged}`);
    if (kind === "web") return (await fetch(`http://127.0.0.1:${at}/readyz`)).ok || Promise.reject(logged);
    return answers(at);
  };
  await vi.waitFor(isReady, { timeout: 60_000, interval: 100 }).catch(async (error) => {
    await end("SIGKILL");
    throw error;
  });
  return {
    kind,
    port: at,
    log: () => logged,
    hasEnded: () => child.exitCode !== null,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}

function answers(port: number): Promise<void> {
  return new Promise((done, failed) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      done();
    });
    socket.once("error", failed);
  });
}
