import sharding from "@/lib/db/sharding.json";
import type { Costs, MailCosts } from "./costs";
import measured from "./costs.json";

const costs: Costs = measured;

/** What a day's mail is taken to be. Whoever knows better figures puts them in here, or scales the table's rows. */
export const assumed = {
  /** Of 100 mails, in the order in which they are measured. */
  shares: [90, 9, 1],
  /** The busiest minute has so many times the day's average. */
  peak: 5,
  /** How busy a core may be in that minute. */
  busy: 0.5,
  /** A mail is listed so many times besides. */
  lists: 1,
  /** A wait sleeps so long. */
  waitSeconds: 3,
  retentionDays: 7,
  /** What deleted rows leave free in tables, for the next ones. */
  slack: 1.3,
};

/** Of its time, unless it is an hour behind. */
const sweeping = 0.1;

export interface Needs {
  mailsPerSecond: number;
  smtpCores: number;
  webCores: number;
  /** Of each web process but the first, for hearing of every mail. */
  hearingCores: number;
  postgresCores: number;
  openWaits: number;
  waitBytes: number;
  tableBytes: number;
  walBytesADay: number;
  walBytesPerSecond: number;
  /** Mails that one sweeper must delete a second. */
  swept: number;
}

/** What so many mails a day need, in the busiest minute. */
export function needsOf(mailsADay: number): Needs {
  const { peak, busy, lists, waitSeconds, retentionDays, slack } = assumed;
  const average = mailsADay / 86_400;
  const mailsPerSecond = average * peak;
  const [first] = costs.mails as [MailCosts, ...MailCosts[]];
  // The mail that is waited for was measured whole; the larger ones cost as much more as they do without a wait.
  const more = (cost: (mail: MailCosts) => number) => ofMix(cost) - cost(first);
  const cores = (microseconds: number) => (mailsPerSecond * microseconds) / 1_000_000 / busy;
  const { wakeUp, list } = costs;
  return {
    mailsPerSecond,
    // SMTP does the same for both, and was measured under two loads.
    smtpCores: cores(Math.max(wakeUp.smtpMicroseconds, first.smtpMicroseconds) + more((mail) => mail.smtpMicroseconds)),
    webCores: cores(wakeUp.webMicroseconds + lists * list.webMicroseconds),
    hearingCores: cores(ofMix((mail) => mail.webMicroseconds)),
    postgresCores: cores(
      wakeUp.postgresMicroseconds +
        more((mail) => mail.postgresMicroseconds) +
        lists * list.postgresMicroseconds +
        costs.sweepMicroseconds / peak, // spread over the day
    ),
    openWaits: mailsPerSecond * waitSeconds,
    waitBytes: mailsPerSecond * waitSeconds * costs.sleepingWaitBytes,
    tableBytes: mailsADay * retentionDays * ofMix((mail) => mail.storedBytes) * slack,
    walBytesADay: mailsADay * ofMix((mail) => mail.walBytes),
    walBytesPerSecond: mailsPerSecond * ofMix((mail) => mail.walBytes),
    swept: average,
  };
}

/** The average mail's. */
function ofMix(cost: (mail: MailCosts) => number): number {
  return costs.mails.reduce((sum, mail, kind) => sum + (cost(mail) * (assumed.shares[kind] ?? 0)) / 100, 0);
}

/** What was measured, of mails and of reads. */
export function costsTables(): string {
  const { mails, wakeUp, list, wait, sweepMicroseconds, sleepingWaitBytes } = costs;
  const mailRow = ({ name, bytes, ...mail }: MailCosts) =>
    `| ${name}, ${size(bytes)} | ${us(mail.smtpMicroseconds)} | ${us(mail.postgresMicroseconds)} | ${size(mail.storedBytes)} | ${size(mail.walBytes)} |`;
  return [
    "| a mail | SMTP | PostgreSQL | tables | WAL |",
    "| --- | --- | --- | --- | --- |",
    ...mails.map(mailRow),
    `| the first, with the wait that it ends | ${us(wakeUp.smtpMicroseconds)} | ${us(wakeUp.postgresMicroseconds)} | | |`,
    `| one that expires, vacuum included | | ${us(sweepMicroseconds)} | | |`,
    "",
    "| a read | web | PostgreSQL |",
    "| --- | --- | --- |",
    `| a list of ten | ${us(list.webMicroseconds)} | ${us(list.postgresMicroseconds)} |`,
    `| a wait whose mail is there | ${us(wait.webMicroseconds)} | ${us(wait.postgresMicroseconds)} |`,
    `| a wait that sleeps until it comes | ${us(wakeUp.webMicroseconds)} | as above |`,
    "",
    `A wait that sleeps holds ${size(sleepingWaitBytes)} of a web process. Each web process hears of every mail, which costs it ${us(mails[0]?.webMicroseconds ?? 0)} where nobody waits.`,
    "",
    "The mail with the wait that it ends is measured apart, from 20 senders who go on once their wait is answered; the others come from up to 50 who go on at once. So SMTP's part of it may be more or less than the first row's: the larger of the two is counted.",
    "",
    `Measured with Node.js ${costs.node} on ${costs.cores} virtual cores that the load generator shares, at a load average of ${costs.loadAverage}. The same work takes more CPU time on a busy machine, so that rates that were measured at another time, as in the [README](../README.md), need not follow from these costs.`,
  ].join("\n");
}

