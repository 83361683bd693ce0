import { directClient } from "@/lib/db/client";
import { errorFields, log } from "@/lib/log";

/** Its payload is the account that drizzle/functions/restante_account_changed.sql tells of. */
const channel = "restante_account";

/**
 * Calls `forget` with each account whose plan or namespaces have changed, or that is gone; without one whenever some may
 * have been missed. Only a hint: while the connection is down nothing is told.
 */
export function listenForChanges(forget: (accountId?: string) => void): { close(): Promise<void> } {
  const client = directClient("accounts");
  let closing = false;
  // After a failure the client tries again by itself, until it is closed.
  client
    .listen(channel, forget, () => forget())
    .catch((error: unknown) => {
      if (!closing) log.warn("listen_failed", errorFields(error));
    });
  return {
    async close(): Promise<void> {
      closing = true;
      await client.end({ timeout: 2 });
    },
  };
}
