const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in a word: "now", "2 min", "3 h", "5 d". A clock that runs behind says "now". */
export function ageOf(moment: string, now: number): string {
  const age = now - Date.parse(moment);
  if (age < minute) return "now";
  if (age < hour) return `${Math.floor(age / minute)} min`;
  if (age < day) return `${Math.floor(age / hour)} h`;
  return `${Math.floor(age / day)} d`;
}

/** "expires in 12 min" within the last hour; null before. */
export function expiryOf(moment: string, now: number): string | null {
  const left = Date.parse(moment) - now;
  return left < hour ? `expires in ${Math.max(1, Math.ceil(left / minute))} min` : null;
}

/** The same for every reader: server and browser write it alike. */
export function utcOf(moment: string): string {
  return `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`;
}
