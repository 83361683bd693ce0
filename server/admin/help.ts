/** What `npm run admin -- --help` prints. */
export const help = `Usage: npm run admin -- <command>

  migrate                                       bring the database up to date, as every command does first
  account <account_id | e-mail | slug>          show plan, usage, namespaces and the prefixes of keys
  create-account [--email <e-mail>] [--plan <plan>]
                                                make an account; its API key is shown once
  set-plan <account_id> <plan>                  change the plan: free, dev or pro
  delete-account <account_id> --yes             delete an account with all its mail, for good

It works on the database of a running service, or starts the embedded one for the duration.
Exit codes: 0 done, 1 failed, 2 not a valid command.`;
