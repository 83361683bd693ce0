import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { closeDatabase } from "@/lib/db/client";
import { isMigrated } from "@/lib/db/is-migrated";
import { whenDatabaseAnswers } from "@/lib/db/when-database-answers";
import { env } from "@/lib/env";
import { manyBytes, storedBytes } from "@/lib/messages/incoming";
import { createAnnouncer } from "@/lib/notify/announce";
import { MailMemory } from "./mail-memory";
import { createParsePool } from "./parse-pool";
import { receive } from "./receive";
import { createAccountFinder } from "./recipient";
import { createSmtpServer } from "./server";
import { startSweeper } from "./sweeper";
import { tlsCertificate } from "./tls-certificate";
import { Writer } from "./writer";

/** Starts the ingest service: SMTP in, parse, store, announce; and the sweeper. */
export async function startSmtp({ port = env.SMTP_PORT, host = env.SMTP_HOST } = {}) {
  const certificate = await tlsCertificate();
  // A wrong address, or a database without tables, is told now, and not to the first sender.
  if (!(await whenDatabaseAnswers(isMigrated)))
    throw new Error("The database is not up to date: run `npm run admin -- migrate` first.");
  const pool = createParsePool();
  const announcer = createAnnouncer();
  const announce = (accountIds: Iterable<string>) => announcer.announce(accountIds);
  // A large mail takes long to store, and one to many accounts longer: others pass it.
  const writers = { small: new Writer(announce), large: new Writer(announce), copied: new Writer(announce) };
  const memory = new MailMemory(env.SMTP_BUFFER_MB * 1024 * 1024);

  const { server, sessions } = createSmtpServer(
    {
      findAccount: createAccountFinder(),
      async take({ stream, client, sender, recipients, cut }) {
        const share = memory.of(client);
        using received = await receive(stream, share, cut);
        const { source, isLarge } = received;
        using turn = isLarge ? await share.turnOfLarge() : null;
        const incoming = pool.parse(source).then((parsed) => ({ sender, recipients, source, parsed }));
        if (!turn) return writers.small.write(incoming);
        if (storedBytes(await incoming) <= manyBytes) return await writers.large.write(incoming);
        turn[Symbol.dispose]();
        await writers.copied.write(incoming);
      },
    },
    certificate,
  );
  const listening = once(server.server, "listening");
  server.listen(port, host);
  await listening;
  const sweeper = startSweeper();

  return {
    port: (server.server.address() as AddressInfo).port,
    async stop(): Promise<void> {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      sessions.close();
      await closed;
      await Promise.all([...Object.values(writers).map((writer) => writer.idle()), sweeper.stop()]);
      await Promise.all([announcer.close(), pool.close()]);
      await closeDatabase();
    },
  };
}
