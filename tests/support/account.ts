import { createAccount } from "@/lib/accounts";
import type { Actor } from "@/lib/actor";
import type { Plan } from "@/lib/contract/plans";
import type { Message } from "@/lib/contract/schemas";
import { env } from "@/lib/env";
import { type Answer, call } from "./http";

type Wait = { message: Message | null; timed_out: boolean; hint?: string };

/** An account of its own for a test, made through the domain, so that it spends no sign-up limit. */
export async function newAccount(plan: Plan = "pro") {
  const { accountId, apiKey, namespace } = await createAccount({ plan });
  const request = <T = unknown>(method: string, path: string, body?: unknown): Promise<Answer<T>> =>
    call<T>(method, path, { key: apiKey, body });

  return {
    accountId,
    by: null,
    /** The account itself, as the service acts for it. */
    actor: { accountId, by: null } satisfies Actor,
    apiKey,
    namespace,
    address: (tag: string) => `${tag}@${namespace}.${env.MAIL_DOMAIN}`,
    get: <T = unknown>(path: string) => request<T>("GET", path),
    post: <T = unknown>(path: string, body?: unknown) => request<T>("POST", path, body),
    delete: <T = unknown>(path: string) => request<T>("DELETE", path),
    list: async (query: Record<string, string | number> = {}) =>
      (await request<{ messages: Message[] }>("GET", `/v1/messages?${search(query)}`)).body.messages,
    wait: async (query: Record<string, string | number> = {}) =>
      (await request<Wait>("GET", `/v1/wait?${search(query)}`)).body,
  };
}

export type TestAccount = Awaited<ReturnType<typeof newAccount>>;

function search(query: Record<string, string | number>): string {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
}
