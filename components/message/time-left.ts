const units = [
  ["day", 24 * 60 * 60_000],
  ["hour", 60 * 60_000],
  ["minute", 60_000],
] as const;
const words = new Intl.RelativeTimeFormat("en", { numeric: "always" });

/** "in 6 days", "in 1 minute". */
export function timeLeft(until: string, now: number): string {
  const left = Math.max(60_000, Date.parse(until) - now);
  const [unit, length] = units.find(([, length]) => left >= length) ?? ["minute", 60_000];
  return words.format(Math.floor(left / length), unit);
}
