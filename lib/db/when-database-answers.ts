import { setTimeout as sleep } from "node:timers/promises";

const ATTEMPTS = 10;
/** Refused, no answer in time, no name server yet, and a PostgreSQL that is still starting. */
const AWAY = ["ECONNREFUSED", "CONNECT_TIMEOUT", "EAI_AGAIN", "57P03"];

/** Does the first work on the database of a process, which may have been started before it: tries for ten seconds, and says so. */
export async function whenDatabaseAnswers<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const isAway = AWAY.includes(code ?? "");
      if (isAway && attempt === 1) process.stderr.write("  Waiting for the database …\n");
      if (isAway && attempt < ATTEMPTS) await sleep(1_000);
      else throw new Error(`The database cannot be used: ${message}. Check DATABASE_URL.`);
    }
  }
}