/** What the needs are computed with, in words. */
export function assumptions(): string {
  const [codes, newsletters, attachments] = assumed.shares;
  const { peak, busy, lists, waitSeconds, retentionDays, slack } = assumed;
  return [
    `Of 100 mails ${codes} are like the first of the table, ${newsletters} like the second and ${attachments} like the third. Each is waited for, for ${waitSeconds} seconds, and found by ${lists === 1 ? "one list" : `${lists} lists`} of ten besides.`,
    `The busiest minute has ${peak} times the day's average, and cores are ${busy * 100} % busy then. Mail is kept for ${retentionDays} days, in tables that are ${Math.round((slack - 1) * 100)} % larger than what they hold.`,
  ].join("\n");
}

/** What 1, 10 and 100 million mails a day need. */
export function needsTable(): string {
  const days = [1, 10, 100].map((millions) => needsOf(millions * 1_000_000));
  const line = (name: string, value: (needs: Needs) => string) => `| ${name} | ${days.map(value).join(" | ")} |`;
  return [
    "| mails a day | 1 million | 10 million | 100 million |",
    "| --- | --- | --- | --- |",
    line("mails a second, in the busiest minute", ({ mailsPerSecond }) => round(mailsPerSecond)),
    line("cores for SMTP", ({ smtpCores }) => amount(smtpCores)),
    line("cores for web", ({ webCores }) => amount(webCores)),
    line("and for each further web process, which hears of every mail", ({ hearingCores }) => amount(hearingCores)),
    line("cores for PostgreSQL", ({ postgresCores }) => amount(postgresCores)),
    line("waits open at once", ({ openWaits }) => round(openWaits)),
    line("memory for these", ({ waitBytes }) => size(waitBytes)),
    line("tables on disk", ({ tableBytes }) => size(tableBytes)),
    line("WAL a day", ({ walBytesADay }) => size(walBytesADay)),
    line("WAL a second, in the busiest minute", ({ walBytesPerSecond }) => size(walBytesPerSecond)),
    line("mails that expire a second", ({ swept }) => round(swept)),
  ].join("\n");
}

/** How far one sweeper comes where 100 million mails a day expire. */
export function sweeperItem(): string {
  const atAStretch = 1_000_000 / costs.sweepMicroseconds;
  const { swept } = needsOf(100_000_000);
  return `- **One sweeper.** What expires is deleted by one process at a time, a hundred mails in a transaction, and it rests nine tenths of the time. So it deletes at most ${round(atAStretch * sweeping)} mails a second, where ${round(swept)} expire: ${atAStretch * sweeping < swept ? "that is too little" : "that leaves little room"}. Once it is an hour behind it stops resting, which makes at most ${round(atAStretch)}, but intake feels it. [Metrics](monitoring.md) show how far it is behind.`;
}

/** Which table lies where, were the database spread over several machines, and what would have to change. */
export function shardingTables(): string {
  const rows = (items: Record<string, string>) =>
    Object.entries(items).map(([name, why]) => `| \`${name}\` | ${why} |`);
  const spread = Object.entries(sharding.distributed).map(([name, key]) => `| \`${name}\` | spread by \`${key}\` |`);
  const everywhere = Object.entries(sharding.everywhere).map(
    ([name, why]) => `| \`${name}\` | the same on every machine: ${why} |`,
  );
  const local = Object.entries(sharding.local).map(([name, why]) => `| \`${name}\` | on one machine: ${why} |`);
  return [
    ["| table | where |", "| --- | --- |", ...spread, ...everywhere, ...local].join("\n"),
    "These keys and references do not begin with the account:",
    ["| name | why, and what would become of it |", "| --- | --- |", ...rows(sharding.exceptions)].join("\n"),
    "And these statements name no account, besides what an operator asks and backs up:",
    ["| statement | why |", "| --- | --- |", ...rows(sharding.statements)].join("\n"),
  ].join("\n\n");
}

/** To two digits: more would promise what no computation holds. */
function round(value: number): string {
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return (Math.round(value / digits) * digits).toLocaleString("en-US");
}

function us(microseconds: number): string {
  return `${round(microseconds)} µs`;
}

function amount(cores: number): string {
  if (cores < 0.01) return "below 0.01";
  return cores < 1 ? cores.toFixed(2) : cores < 10 ? cores.toFixed(1) : round(cores);
}

function size(bytes: number): string {
  const power = Math.min(4, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${value < 10 ? value.toFixed(1) : round(value)} ${["bytes", "KB", "MB", "GB", "TB"][power]}`;
}
