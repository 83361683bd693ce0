import { perProcess } from "@/lib/per-process";

type Fields = Record<string, string | number | boolean | undefined>;

const quietMilliseconds = 1_000;
const recent = new Map<string, { at: number; unsaid: number }>();

/** How often what was to be told, in this process. */
export const logged = perProcess("logged", () => new Map<string, Logged>());
const mostLogged = 1_000;

interface Logged {
  level: string;
  event: string;
  error: string;
  times: number;
}

function count(level: string, event: string, error: string): void {
  const key = `${level} ${event} ${error}`;
  const known = logged.get().get(key);
  if (known) known.times += 1;
  else if (logged.get().size < mostLogged) logged.get().set(key, { level, event, error, times: 1 });
}

/** The same fault said a thousand times a second tells no more than once: `unsaid` counts those left out before. */
function write(level: "warn" | "error", event: string, fields: Fields): void {
  count(level, event, String(fields.error));
  const now = Date.now();
  const key = `${event} ${fields.error}`;
  const last = recent.get(key);
  if (last && Math.abs(now - last.at) < quietMilliseconds) {
    last.unsaid += 1;
    return;
  }
  if (recent.size > 1_000) recent.clear();
  recent.set(key, { at: now, unsaid: 0 });
  const unsaid = last?.unsaid || undefined;
  say(level, event, { ...fields, unsaid });
}

function say(level: string, event: string, fields: Fields): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}

/** One JSON line an event on stderr. Never pass keys, headers, bodies, subjects or query strings. */
export const log = {
  /** Of what is no fault, and rare: all of them are written. */
  info: (event: string, fields: Fields = {}) => say("info", event, fields),
  warn: (event: string, fields: Fields = {}) => write("warn", event, fields),
  error: (event: string, fields: Fields = {}) => write("error", event, fields),
};

/** What may be logged of an unknown error: its code or name and where it was thrown, not its text, which may quote a mail. */
export function errorFields(error: unknown): Fields {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return { error: typeof cause };
  const code = "code" in cause ? String(cause.code) : cause.name;
  return { error: code, at: thrownAt(cause) };
}

/** The first frame, without the path that the repository lies in. */
function thrownAt({ stack }: Error): string | undefined {
  const frame = stack?.split("\n").find((line) => line.trimStart().startsWith("at "));
  return frame?.trim().replace(/(file:\/\/)?\/\S*\/(?=[^/]+\/[^/]+$)/, "");
}
