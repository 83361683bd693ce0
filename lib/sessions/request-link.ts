import { after } from "next/server";
import { ApiError } from "@/lib/contract/errors";
import { env } from "@/lib/env";
import { errorFields, log } from "@/lib/log";
import { createLink, withdrawLink } from "./create-link";
import { linkDelivery } from "./link-delivery";
import { checkMailServer, sendLink } from "./send-link";

interface LinkRequest {
  /** In lower case. */
  email: string;
  /** The bucket of client-address.ts. */
  client: string;
  /** The path to go on to. */
  next: string;
}

/**
 * Has a sign-in link sent. What it does before it returns, and so how long it takes, is the same whether an account has
 * the address or not. Throws `rate_limited`, and `internal_error` where mail is not set up or its server fails.
 */
export async function requestLink({ email, client, next }: LinkRequest): Promise<void> {
  const delivery = linkDelivery();
  if (!delivery) {
    throw new ApiError("internal_error", "This server is not set up to send mail.", "Sign in with an API key.");
  }
  const token = await createLink({ email, client });
  if (delivery === "mail") await checkMailServer().catch((error) => refuse(token, error));
  const link = new URL("/sign-in/confirm", env.BASE_URL);
  link.search = new URLSearchParams({ token, ...(next !== "/inbox" && { next }) }).toString();
  after(() => sendLink(email, link.href));
}

async function refuse(token: string, error: unknown): Promise<never> {
  log.error("mail_server_failed", errorFields(error));
  await withdrawLink(token);
  throw new ApiError(
    "internal_error",
    "The mail cannot be sent right now.",
    "Try again in a few minutes, or sign in with an API key.",
  );
}
