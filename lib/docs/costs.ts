/** What one mail of a kind costs, as `npm run bench costs` measures it. */
export interface MailCosts {
  name: string;
  bytes: number;
  smtpMicroseconds: number;
  postgresMicroseconds: number;
  /** Of each web process, which hears of it though nobody waits there. */
  webMicroseconds: number;
  /** Tables with their indexes. */
  storedBytes: number;
  walBytes: number;
}

interface ReadCosts {
  webMicroseconds: number;
  postgresMicroseconds: number;
}

export interface Costs {
  cores: number;
  node: string;
  loadAverage: number;
  mails: MailCosts[];
  list: ReadCosts;
  wait: ReadCosts;
  /** A mail that somebody waits for, all of it: stored, and the wait that it wakes. */
  wakeUp: ReadCosts & { smtpMicroseconds: number };
  sleepingWaitBytes: number;
  sweepMicroseconds: number;
}
