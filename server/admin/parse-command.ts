import { parseArgs } from "node:util";
import { addressBucket } from "@/lib/client-address";
import { email as emailSchema } from "@/lib/contract/inputs";
import { type Plan, plans } from "@/lib/contract/plans";
import { oneLine } from "@/lib/mail/clean";

export type Command = Words & {
  /** The folder of the embedded database that is meant, where it is named. */
  data?: string | undefined;
};

type Words =
  | { name: "help" }
  | { name: "migrate" }
  | { name: "set-plan"; accountId: string; plan: Plan }
  | { name: "account"; reference: string }
  | { name: "create-account"; email: string | undefined; plan: Plan | undefined }
  | { name: "delete-account"; accountId: string }
  | { name: "suspend"; accountIds: string[]; client: string | undefined; reason: string }
  | { name: "unsuspend"; accountIds: string[] }
  | { name: "abuse"; json: boolean }
  | { name: "audit"; accountId: string; limit: number; json: boolean };

/** Reads the words after `npm run admin --`; throws a `UsageError` that says what is wrong with them. */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = readWords(args);
  if (values.data === "") throw new UsageError("--data must name a folder.");
  return { ...commandOf(values, positionals), data: values.data };
}

function commandOf(values: ReturnType<typeof readWords>["values"], positionals: string[]): Words {
  const [name, ...rest] = positionals;
  if (values.help || name === undefined || name === "help") return { name: "help" };
  const [first = "", second = ""] = rest;
  const { plan, email, yes, json = false } = values;
  switch (name) {
    case "migrate":
      expectWords(rest, []);
      return { name };
    case "set-plan":
      expectWords(rest, ["account_id", "plan"]);
      return { name, accountId: first, plan: planNamed(second) };
    case "account":
      expectWords(rest, ["account_id, e-mail address or slug"]);
      return { name, reference: first };
    case "create-account":
      expectWords(rest, []);
      return { name, email: email && emailAddress(email), plan: plan === undefined ? undefined : planNamed(plan) };
    case "delete-account":
      expectWords(rest, ["account_id"]);
      if (!yes) throw new UsageError("This deletes the account with all its mail, for good: add --yes if you mean it.");
      return { name, accountId: first };
    case "suspend":
      return { name, ...whomToSuspend(rest, values.client), reason: reasonOf(values.reason) };
    case "unsuspend":
      if (rest.length === 0) expectWords(rest, ["account_id"]);
      return { name, accountIds: rest };
    case "abuse":
      expectWords(rest, []);
      return { name, json };
    case "audit":
      expectWords(rest, ["account_id"]);
      return { name, accountId: first, limit: limitOf(values.limit), json };
    default:
      throw new UsageError(`There is no command "${name}".`);
  }
}

function readWords(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        data: { type: "string" },
        email: { type: "string" },
        plan: { type: "string" },
        reason: { type: "string" },
        client: { type: "string" },
        limit: { type: "string" },
        json: { type: "boolean" },
        yes: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function expectWords(given: string[], names: string[]): void {
  const missing = names[given.length];
  if (missing !== undefined) throw new UsageError(`Missing: <${missing}>.`);
  if (given.length > names.length) throw new UsageError(`Too much: "${given[names.length]}".`);
}

function planNamed(name: string): Plan {
  if (!Object.hasOwn(plans, name)) {
    throw new UsageError(`There is no plan "${name}": choose ${Object.keys(plans).join(", ")}.`);
  }
  return name as Plan;
}

function emailAddress(text: string): string {
  const parsed = emailSchema.safeParse(text);
  if (!parsed.success) throw new UsageError(`--email ${parsed.error.issues[0]?.message}.`);
  return parsed.data;
}

/** Accounts by their ids, or all of a client. */
function whomToSuspend(accountIds: string[], client: string | undefined) {
  if (client === undefined && accountIds.length === 0) expectWords(accountIds, ["account_id"]);
  if (client !== undefined && accountIds.length > 0) throw new UsageError("Name accounts or a --client, not both.");
  if (client === undefined) return { accountIds, client };
  const bucket = client.endsWith("::/64") ? addressBucket(client.slice(0, -"/64".length)) : addressBucket(client);
  if (!bucket) throw new UsageError("--client must be an address as `abuse` shows it, such as 203.0.113.7.");
  return { accountIds, client: bucket };
}

const maxReasonCharacters = 500;

function reasonOf(text = ""): string {
  const reason = oneLine(text, maxReasonCharacters);
  if (reason === "") throw new UsageError("Missing: --reason <text>, which the account's owner reads, too.");
  if (text.length > maxReasonCharacters) throw new UsageError(`--reason has over ${maxReasonCharacters} characters.`);
  return reason;
}

const maxEvents = 5_000;

function limitOf(text = "100"): number {
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > maxEvents) throw new UsageError(`--limit must be a number from 1 to ${maxEvents}.`);
  return limit;
}

/** The command was called in a way that does not exist. */
export class UsageError extends Error {}

/** How it is called. */
export const program = process.env.RESTANTE_STARTED_IN ? "restante admin" : "npm run admin --";

/** What `restante admin --help` prints. */
export const help = `Usage: ${program} <command>

  migrate                                       bring the database up to date, as every command does first
  account <account_id | e-mail | slug>          show plan, usage, namespaces and the prefixes of keys
  create-account [--email <e-mail>] [--plan <plan>]
                                                make an account; its API key is shown once
  set-plan <account_id> <plan>                  change the plan: free, dev or pro
  delete-account <account_id> --yes             delete an account with all its mail, for good
  abuse [--json]                                the busiest accounts, clients that made several, and who is suspended
  suspend <account_id …> --reason <text>        let nobody use an account: keys, sessions, mail, webhooks; its owner
                                                reads the reason when signing in with a key
  suspend --client <client> --reason <text>     suspend all that a client made within a day
  unsuspend <account_id …>                      let everything work again
  audit <account_id> [--limit <n>] [--json]     what was done to an account, and by whom

It works on the database of a running service, or starts the embedded one for the duration: that of DATABASE_URL, or
of the folder that --data <folder> names (else DATA_DIR), which \`migrate\` and \`create-account\` alone make.
Exit codes: 0 done, 1 failed, 2 not a valid command.`;
