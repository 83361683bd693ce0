/** The command was called in a way that does not exist. */
export class UsageError extends Error {}
