import { FastResponse } from "srvx";
import { ApiError } from "@/lib/contract/errors";
import { env } from "@/lib/env";

/** Where RFC 9116 puts it, and where that was before. */
export const securityTxtPaths = ["/.well-known/security.txt", "/security.txt"];

/** Readers must not trust it for longer: whoever runs the service may change. */
const validDays = 30;
const dayMilliseconds = 86_400_000;

/** Whom to tell of a vulnerability, as RFC 9116 says it. */
export function securityTxt(): Response {
  const { SECURITY_CONTACT: contacts, BASE_URL: baseUrl } = env;
  if (!contacts)
    throw new ApiError("not_found", "This service names no security contact.", "Its operator sets SECURITY_CONTACT.");
  const today = Math.floor(Date.now() / dayMilliseconds) * dayMilliseconds;
  const expires = new Date(today + validDays * dayMilliseconds).toISOString().replace(".000", "");
  const lines = [...contacts.map((contact) => `Contact: ${contact}`), `Expires: ${expires}`];
  if (baseUrl.startsWith("https:")) lines.push(`Canonical: ${baseUrl}${securityTxtPaths[0]}`);
  return new FastResponse(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" },
  });
}
