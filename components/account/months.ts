/** "October 2026" of `2026-10`; `short`: "Oct". */
export function monthName(month: string, style: "long" | "short" = "long"): string {
  const year = style === "long" ? ({ year: "numeric" } as const) : {};
  return new Intl.DateTimeFormat("en", { month: style, ...year, timeZone: "UTC" }).format(new Date(`${month}-01`));
}

/** When the month `YYYY-MM` is over: the first of the next, as "1 November". */
export function monthEnd(month: string): { date: string; at: Date } {
  const [year, number] = month.split("-").map(Number);
  const at = new Date(Date.UTC(year ?? 0, number ?? 0, 1));
  return { at, date: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }).format(at) };
}
