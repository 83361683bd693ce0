import {
  type Abuse,
  accountsMadeBy,
  describeAccount,
  findAbuse,
  findAccounts,
  suspendAccount,
  unsuspendAccount,
} from "@/lib/accounts";
import type { Actor } from "@/lib/actor";
import { type AuditEvent, listEvents } from "@/lib/audit";
import { isApiError } from "@/lib/contract/errors";
import { program } from "./help";
import { operatorOf } from "./operator";

interface Whom {
  /** By ids, e-mail addresses or slugs. */
  accounts: string[];
  /** Instead of them, those that it made. */
  client: string | undefined;
}

/** Suspends accounts, and says so. */
export async function suspend({ accounts, client, reason }: Whom & { reason: string }): Promise<string> {
  const ids = await accountsOf({ accounts, client }, { suspended: false });
  if (ids.length === 0) throw new Error(`${client} has made no account within a day that is not suspended.`);
  const lines = await eachOf(ids, async (actor) => {
    const before = await suspendAccount(actor, reason);
    if (before === reason) return `${actor.accountId} is suspended already, for this reason.`;
    if (before !== null)
      return `${actor.accountId} is suspended already; its reason was "${before}", and is now yours.`;
    return `${actor.accountId} is suspended.  ${await whoItIs(actor)}`;
  });
  const back = client === undefined ? "unsuspend" : `unsuspend --client ${client}`;
  return `${lines}\nNothing is deleted; \`${back}\` lets everything work again.`;
}

/** Lets accounts work again, and says so. */
export async function unsuspend(whom: Whom): Promise<string> {
  const ids = await accountsOf(whom, { suspended: true });
  if (ids.length === 0) throw new Error(`${whom.client} has made no account that is suspended.`);
  return eachOf(ids, async (actor) => {
    const was = await unsuspendAccount(actor);
    return was ? `${actor.accountId} works again.` : `${actor.accountId} is not suspended.`;
  });
}

const accountsOf = ({ accounts, client }: Whom, { suspended }: { suspended: boolean }) =>
  client === undefined ? Promise.all(accounts.map(accountNamed)) : accountsMadeBy(client, { suspended });

/** So that whoever meets more than was meant sees it. */
async function whoItIs(actor: Actor): Promise<string> {
  const { usage, createdAt, email } = await describeAccount(actor);
  return `${usage.plan}, made ${minute(createdAt)}, ${usage.emails_received} mails this month, ${email ?? "no e-mail address"}`;
}

/** The one that an id, an e-mail address or a slug names; as it is, where there is none. */
async function accountNamed(reference: string): Promise<string> {
  const [id = reference, ...more] = await findAccounts(reference);
  if (more.length > 0)
    throw new Error(`Several accounts are ${reference}: ${[id, ...more].join(", ")}. Name one by its id.`);
  return id;
}

/** One after another; where one fails, those before it are done. */
async function eachOf(accountIds: string[], work: (actor: Actor) => Promise<string>): Promise<string> {
  const lines: string[] = [];
  for (const id of accountIds) {
    try {
      lines.push(await work(operatorOf(id)));
    } catch (error) {
      if (!isApiError(error)) throw error;
      throw new Error([...lines, `${id}: ${error.message}`].join("\n"));
    }
  }
  return lines.join("\n");
}

/** What an operator sees of abuse, and the commands that end it. */
export async function abuse({ json }: { json: boolean }): Promise<string> {
  const found = await findAbuse();
  return json ? JSON.stringify(found, null, 2) : abuseText(found);
}

function abuseText({ accounts, clients, suspended }: Abuse): string {
  const busiest = accounts.map(({ account_id, plan, mails, refusals, created_at, client, is_suspended }) => [
    account_id,
    plan,
    `${mails.hour} / ${mails.day}`,
    `${refusals.hour} / ${refusals.day}`,
    minute(created_at),
    `${client ?? "-"}${is_suspended ? "  (suspended)" : ""}`,
  ]);
  const makers = clients.map((one) => [
    one.client,
    `${one.accounts.hour} / ${one.accounts.day}`,
    String(one.suspended),
    String(one.mails),
  ]);
  return [
    "The busiest accounts (mails and refusals: last hour / last day)",
    table(["account", "plan", "mails", "refusals", "made", "by client"], busiest),
    "Clients that made several accounts (last hour / last day)",
    table(["client", "accounts", "suspended", "mails this month"], makers),
    "Suspended accounts",
    table(
      ["account", "since", "reason"],
      suspended.map((one) => [one.account_id, minute(one.suspended_at), one.reason]),
    ),
    `To end it:\n  ${program} suspend <account> --reason "<why>"\n  ${program} suspend --client <client> --reason "<why>"`,
  ].join("\n\n");
}

const minute = (at: Date) => `${at.toISOString().slice(0, 16)}Z`;

function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return "  none";
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ")}`.trimEnd()).join("\n");
}

/** What was done to an account, newest first. */
export async function audit({ account, limit, json }: { account: string; limit: number; json: boolean }) {
  const accountId = await accountNamed(account);
  const events = await listEvents(operatorOf(accountId), { limit, offset: 0 });
  if (events.length === 0 && (await findAccounts(accountId)).length === 0)
    throw new Error(`No account has the id, e-mail address or slug "${account}".`);
  if (json) return JSON.stringify(events, null, 2);
  return events.length === 0 ? `Nothing is noted of ${accountId}.` : events.map(eventText).join("\n");
}

function eventText({ at, event, by, client, detail }: AuditEvent): string {
  const known = Object.entries(detail).filter(([, value]) => value !== null);
  const told = known.map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [at, event, by && `by ${by}`, client && `from ${client}`, ...told].filter(Boolean).join("  ");
}
