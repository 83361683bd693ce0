import type { IncomingMessage } from "node:http";
import { countPart, countRequest } from "@/lib/client-limits";
import { type ApiError, isApiError } from "@/lib/contract/errors";
import { errorResponse } from "@/lib/http";
import { metrics } from "@/lib/metrics";

/** Counts a request for a page; what it is answered beyond REQUESTS_PER_MINUTE, null where it goes on. */
export function refusalOfPage(req: IncomingMessage, pathname: string, client: () => string): Response | null {
  const since = performance.now();
  try {
    if (isPart(req, pathname)) countPart(client);
    else countRequest(client);
    return null;
  } catch (error) {
    metrics.answered({ method: req.method ?? "", route: "pages" }, 429, since);
    return isApiError(error) && req.headers.accept?.includes("text/html") ? wordsFor(error) : errorResponse(error);
  }
}

/** What a page fetches by itself: anybody may say so of a request, so these are counted too, apart. */
function isPart({ headers }: IncomingMessage, pathname: string): boolean {
  return (
    pathname.startsWith("/_next/static/") ||
    pathname === "/icon.svg" ||
    "next-router-prefetch" in headers ||
    "next-router-segment-prefetch" in headers
  );
}

/** The refusal for a person. Next may be what there is too much for, so it is no page of Next's. */
function wordsFor({ message, headers }: ApiError): Response {
  const seconds = headers["retry-after"];
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Too many requests</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>
a { color: inherit }
body { max-width: 34rem; margin: 20vh auto 0; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif }
</style></head><body><main><h1>Too many requests</h1>
<p>${message} Yours has sent more; all who share it count together.</p>
<p>Wait ${seconds} seconds, then <a href="">load the page again</a>.</p></main></body></html>`;
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return new Response(html, {
    status: 429,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
}
