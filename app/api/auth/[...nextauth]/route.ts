import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { env } from "@/lib/env";
import { authOptions, verifiedPage } from "@/lib/sessions/auth-options";
import { localPath } from "@/lib/sessions/local-path";
import { isSameOrigin } from "@/lib/sessions/same-origin";
import { sessionCookieName } from "@/lib/sessions/session-cookie";

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** Uses a mailed link, for the button of /sign-in/confirm alone; no other route of next-auth answers, and no GET. */
export async function POST(request: NextRequest, context: Context): Promise<Response> {
  if ((await context.params).nextauth.join("/") !== "callback/email") return new Response(null, { status: 404 });
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 });
  const sent = request.nextUrl.searchParams;
  const next = localPath(sent.get("next"));
  const url = new URL("/api/auth/callback/email", env.BASE_URL);
  url.search = new URLSearchParams({ token: sent.get("token") ?? "", callbackUrl: next }).toString();
  const answer: Response = await NextAuth(new NextRequest(url, { method: "POST" }), context, authOptions());

  const headers = new Headers({ location: whereTo(answer.headers.get("location"), next), "cache-control": "no-store" });
  const cookies = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith(sessionCookieName));
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** next-auth's errors become those that the sign-in page explains. */
function whereTo(location: string | null, next: string): string {
  const { pathname, searchParams } = new URL(location ?? "/api/auth/error", env.BASE_URL);
  if (pathname === verifiedPage) return `${verifiedPage}?next=${encodeURIComponent(next)}`;
  if (!pathname.startsWith("/api/auth/")) return next;
  const error = searchParams.get("error") ?? "";
  if (error === "Verification" || error === "configuration") return "/sign-in?error=link";
  return `/sign-in?error=${error === "AccessDenied" ? "account" : "failed"}`;
}
