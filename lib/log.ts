type Fields = Record<string, string | number | boolean | undefined>;

function write(level: "info" | "warn" | "error", event: string, fields: Fields): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}

/** One JSON line an event on stderr. Never pass keys, headers, bodies, subjects or query strings. */
export const log = {
  info: (event: string, fields: Fields = {}) => write("info", event, fields),
  warn: (event: string, fields: Fields = {}) => write("warn", event, fields),
  error: (event: string, fields: Fields = {}) => write("error", event, fields),
};

/** What may be logged of an unknown error: its code or name and where it was thrown, not its text, which may quote a mail. */
export function errorFields(error: unknown): Fields {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return { error: typeof cause };
  const code = "code" in cause ? String(cause.code) : cause.name;
  return {
    error: code,
    at: cause.stack
      ?.split("\n")
      .find((line) => line.trimStart().startsWith("at "))
      ?.trim(),
  };
}
