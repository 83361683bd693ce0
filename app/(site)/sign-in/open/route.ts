import { redirect } from "next/navigation";
import { signInByOpenLink } from "@/lib/sessions";

/** Where `restante open` leads. Nobody mails this link, so that no scanner opens it before its reader. */
export async function GET(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const fault = await signInByOpenLink(token);
  redirect(fault === null ? "/inbox" : fault === "suspended" ? "/sign-in/suspended" : "/sign-in?error=link");
}
