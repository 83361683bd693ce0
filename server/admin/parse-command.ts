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
  | { name: "help"; of: string | undefined }
  | { name: "migrate" }
  | { name: "set-plan"; accountId: string; plan: Plan }
  | { name: "account"; reference: string }
  | { name: "create-account"; email: string | undefined; plan: Plan | undefined }
  | { name: "delete-account"; accountId: string }
  | { name: "suspend"; accounts: string[]; client: string | undefined; reason: string }
  | { name: "unsuspend"; accounts: string[]; client: string | undefined }
  | { name: "abuse"; json: boolean }
  | { name: "audit"; account: string; limit: number; json: boolean };

/** Reads the words after `npm run admin --`; throws a `UsageError` that says what is wrong with them. */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = readWords(args);
  if (values.data === "") throw new UsageError("--data must name a folder.");
  return { ...commandOf(values, positionals), data: values.data };
}

function commandOf(values: ReturnType<typeof readWords>["values"], positionals: string[]): Words {
  const [name, ...rest] = positionals;
  if (name === undefined || name === "help") return { name: "help", of: rest[0] };
  if (values.help) return { name: "help", of: name };
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
      expectWords(rest, [account]);
      return { name, reference: first };
    case "create-account":
      expectWords(rest, []);
      return { name, email: email && emailAddress(email), plan: plan === undefined ? undefined : planNamed(plan) };
    case "delete-account":
      expectWords(rest, ["account_id"]);
      if (!yes) throw new UsageError("This deletes the account with all its mail, for good: add --yes if you mean it.");
      return { name, accountId: first };
    case "suspend":
      return { name, ...whom(rest, values.client), reason: reasonOf(values.reason) };
    case "unsuspend":
      return { name, ...whom(rest, values.client) };
    case "abuse":
      expectWords(rest, []);
      return { name, json };
    case "audit":
      expectWords(rest, [account]);
      return { name, account: first, limit: limitOf(values.limit), json };
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
    const [said] = (error as Error).message.split(/\.\s/); // what follows is advice on words that begin with "-"
    throw new UsageError(`${said}.`);
  }
}

function expectWords(given: string[], names: string[]): void {
  const missing = names[given.length];
  if (missing !== undefined) throw new UsageError(`Missing: <${missing}>.`);
  if (given.length > names.length) throw new UsageError(`"${given[names.length]}" is one word too many.`);
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

const account = "account_id, e-mail address or slug";

/** Accounts that are named, or those of a client. */
function whom(accounts: string[], client: string | undefined) {
  if (client === undefined && accounts.length === 0) expectWords(accounts, [account]);
  if (client !== undefined && accounts.length > 0) throw new UsageError("Name accounts or a --client, not both.");
  if (client === undefined) return { accounts, client };
  const bucket = client.endsWith("::/64") ? addressBucket(client.slice(0, -"/64".length)) : addressBucket(client);
  if (!bucket) throw new UsageError("--client must be an address as `abuse` shows it, such as 203.0.113.7.");
  return { accounts, client: bucket };
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
