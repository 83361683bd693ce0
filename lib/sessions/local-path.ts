/** A path of this site to go on to after signing in; the inbox for anything else that a link may have brought along. */
export function localPath(value: unknown): string {
  const fallback = "/inbox";
  if (typeof value !== "string" || !/^\/(?![/\\])/.test(value)) return fallback;
  const base = "http://local.invalid";
  if (!URL.canParse(value, base)) return fallback;
  const url = new URL(value, base);
  return url.origin === base ? url.pathname + url.search : fallback;
}
