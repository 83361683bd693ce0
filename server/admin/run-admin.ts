import { resolve } from "node:path";
import { type AccountDescription, createAccount, deleteAccount, describeAccount, findAccounts } from "@/lib/accounts";
import { changePlan } from "@/lib/billing";
import { isApiError } from "@/lib/contract/errors";
import type { Plan } from "@/lib/contract/plans";
import type { ApiKey } from "@/lib/contract/schemas";
import { closeDatabase, databaseUrl } from "@/lib/db/client";
import { migrateDatabase } from "@/lib/db/migrate";
import { env } from "@/lib/env";
import { isActive } from "@/lib/keys";
import { errorFields } from "@/lib/log";
import { namespaceDomain } from "@/lib/namespaces";
import { chooseDataDir, hasDatabase, withDatabase } from "../database";
import { helpOf, program } from "./help";
import { operatorOf } from "./operator";
import { type Command, parseCommand, UsageError } from "./parse-command";
import { abuse, audit, suspend, unsuspend } from "./safety";

export interface Outcome {
  exitCode: 0 | 1 | 2;
  text: string;
}

/** One command of the operator, from its words to its exit code. */
export async function runAdmin(args: string[]): Promise<Outcome> {
  try {
    const command = parseCommand(args);
    if (command.name === "help") return { exitCode: 0, text: helpOf(command.of) };
    choose(command);
    return { exitCode: 0, text: await withDatabase(() => run(command)) };
  } catch (error) {
    if (error instanceof UsageError)
      return { exitCode: 2, text: `${error.message}\n(${program} --help lists what there is)` };
    return { exitCode: 1, text: explain(error) };
  }
}

/** A new database would say that there is nothing, whoever asked: it is made for those alone that begin one. */
function choose({ name, data }: Command): void {
  if (data !== undefined) chooseDataDir(resolve(process.env.RESTANTE_STARTED_IN ?? process.env.INIT_CWD ?? ".", data));
  if (!hasDatabase() && name !== "migrate" && name !== "create-account")
    throw new Error(`Nothing was started on ${env.DATA_DIR} yet: name the folder of the service with --data.`);
}

async function run(command: Command): Promise<string> {
  await migrateDatabase(env.DATABASE_URL_DIRECT ?? databaseUrl());
  return runCommand(command).finally(closeDatabase);
}

/** Does what a command says and returns what to print. */
async function runCommand(command: Command): Promise<string> {
  switch (command.name) {
    case "help":
      return helpOf(command.of);
    case "migrate":
      return "The database is up to date.";
    case "set-plan":
      await changePlan(operatorOf(command.accountId), command.plan);
      return `${command.accountId} now has the plan ${command.plan}.`;
    case "account":
      return describeAll(command.reference);
    case "create-account":
      return create(command);
    case "delete-account":
      await deleteAccount(operatorOf(command.accountId));
      return `${command.accountId} is deleted, with all its mail. Its slugs are never given out again.`;
    case "suspend":
      return suspend(command);
    case "unsuspend":
      return unsuspend(command);
    case "abuse":
      return abuse(command);
    case "audit":
      return audit(command);
  }
}

async function describeAll(reference: string): Promise<string> {
  const ids = await findAccounts(reference);
  if (ids.length === 0) throw new Error(`No account has the id, e-mail address or slug "${reference}".`);
  return (await Promise.all(ids.map(async (id) => accountText(await describeAccount(operatorOf(id)))))).join("\n\n");
}

async function create(options: { email: string | undefined; plan: Plan | undefined }) {
  const { accountId, plan, namespace, apiKey } = await createAccount({ ...options, role: "operator" });
  return [
    `account    ${accountId}`,
    `plan       ${plan}`,
    `addresses  <tag>@${namespaceDomain(namespace)}`,
    `API key    ${apiKey}  (shown only this once)`,
  ].join("\n");
}

/** An account as lines for the operator's terminal. */
function accountText(account: AccountDescription): string {
  const { id, email, createdAt, suspendedAt, suspendedReason, usage, namespaces, keys } = account;
  const { plan, month, emails_received, limits } = usage;
  return [
    `account     ${id}`,
    `email       ${email ?? "none"}`,
    `created     ${createdAt.toISOString()}`,
    ...(suspendedAt ? [`suspended   ${suspendedAt.toISOString()}  ${suspendedReason}`] : []),
    `plan        ${plan} (mail is kept for ${limits.retention_days} ${limits.retention_days === 1 ? "day" : "days"})`,
    `mails       ${emails_received} of ${limits.emails_per_month} in ${month}`,
    `namespaces  ${namespaces.length} of ${limits.namespaces}`,
    ...namespaces.map(({ domain }) => `            ${domain}`),
    `keys        ${keys.length}`,
    ...keys.map((key) => `            ${key.prefix}…  ${key.id}  ${keyText(key)}`),
  ].join("\n");
}

function keyText(key: ApiKey): string {
  const { revoked_at, expires_at, scope, namespace, tag_prefix } = key;
  if (revoked_at) return `revoked ${revoked_at}`;
  if (!isActive(key)) return `expired ${expires_at}`;
  const reads = scope === "read" && `reads ${tag_prefix ? `tags ${tag_prefix}*` : "all tags"}`;
  return [reads || "active", namespace && `in ${namespace}`, expires_at && `until ${expires_at}`]
    .filter(Boolean)
    .join(" ");
}

function explain(error: unknown): string {
  if (isApiError(error)) return `${error.message} ${error.hint}`;
  if (error instanceof Error && error.constructor === Error) return error.message;
  const { error: code } = errorFields(error);
  return `The database could not be asked (${code}).`;
}
