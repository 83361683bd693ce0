/** What the work takes of the processor's time, in milliseconds: other programs take none of that. */
export function cpuMs(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
