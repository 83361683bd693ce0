import { changePlan } from "@/lib/accounts/change-plan";
import { createAccount } from "@/lib/accounts/create-account";
import { deleteAccount } from "@/lib/accounts/delete-account";
import { describeAccount } from "@/lib/accounts/describe-account";
import { findAccounts } from "@/lib/accounts/find-accounts";
import type { Plan } from "@/lib/contract/plans";
import { namespaceDomain } from "@/lib/namespaces/namespace-domain";
import { accountText } from "./account-text";
import { help } from "./help";
import type { Command } from "./parse-command";

/** Does what a command says and returns what to print. Needs the database, brought up to date, but for `help`. */
export async function runCommand(command: Command): Promise<string> {
  switch (command.name) {
    case "help":
      return help;
    case "migrate":
      return "The database is up to date.";
    case "set-plan":
      await changePlan(command.accountId, command.plan);
      return `${command.accountId} now has the plan ${command.plan}.`;
    case "account":
      return describeAll(command.reference);
    case "create-account":
      return create(command);
    case "delete-account":
      await deleteAccount(command.accountId);
      return `${command.accountId} is deleted, with all its mail. Its slugs are never given out again.`;
  }
}

async function describeAll(reference: string): Promise<string> {
  const ids = await findAccounts(reference);
  if (ids.length === 0) throw new Error(`No account has the id, e-mail address or slug "${reference}".`);
  return (await Promise.all(ids.map(async (id) => accountText(await describeAccount(id))))).join("\n\n");
}

async function create(options: { email: string | undefined; plan: Plan | undefined }) {
  const { accountId, plan, namespace, apiKey } = await createAccount(options);
  return [
    `account    ${accountId}`,
    `plan       ${plan}`,
    `addresses  <tag>@${namespaceDomain(namespace)}`,
    `API key    ${apiKey}  (shown only this once)`,
  ].join("\n");
}
