/** The value below which this share (0 to 1) of the samples lies. */
export function percentile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const milliseconds = (time: number) => `${time.toFixed(time < 10 ? 2 : 0)} ms`;
export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
export const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;

export function row(name: string, value: string, note = ""): void {
  console.log(`${name.padEnd(48)} ${value.padStart(14)}  ${note}`);
}

/** Prints rows of cells as a table that Markdown shows as well; the first row is its head. */
export function printTable(rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => (cells[column] ?? "").length)));
  const line = (cells: string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  console.log([line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n"));
}
