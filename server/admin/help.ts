/** How it is called. */
export const program = process.env.RESTANTE_STARTED_IN ? "restante admin" : "npm run admin --";

const usages = {
  migrate: `
  migrate                                       bring the database up to date, as every command does first`,
  account: `
  account <account>                             show plan, usage, namespaces, and the prefixes and ids of keys`,
  "create-account": `
  create-account [--email <e-mail>] [--plan <plan>]
                                                make an account; its API key is shown once`,
  "set-plan": `
  set-plan <account_id> <plan>                  change the plan: free, dev or pro`,
  "delete-account": `
  delete-account <account_id> --yes             delete an account with all its mail, for good`,
  abuse: `
  abuse [--json]                                the busiest accounts, clients that made several, and who is suspended`,
  suspend: `
  suspend <account …> --reason <text>           let nobody use an account: keys, sessions, mail, webhooks; its owner
                                                reads the reason when signing in with a key
  suspend --client <client> --reason <text>     suspend all that a client made within a day`,
  unsuspend: `
  unsuspend <account …>                         let everything work again
  unsuspend --client <client>                   the same for all suspended accounts that a client made`,
  audit: `
  audit <account> [--limit <n>] [--json]        what was done to an account, and by whom`,
};

/** What `restante admin --help` prints, or `--help` beside the name of one command. */
export function helpOf(name = ""): string {
  const own = Object.hasOwn(usages, name) ? usages[name as keyof typeof usages] : Object.values(usages).join("");
  return `Usage: ${program} <command> [--data <folder>]
${own}

An <account> is an account_id, an e-mail address or a slug.
It works on the database of a running service, or starts the embedded one for the duration: that of DATABASE_URL, or
of the folder that --data names (else DATA_DIR), which \`migrate\` and \`create-account\` alone make.
Exit codes: 0 done, 1 failed, 2 not a valid command.`;
}
