import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { isLoopback } from "@/lib/client-address";
import { closeDatabase } from "@/lib/db/client";
import { observeDatabase } from "@/lib/db/observe";
import { isMigrated, whenDatabaseAnswers } from "@/lib/db/readiness";
import { env } from "@/lib/env";
import { createAnnouncer, manyBytes, type Recipient, storedBytes } from "@/lib/intake";
import type { ParsedMail } from "@/lib/mail/types";
import { gauge, metrics } from "@/lib/metrics";
import { startWebhooks } from "@/lib/webhooks";
import { renewCertificate } from "./certificate-renewal";
import { watchDisk } from "./disk";
import { meetAtData, meetLate, storeAsMet, takeBack } from "./faults";
import { MailMemory, type MemoryShare } from "./mail-memory";
import { createParser } from "./parser";
import { receive } from "./receive";
import { createAccountFinder } from "./recipient";
import { Refusals } from "./refusals";
import { refusalsCounted } from "./replies";
import { createSmtpServer, type Ingest } from "./server";
import { startSweeper } from "./sweeper";
import { tlsCertificate } from "./tls-certificate";
import { warmUp } from "./warm-up";
import { Writer } from "./writer";

const certificateCheckMs = 60_000;
/** After so long of a stop every command is refused, but not a mail that is coming in. */
const graceMs = 10_000;
/** Who is about to send a mail may do so within this time. */
const quietMs = 2_000;

/** Starts the ingest service: SMTP in, parse, store, announce; and the sweeper. */
export async function startSmtp({
  port = env.SMTP_PORT,
  host = env.SMTP_HOST,
  checkMs = certificateCheckMs,
  firstRetrySeconds = 5,
} = {}) {
  const certificate = await tlsCertificate();
  // A wrong address, or a database without tables, is told now, and not to the first sender.
  if (!(await whenDatabaseAnswers(isMigrated)))
    throw new Error("The database is not up to date: run `npm run admin -- migrate` first.");
  const parser = createParser();
  const announcer = createAnnouncer();
  const announce = (accountIds: Iterable<string>) => announcer.announce(accountIds);
  // A large mail takes long to store, and one to many accounts longer: others pass it.
  const writers = { small: new Writer(announce), large: new Writer(announce), copied: new Writer(announce) };
  const memory = new MailMemory(env.SMTP_BUFFER_MB * 1024 * 1024);
  const refusals = new Refusals();
  const databaseFolder = process.env.RESTANTE_DATABASE_DIR;
  const disk = watchDisk(databaseFolder);

  const ingest: Ingest = {
    findAccount: createAccountFinder(),
    refusals,
    disk,
    async take({ stream, client, sender, recipients, cut, pause }) {
      const share = memory.of(client);
      const met = recipients.some(({ hasFaults }) => hasFaults) ? await meetAtData(recipients, pause) : [];
      using received = await receive(stream, share, cut).catch((error: unknown) => takeBack(met, error));
      const { source, isLarge } = received;
      let parsed: Promise<ParsedMail> | undefined;
      const store = async (kept: Recipient[]) => {
        parsed ??= isLarge ? inTurn(share, () => parser.parse(source)) : parser.parse(source);
        const incoming = { sender, recipients: kept, source, parsed: await parsed };
        if (!isLarge) return writers.small.write(incoming);
        return (storedBytes(incoming) <= manyBytes ? writers.large : writers.copied).write(incoming);
      };
      const outcome = await storeAsMet(recipients, store);
      if (outcome !== "faulted") return;
      await meetLate(recipients, (late) => {
        received.stepAside();
        return pause(late);
      });
      await storeAsMet(recipients, store);
    },
  };
  announce(["nobody"]); // opens its connection
  await warmUp(ingest);
  metrics.beginMails(refusalsCounted);
  const { server, sessions } = createSmtpServer(ingest, certificate, isLoopback(host));
  observeDatabase();
  gauge({ name: "restante_smtp_sessions", help: "SMTP sessions that are open." }, () => sessions.count);
  gauge({ name: "restante_smtp_buffer_bytes", help: "Held of mails that are not stored yet." }, () => memory.usedBytes);
  const listening = once(server.server, "listening");
  server.listen(port, host);
  await listening;
  const sweeper = startSweeper();
  const webhooks = startWebhooks({ firstRetrySeconds });
  const renewal = certificate && renewCertificate(server, certificate, checkMs);

  return {
    port: (server.server.address() as AddressInfo).port,
    async stop(): Promise<void> {
      renewal?.stop();
      disk.stop();
      await turn(); // accepts who has connected: the system cuts off the rest
      await new Promise<void>((closed) => {
        const refusing = setTimeout(() => server.close(closed), graceMs);
        server.server.close(() => {
          clearTimeout(refusing);
          closed();
        });
        // The embedded database stops as well: nobody goes on, whom a sender could turn to, so that none is waited for.
        sessions.close(databaseFolder ? 0 : quietMs);
      });
      await Promise.all([...Object.values(writers).map((writer) => writer.idle()), sweeper.stop(), webhooks.stop()]);
      await refusals.close();
      await Promise.all([announcer.close(), parser.close()]);
      await closeDatabase();
    },
  };
}

/** A large mail's turn ends once it is parsed: to be stored it may have to wait for its account. */
async function inTurn<T>(share: MemoryShare, parse: () => Promise<T>): Promise<T> {
  using _turn = await share.turnOfLarge();
  return await parse();
}
