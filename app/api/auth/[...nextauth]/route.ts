import type { NextRequest } from "next/server";
import { errorFields, log } from "@/lib/log";
import { isSameOrigin, localPath, pathAfterLink, signInByLink } from "@/lib/sessions";

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** Uses a mailed link, for the button of /sign-in/confirm alone, which scanners don't press: there is no GET. */
export async function POST(request: NextRequest, context: Context): Promise<Response> {
  if ((await context.params).nextauth.join("/") !== "callback/email") return new Response(null, { status: 404 });
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 });
  const sent = request.nextUrl.searchParams;
  const location = await pathAfter(sent.get("token"), localPath(sent.get("next")));
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

async function pathAfter(token: string | null, next: string): Promise<string> {
  try {
    const outcome = await signInByLink(token);
    if (outcome === "no link") return "/sign-in?error=link";
    if (outcome === "no account") return "/sign-in?error=account";
    if (outcome === "suspended") return "/sign-in/suspended";
    return pathAfterLink(outcome, next);
  } catch (error) {
    log.error("sign_in_failed", errorFields(error));
    return "/sign-in?error=failed";
  }
}
