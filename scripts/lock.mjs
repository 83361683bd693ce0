import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Takes the lock file at `path`. A holder that was killed holds nothing: its process is looked for by pid and birth.
 * @param {string} path
 * @returns {{ release: () => void } | { heldBy: number }}
 */
export function tryLock(path) {
  mkdirSync(dirname(path), { recursive: true });
  const mine = `${path}.${process.pid}`;
  const content = `${process.pid} ${birth(process.pid)}`;
  writeFileSync(mine, content, { mode: 0o600 });
  try {
    while (!linked(mine, path)) {
      const holder = read(path);
      const pid = Number(holder?.split(" ", 1)[0]);
      if (holder && holder === `${pid} ${birth(pid)}`) return { heldBy: pid };
      if (holder !== undefined) removeStale(path, holder);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return { release: () => read(path) === content && rmSync(path, { force: true }) };
}

/**
 * Runs `work` while holding the lock, waiting for whoever has it.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, work) {
  for (;;) {
    const lock = tryLock(path);
    if ("release" in lock) {
      try {
        return await work();
      } finally {
        lock.release();
      }
    }
    await sleep(100);
  }
}

/** @param {string} mine @param {string} path */
function linked(mine, path) {
  try {
    linkSync(mine, path);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * Moved before it is removed: had another process taken the lock since, it gets it back.
 * @param {string} path @param {string} stale
 */
function removeStale(path, stale) {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    if (read(aside) !== stale) linkSync(aside, path);
  } catch {
    // somebody else removed it
  }
  rmSync(aside, { force: true });
}

/**
 * What tells a process from a later one with the same pid; empty when there is none.
 * @param {number} pid
 */
function birth(pid) {
  try {
    if (process.platform === "linux") {
      const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
      return state === "Z" ? "" : `${fields[18]} ${boot}`;
    }
    if (process.platform !== "win32")
      return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
    process.kill(pid, 0);
    return "alive";
  } catch {
    return "";
  }
}
