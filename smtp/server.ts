import type { Socket } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { maxMessageBytes } from "@/lib/contract/plans";
import { acceptedText } from "@/lib/deliveries";
import { env } from "@/lib/env";
import { errorFields, log } from "@/lib/log";
import { oneLine } from "@/lib/mail/clean";
import { limits } from "@/lib/mail/limits";
import { metrics } from "@/lib/metrics";
import type { Disk } from "./disk";
import { type Addressee, meetAtRcpt, type Pause } from "./faults";
import { type FindAccount, KnownAccounts } from "./known-accounts";
import { type Login, Logins } from "./login";
import { checkRecipient, readRecipient } from "./recipient";
import type { Refusals } from "./refusals";
import { hasLeft, replies, SmtpReply, toReply } from "./replies";
import { Sessions } from "./sessions";
import type { Certificate } from "./tls-certificate";

const maxRecipients = 100;
const idleMilliseconds = 60_000;
const neverOffered = ["XCLIENT", "XFORWARD", "WIZ", "SHELL", "KILL"];

export interface Ingest {
  /** Asks the database. */
  findAccount: FindAccount;
  /** Of the database, as far as it is known. */
  disk: Pick<Disk, "isFull">;
  /** Null where nobody is to be told of what is refused. */
  refusals: Refusals | null;
  /** Reads, parses and stores a mail; resolves once it is committed, throws the refusal otherwise. */
  take(mail: {
    stream: SMTPServerDataStream;
    /** Whose share of the memory it takes. */
    client: string | null;
    sender: string;
    recipients: Addressee[];
    cut: () => void;
    pause: Pause;
  }): Promise<void>;
}

/**
 * The SMTP front: turns sessions into recipients and mails. A fault of ours is always a 451, never a bounce. `isPrivate` for
 * one that only this machine reaches: a password may travel as it is then.
 */
export function createSmtpServer(
  ingest: Ingest,
  certificate: Certificate | null,
  isPrivate: boolean,
): { server: SMTPServer; sessions: Sessions } {
  // A login to a catch-all namespace is no secret; a key is, so that it waits for TLS where there is any.
  const openLogin = isPrivate || (env.CATCH_ALL !== undefined && !certificate);
  const logins = new Logins();
  const sessions: Sessions = new Sessions(() => server, { connectionsPerClient: env.SMTP_CONNECTIONS_PER_IP });
  const accounts = new KnownAccounts(ingest.findAccount);
  const server = new SMTPServer({
    ...(certificate ?? { hideSTARTTLS: true }),
    name: env.MAIL_DOMAIN,
    banner: "Restante",
    size: maxMessageBytes,
    rejectOversized: true,
    maxRecipients,
    maxClients: env.SMTP_MAX_CONNECTIONS,
    socketTimeout: idleMilliseconds,
    closeTimeout: idleMilliseconds,
    disabledCommands: [
      ...neverOffered,
      ...(certificate ? [] : ["STARTTLS"]),
      ...(certificate || openLogin ? [] : ["AUTH"]),
    ],
    authMethods: ["PLAIN", "LOGIN"],
    authOptional: true,
    allowInsecureAuth: openLogin,
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: false,
    hideSMTPUTF8: false,
    logger: false,
    onConnect: (session, done) => answer(done, () => sessions.open(session.id, session.remoteAddress)),
    onAuth: (auth, session, done) => {
      let login: Login | undefined;
      const finish = (error?: Error | null) => done(error, { user: login });
      answer(finish, async () => {
        // Many work on one machine: there a session is a client.
        login = await logins.check(auth, sessions.clientOf(session.id) ?? session.id);
      });
    },
    onMailFrom: (_address, session, done) => answer(done, () => sessions.begin(session.id)),
    onRcptTo: ({ address }, session, done) =>
      answer(done, async () => {
        const accepted = sessions.accepted(session.id);
        const login = session.user as Login | undefined;
        const name = readRecipient(address, login);
        const key = name.address.toLowerCase();
        if (accepted.has(key)) return; // named twice it is one recipient
        let recipient: Addressee | undefined;
        try {
          recipient = await checkRecipient(name, accepted, accounts, login);
          if (ingest.disk.isFull) throw replies.noStorage();
          await meetAtRcpt(recipient, pauseOf(session));
          accepted.set(key, recipient);
        } catch (error) {
          ingest.refusals?.refused(senderOf(session), [recipient ?? name], error);
          throw error;
        }
      }),
    onData: (stream, session, done) => {
      const finish = (error?: Error | null) => {
        if (!error) metrics.mailAccepted(stream.byteLength);
        done(error, acceptedText);
        sessions.finished(session.id);
      };
      const take = () => {
        const mail = { ...mailOf(stream, session, sessions), pause: pauseOf(session) };
        return taking(accounts, ingest, mail);
      };
      answer(finish, () => sessions.data(session.id, stream, take));
    },
    onClose: (session) => sessions.closed(session.id),
  });
  const pauseOf =
    ({ id }: SMTPServerSession) =>
    (seconds: number) =>
      sessions.pause(id, seconds);
  // A client that vanishes is its own affair, and what bars us from listening is told by the start; but an `error` event
  // without a listener would end the process.
  server.on("error", (error: Error) => {
    if (server.server.listening && !("remoteAddress" in error)) log.warn("smtp_server_error", errorFields(error));
  });
  server.server.on("connection", joinReplies);
  return { server, sessions };
}

/** Learns from what becomes of the mail: of whom it was refused, the database is asked when the sender tries again. */
async function taking(accounts: KnownAccounts, { take, refusals }: Ingest, mail: Mail): Promise<void> {
  const { sender, recipients } = mail;
  try {
    await take(mail);
    if (recipients.some(({ fault }) => !fault?.drop)) accounts.stored();
    refusals?.dropped(sender, recipients);
  } catch (refusal) {
    refusals?.refused(sender, recipients, refusal);
    for (const { accountId } of recipients) accounts.forget(accountId);
    throw refusal;
  }
}

type Mail = Parameters<Ingest["take"]>[0];

// smtp-server decodes Punycode as it comes: what it makes of it may be no text at all.
function senderOf({ envelope: { mailFrom } }: SMTPServerSession): string {
  return mailFrom ? oneLine(mailFrom.address, limits.addressCharacters) : "";
}

function mailOf(stream: SMTPServerDataStream, session: SMTPServerSession, sessions: Sessions) {
  return {
    stream,
    client: sessions.clientOf(session.id),
    sender: senderOf(session),
    recipients: [...sessions.accepted(session.id).values()],
    cut: () => sessions.end(session.id, replies.tooLarge()),
  };
}

/** Runs a step of a session; whatever it throws becomes a reply. */
async function answer(done: (error?: Error | null) => void, step: () => void | Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof SmtpReply) && !hasLeft(error)) log.error("smtp_failed", errorFields(error));
    const reply = toReply(error);
    if (!hasLeft(error)) metrics.refused(reply.countedAs);
    done(reply);
    return;
  }
  done();
}

/** The replies that are written within a turn leave together, as those to pipelined commands are. */
function joinReplies(socket: Socket): void {
  const write = socket.write.bind(socket) as (reply: string) => boolean;
  const send = () => socket.uncork();
  socket.write = (reply: string) => {
    if (socket.writableCorked === 0) {
      socket.cork();
      process.nextTick(send);
    }
    const hasRoom = write(reply);
    if (reply.startsWith("220 ")) send(); // TLS begins behind it, at once
    return hasRoom;
  };
}
