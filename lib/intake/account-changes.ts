import { type Line, line } from "@/lib/db/client";
import { errorFields, log } from "@/lib/log";

/** Its payload is the account that drizzle/functions/restante_account_changed.sql tells of. */
const channel = "restante_account";

/** Hears, on intake's own connection, which accounts have changed or are gone. */
export class AccountChanges {
  #asked: Line | null = null;
  #heard: Line | null = null;

  /** `forget` is called with each such account; without one whenever some may have been missed. */
  constructor(private readonly forget: (accountId?: string) => void) {}

  /** Whether changes are being told of. */
  get areHeard(): boolean {
    return this.#heard !== null && this.#heard === line();
  }

  /** Begins to listen, unless that is so. Once the connection is lost, the next call begins anew. */
  listen(): void {
    const current = line();
    if (this.#asked === current) return;
    this.#asked = current;
    current.events.on(channel, this.forget);
    current.events.once("closed", () => {
      current.events.off(channel, this.forget);
      this.#asked = this.#heard = null;
      this.forget();
    });
    current.sql.unsafe(`listen ${channel}`).then(
      () => {
        this.#heard = this.#asked;
        this.forget();
      },
      (error: unknown) => log.warn("listen_failed", errorFields(error)),
    );
  }
}
