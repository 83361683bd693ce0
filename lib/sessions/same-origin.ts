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
