import { ApiError } from "@/lib/contract/errors";

/** Whether a request comes from a page of this site: browsers say so with every write, and other sites cannot. */
export function isSameOrigin(sent: Pick<Headers, "get">): boolean {
  const origin = sent.get("origin");
  const host = sent.get("x-forwarded-host") ?? sent.get("host");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host;
}

/** For writes by those who are not signed in yet: another site could sign them in as somebody else. */
export function requireSameOrigin(sent: Pick<Headers, "get">): void {
  if (isSameOrigin(sent)) return;
  throw new ApiError("unauthorized", "This request did not come from a page of this site.", "Reload the page.");
}

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
