import { line } from "@/lib/db/client";
import { errorFields, log } from "@/lib/log";

/** The NOTIFY channel that says which accounts have new mail; its payload is their ids, separated by commas. */
export const mailChannel = "restante_mail";

const idsPerPayload = 200; // a payload holds 7,999 bytes, an id 30

/**
 * Tells the listening processes that accounts have new mail, after the commit: inside the transaction, NOTIFY
 * would make all intake wait in one queue. Calls while one is under way are joined. Never throws: it is a hint.
 */
export function createAnnouncer() {
  const pending = new Set<string>();
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (pending.size > 0) {
      const ids = [...pending].slice(0, idsPerPayload);
      for (const id of ids) pending.delete(id);
      // Nothing is lost if this does not reach the disk, so it need not wait for it.
      await line()
        .sql`select set_config('synchronous_commit', 'off', true), pg_notify(${mailChannel}, ${ids.join(",")})`.catch(
        (error: unknown) => log.warn("announce_failed", errorFields(error)),
      );
    }
    running = null;
  }

  return {
    announce(accountIds: Iterable<string>): void {
      for (const id of accountIds) pending.add(id);
      running ??= run();
    },
    async close(): Promise<void> {
      await running;
    },
  };
}
