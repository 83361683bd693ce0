import { setTimeout as delay } from "node:timers/promises";
import type { SMTPServerAuthentication } from "smtp-server";
import type { Actor } from "@/lib/actor";
import { env } from "@/lib/env";
import { findRecipients } from "@/lib/intake";
import { findCaller, isWellFormedKey, judgeKey } from "@/lib/keys";
import { within } from "@/lib/within";
import { replies } from "./replies";

const lookUpMilliseconds = 10_000;
const forgivenMilliseconds = 10 * 60_000;
const failuresOfClient = 20;
const firstPauseMilliseconds = 200;
const longestPauseMilliseconds = 5_000;

/** A session that may name any recipient: all its mail goes to one namespace. */
export interface Login {
  namespace: string;
  /** Looked at again with each recipient; null for one that no key was asked of. */
  apiKey: string | null;
}

/** Logins by AUTH: a namespace's slug and a key of its account. With a catch-all namespace any other login will do, too. */
export class Logins {
  /** Lately, by client. */
  readonly #failures = new Map<string, number>();

  /** Throws the refusal, later with each failure of the client. */
  async check({ username, password }: SMTPServerAuthentication, client: string): Promise<Login> {
    const login = await findLogin(username ?? "", password ?? "");
    if (login) return login; // whatever others behind the same address sent
    const failures = this.#failures.get(client) ?? 0;
    if (failures >= failuresOfClient) throw replies.tooManyLogins();
    this.#count(client, 1);
    setTimeout(() => this.#count(client, -1), forgivenMilliseconds).unref();
    await delay(Math.min(firstPauseMilliseconds * 2 ** failures, longestPauseMilliseconds));
    throw (await isSuspended(username ?? "", password ?? "")) ? replies.suspendedLogin() : replies.badLogin();
  }

  #count(client: string, change: 1 | -1): void {
    const failures = (this.#failures.get(client) ?? 0) + change;
    if (failures > 0) this.#failures.set(client, failures);
    else this.#failures.delete(client);
  }
}

async function findLogin(username: string, password: string): Promise<Login | null> {
  const slug = username.toLowerCase();
  // What looks like a key is meant as one: that it is mistyped or revoked must be told.
  if (!/^rst_/.test(password)) return env.CATCH_ALL ? { namespace: env.CATCH_ALL, apiKey: null } : null;
  return (await mayUse(password, slug)) ? { namespace: slug, apiKey: password } : null;
}

/** Whether the login still holds: its key may have been revoked meanwhile. */
export async function isCurrent({ namespace, apiKey }: Login): Promise<boolean> {
  return apiKey === null || mayUse(apiKey, namespace);
}

async function mayUse(apiKey: string, slug: string): Promise<boolean> {
  return isOf(slug, apiKey, findCaller);
}

/** Whether the login would do, were its account not suspended. */
async function isSuspended(username: string, password: string): Promise<boolean> {
  return isOf(username.toLowerCase(), password, async (key) => {
    const holder = await judgeKey({ key });
    return holder?.fault === "suspended" ? holder : null;
  });
}

/** Whether the namespace is that of the key's holder. */
async function isOf(slug: string, apiKey: string, find: (key: string) => Promise<Actor | null>): Promise<boolean> {
  if (!isWellFormedKey(apiKey) || !/^[a-z0-9-]{1,63}$/.test(slug)) return false;
  const [holder, owners] = await within(lookUpMilliseconds, Promise.all([find(apiKey), findRecipients([slug])]));
  return holder !== null && owners.get(slug)?.accountId === holder.accountId;
}
