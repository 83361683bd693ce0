/** Failures of the network are told alike whichever server they concern: these are not about the database. */
const otherServers = /^(?:sign_in_mail|mail_server|stripe|smtp_server)_/;

/** SQLSTATE classes, codes of postgres.js and of the network, and of our own deadlines on queries. */
const kinds: [kind: string, codes: RegExp][] = [
  ["timeout", /^(?:57014|25P03|DEADLINE|CONNECT_TIMEOUT)$/],
  ["connection", /^(?:08|53|57P)\w+$|^CONNECTION_|^E(?:CONN|HOST|NET|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN)/],
  ["conflict", /^(?:40...|55P03)$/],
  ["data", /^(?:22|23|54)...$/],
  ["other", /^(?:\d\d|F0|HV|P0|XX)[0-9A-Z]{3}$/],
];

export const databaseErrorKinds = kinds.map(([kind]) => kind);

/** What kind of failure of the database a logged event tells of; undefined for one of anything else. */
export function databaseErrorKind(event: string, error: string): string | undefined {
  if (otherServers.test(event)) return undefined;
  return kinds.find(([, codes]) => codes.test(error))?.[0];
}
