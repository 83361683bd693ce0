import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";

const dev = process.env.NODE_ENV === "development";
const payments = ["https://checkout.stripe.com", "https://billing.stripe.com", ...standInForStripe()].join(" ");

/** Gives every page a Content-Security-Policy under which only scripts that carry this answer's nonce run, and tells it its path. */
export function proxy(request: NextRequest) {
  const nonce = randomBytes(16).toString("base64");
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ""}`,
    // Attributes alone: a style cannot run anything, and measured sizes and highlighted code need them.
    `style-src 'self' ${dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${payments}`,
  ].join("; ");
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  headers.set("x-path", request.nextUrl.pathname + request.nextUrl.search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("referrer-policy", "same-origin");
  response.headers.set("x-content-type-options", "nosniff");
  return response;
}

export const config = {
  // The API answers for itself and files need no policy. The frame that shows a mail and the files of a message have
  // stricter policies of their own, which this one would replace.
  matcher: [
    "/((?!_next/static|_next/image|v1/|(?:mcp|icon.svg|openapi.json|llms.txt|llms-full.txt|livez|readyz|security.txt|.well-known/security.txt)$|inbox/[^/]+/(?:frame|source|attachments/[^/]+)/?$).*)",
  ],
};

/** A form may lead to its pages too, where one is set. */
function standInForStripe(): string[] {
  const { apiBase } = env.stripe ?? {};
  return apiBase ? [new URL(apiBase).origin] : [];
}
