import { parseArgs } from "node:util";
import { email as emailSchema } from "@/lib/contract/inputs";
import { type Plan, plans } from "@/lib/contract/plans";

export type Command =
  | { name: "help" }
  | { name: "migrate" }
  | { name: "set-plan"; accountId: string; plan: Plan }
  | { name: "account"; reference: string }
  | { name: "create-account"; email: string | undefined; plan: Plan | undefined }
  | { name: "delete-account"; accountId: string };

/** Reads the words after `npm run admin --`; throws a `UsageError` that says what is wrong with them. */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = readWords(args);
  const [name, ...rest] = positionals;
  if (values.help || name === undefined || name === "help") return { name: "help" };
  const [first = "", second = ""] = rest;
  const { plan, email, yes } = values;
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
        email: { type: "string" },
        plan: { type: "string" },
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

/** The command was called in a way that does not exist. */
export class UsageError extends Error {}

/** What `restante admin --help` prints. */
export const help = `Usage: ${process.env.RESTANTE_STARTED_IN ? "restante admin" : "npm run admin --"} <command>

  migrate                                       bring the database up to date, as every command does first
  account <account_id | e-mail | slug>          show plan, usage, namespaces and the prefixes of keys
  create-account [--email <e-mail>] [--plan <plan>]
                                                make an account; its API key is shown once
  set-plan <account_id> <plan>                  change the plan: free, dev or pro
  delete-account <account_id> --yes             delete an account with all its mail, for good

It works on the database of a running service, or starts the embedded one for the duration.
Exit codes: 0 done, 1 failed, 2 not a valid command.`;
