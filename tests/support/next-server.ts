import { spawn } from "node:child_process";
import { once } from "node:events";
import { beforeAll, vi } from "vitest";
import { env } from "@/lib/env";
import { freePort } from "./free-port";
import { endWithParent } from "./processes";
import { shared, stopOthers } from "./shared";

type Next = Awaited<ReturnType<typeof startNext>>;

/** Next's server of this worker, with the settings of now. */
export const sharedNext = (): Promise<Next> => shared("next", () => env, startNext);

/** Has Next's server of this worker run for the tests of the file; it is at the `baseUrl` once they begin. */
export function runNext(): { baseUrl: string } {
  const next = { baseUrl: "" };
  beforeAll(async () => {
    await stopOthers();
    next.baseUrl = (await sharedNext()).baseUrl;
  });
  return next;
}

/** The API as Vercel mounts it: Next's own server and nothing of ours in front, in a process of its own. */
export async function startNext(
  settings: Record<string, string> = {},
): Promise<{ baseUrl: string; output(): string; stop(): Promise<void> }> {
  const port = await freePort();
  const cli = "node_modules/next/dist/bin/next";
  const args = ["--import", endWithParent, cli, "start", "--port", String(port), "--hostname", "127.0.0.1"];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...settings },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  }
  const exited = once(child, "exit");
  const baseUrl = `http://127.0.0.1:${port}`;
  const answers = async () => {
    if (child.exitCode !== null) throw new Error(printed);
    await fetch(`${baseUrl}/livez`);
  };
  await vi.waitFor(answers, { timeout: 50_000 });
  return {
    baseUrl,
    output: () => printed,
    async stop() {
      child.kill("SIGKILL"); // in order it would wait for the waits that tests leave open
      await exited;
    },
  };
}
