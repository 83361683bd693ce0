export const exitCodes = { failed: 1, usage: 2, nothingCame: 3, nothingInIt: 4 } as const;

/** What the person at the terminal is told in these words, without a stack. */
export class CliError extends Error {
  constructor(
    message: string,
    readonly exitCode: number = exitCodes.failed,
  ) {
    super(message);
  }
}

/** Rows as columns, as wide as their widest cell; the last is cut to what is left of the terminal's width. */
export function table(rows: string[][]): string {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  const room = process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY;
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .map((line) => line.trimEnd().slice(0, room))
    .join("\n");
}

/** One line of a stranger's text, without what a terminal would take for an order. */
export function plain(text: string, maxCharacters = 80): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return line.length > maxCharacters ? `${line.slice(0, maxCharacters - 1).toWellFormed()}…` : line;
}
