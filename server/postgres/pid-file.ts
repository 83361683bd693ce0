import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface PidFile {
  pid: number;
  port: number;
  ready: boolean;
}

/** `postmaster.pid`: the pid on line 1, the port on line 4, the status on line 8. */
export function readPidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    if (pid > 1) return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
  } catch {
    // no such file: nothing runs there
  }
  return undefined;
}

/** The server that runs on `cluster`, told by its command line: after a crash the pid may be someone else's. */
export function runningServer(cluster: string): PidFile | undefined {
  const file = readPidFile(cluster);
  return file && commandLine(file.pid).includes(realpathSync(cluster)) ? file : undefined;
}

/** Stops what a killed start left behind. The caller holds the lock of the data folder, so nobody uses it. */
export async function clearLeftover(cluster: string): Promise<void> {
  const leftover = runningServer(cluster);
  if (leftover) {
    for (const signal of ["SIGINT", "SIGQUIT"] as const) {
      if (await endServer(cluster, leftover.pid, signal)) return;
    }
    throw new Error(`A PostgreSQL from an earlier start does not stop: end process ${leftover.pid}.`);
  }
  rmSync(join(cluster, "postmaster.pid"), { force: true });
}

async function endServer(cluster: string, pid: number, signal: NodeJS.Signals): Promise<boolean> {
  const deadline = Date.now() + 10_000;
  try {
    process.kill(pid, signal);
  } catch {
    return true; // gone by now
  }
  while (Date.now() < deadline) {
    if (!runningServer(cluster)) return true;
    await sleep(20);
  }
  return false;
}

function commandLine(pid: number): string {
  try {
    if (existsSync("/proc/self/cmdline")) return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    if (process.platform === "win32") return "";
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}
