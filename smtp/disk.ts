import { statfs } from "node:fs/promises";
import { errorFields, log } from "@/lib/log";

/** PostgreSQL ends when its log finds no room; mail ends before. */
const reserveBytes = 128 * 1024 * 1024;
const lookMilliseconds = 1_000;

export interface Disk {
  /** Whether mail would take what is kept for all else. */
  readonly isFull: boolean;
  stop(): void;
}

/** Looks at the disk that this folder lies on each second; one that is elsewhere, where there is none, is never full. */
export function watchDisk(folder: string | undefined, reserve = reserveBytes): Disk {
  let isFull = false;
  const look = async (path: string) => {
    try {
      const { bavail, bsize } = await statfs(path);
      isFull = bavail * bsize < reserve;
    } catch (error) {
      isFull = false;
      log.warn("disk_unknown", errorFields(error));
    }
    if (isFull) log.error("disk_full");
  };
  if (folder) void look(folder);
  const timer = folder && setInterval(() => void look(folder), lookMilliseconds).unref();
  return {
    get isFull() {
      return isFull;
    },
    stop: () => timer && clearInterval(timer),
  };
}
