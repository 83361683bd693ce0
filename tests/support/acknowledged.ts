import { randomUUID } from "node:crypto";
import { SmtpSession } from "./smtp-session";

/** Senders that keep a ledger of what the server has acknowledged with 250. */
export class Senders {
  readonly acknowledged = new Set<string>();
  readonly refusals: string[] = [];
  #watches: { count: number; reached: () => void }[] = [];

  /** Resolves once so many mails have been acknowledged in all. */
  reach(count: number): Promise<void> {
    return new Promise((reached) => {
      this.#watches.push({ count, reached });
      this.#tell();
    });
  }

  /** Sends mail after mail with `senders` sessions, until the connections break or `stop` is aborted. */
  async send(port: number, address: string, senders: number, stop?: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: senders }, () => this.#keepSending(port, address, stop)));
  }

  async #keepSending(port: number, address: string, stop?: AbortSignal): Promise<void> {
    await using session = await SmtpSession.open({ port });
    while (!stop?.aborted) {
      const id = `<${randomUUID()}@test.example>`;
      const reply = await session.send(address, `Message-ID: ${id}\r\nSubject: crash\r\n\r\n${"x".repeat(2000)}end`);
      if (reply === "") return;
      if (!reply.startsWith("250")) {
        this.refusals.push(reply);
        await session.say("RSET");
        continue;
      }
      this.acknowledged.add(id);
      this.#tell();
    }
  }

  #tell(): void {
    for (const { count, reached } of this.#watches) if (this.acknowledged.size >= count) reached();
    this.#watches = this.#watches.filter(({ count }) => this.acknowledged.size < count);
  }
}
