/** A path of this site to go on to after signing in; the inbox for anything else that a link may have brought along. */
export function localPath(value: unknown): string {
  const fallback = "/inbox";
  if (!isPath(value)) return fallback;
  const base = "http://local.invalid";
  if (!URL.canParse(value, base)) return fallback;
  const url = new URL(value, base);
  const path = url.pathname + url.search;
  // Looked at again, for "/.//elsewhere" becomes "//elsewhere".
  return url.origin === base && isPath(path) ? path : fallback;
}

/** Two slashes, of either kind, would begin the name of another host. */
function isPath(value: unknown): value is string {
  return typeof value === "string" && /^\/(?![/\\])/.test(value);
}
