import { perProcess } from "@/lib/per-process";

interface Running {
  settings: () => unknown;
  startedWith: string;
  started: Promise<{ stop(): Promise<void> }>;
}

const running = perProcess("test services", () => new Map<string, Running>());

/**
 * The service of this name, which runs for all files of a worker: started by the first. `settings` are those that it reads
 * only then, see `stopOthers`.
 */
export function shared<T extends { stop(): Promise<void> }>(
  name: string,
  settings: () => unknown,
  start: () => Promise<T>,
): Promise<T> {
  const known = running.get().get(name);
  if (known) return known.started as Promise<T>;
  const started = start();
  running.get().set(name, { settings, startedWith: JSON.stringify(settings()), started });
  started.catch(() => running.get().delete(name));
  return started;
}

/** Ends what was started with other settings than those of now. */
export function stopOthers(): Promise<void> {
  return stop(({ settings, startedWith }) => JSON.stringify(settings()) !== startedWith);
}

/** For a file that stops what there is once in a process, such as the listener for mail. */
export const stopShared = (): Promise<void> => stop(() => true);

async function stop(which: (one: Running) => boolean): Promise<void> {
  const ending = [...running.get()].filter(([, one]) => which(one));
  for (const [name] of ending) running.get().delete(name);
  await Promise.all(ending.map(async ([, { started }]) => (await started).stop()));
}
