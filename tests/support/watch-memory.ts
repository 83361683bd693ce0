import { memoryOf } from "./processes";

/** From now on until `end`, which tells by how many megabytes the process has been larger at most. */
export function watchMemory(pid = 0): { end(): number } {
  const before = memoryOf(pid);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 50);
  return {
    end() {
      clearInterval(timer);
      return Math.round((peak - before) / 1024 / 1024);
    },
  };
}
