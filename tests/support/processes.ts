import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** The processes that `pid` started and that still run, with their command lines. Linux only. */
export function childrenOf(pid: number): { pid: number; command: string }[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name), command: read(`/proc/${name}/cmdline`) }))
    .filter(({ parent, command }) => parent === pid && command !== "");
}

/**
 * For Node's `--import`, in a process with a channel to us: it ends with the worker that started it, which vitest kills once
 * its files are through. To the process itself there is no channel.
 */
export const endWithParent =
  "data:text/javascript,process.once('disconnect',()=>process.exit());process.send=undefined";

export const isAlive = (pid: number): boolean => read(`/proc/${pid}/cmdline`) !== "";

/** Resolves when none of the processes runs any more. */
export async function gone(pids: number[]): Promise<void> {
  while (pids.some(isAlive)) await sleep(20);
}

function parentOf(pid: string): number {
  return Number(read(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ")[1]);
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Resident memory in bytes; 0 of one that is gone. */
export function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
}
