const usualSeconds = 20;
/** What an error needs that says what came instead. */
const marginSeconds = 1;

/** How long to wait at most, so that a mail that does not come fails by its own error and not by the test's time-out (0 for none). */
export function secondsLeft(timeoutMs: number | undefined, begin: number, given?: number): number {
  const within = given ?? usualSeconds;
  if (!timeoutMs) return within;
  const left = Math.floor((timeoutMs - (performance.now() - begin)) / 1_000 - marginSeconds); // the service waits for whole ones
  return Math.max(Math.min(left, within), 0);
}
