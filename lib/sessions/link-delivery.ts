import { type Env, env } from "@/lib/env";

/**
 * How sign-in links reach people: by mail, through the server's log where only its own machine reaches it anyway, or
 * not at all.
 */
export function linkDelivery(settings: Pick<Env, "EMAIL_SERVER" | "BASE_URL"> = env): "mail" | "log" | null {
  if (settings.EMAIL_SERVER) return "mail";
  return isLoopback(new URL(settings.BASE_URL).hostname) ? "log" : null;
}

function isLoopback(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}
