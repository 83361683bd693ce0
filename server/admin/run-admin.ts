import { isApiError } from "@/lib/contract/errors";
import { closeDatabase, databaseUrl } from "@/lib/db/client";
import { migrateDatabase } from "@/lib/db/migrate";
import { env } from "@/lib/env";
import { errorFields } from "@/lib/log";
import { withDatabase } from "../database";
import { help } from "./help";
import { type Command, parseCommand } from "./parse-command";
import { runCommand } from "./run-command";
import { UsageError } from "./usage-error";

export interface Outcome {
  exitCode: 0 | 1 | 2;
  text: string;
}

/** One command of the operator, from its words to its exit code. */
export async function runAdmin(args: string[]): Promise<Outcome> {
  try {
    const command = parseCommand(args);
    if (command.name === "help") return { exitCode: 0, text: help };
    return { exitCode: 0, text: await withDatabase(() => run(command)) };
  } catch (error) {
    if (error instanceof UsageError) return { exitCode: 2, text: `${error.message}\n\n${help}` };
    return { exitCode: 1, text: explain(error) };
  }
}

async function run(command: Command): Promise<string> {
  await migrateDatabase(env.DATABASE_URL_DIRECT ?? databaseUrl());
  return runCommand(command).finally(closeDatabase);
}

function explain(error: unknown): string {
  if (isApiError(error)) return `${error.message} ${error.hint}`;
  if (error instanceof Error && error.constructor === Error) return error.message;
  const { error: code } = errorFields(error);
  return `The database could not be asked (${code}).`;
}
