import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { env } from "@/lib/env";
import { rehearse } from "@/lib/intake";
import { parseMail } from "@/lib/mail/parse";
import { sampleMails } from "./sample-mail";
import { createSmtpServer, type Ingest } from "./server";

const sessions = 3; // as many as it takes for the connections to the database to be opened
const rounds = 30;
const enoughMilliseconds = 700;
const mostMilliseconds = 1_000;
/** An account that is not there: mail to it passes through everything, and is refused by the storing statement. */
const nobody = { accountId: "nobody", room: Number.POSITIVE_INFINITY };
const envelope = ["MAIL FROM:<>", `RCPT TO:<warm@nobody.${env.MAIL_DOMAIN}>`, "DATA"];
const round = sampleMails.flatMap((mail) => [...envelope, `${mail}.`]);

/**
 * Sends mails to nobody through a server of its own, so that code is compiled, connections are open and statements
 * prepared when the first sender comes. Ends within a second; what fails is left to be told to real senders.
 */
export async function warmUp({ findAccount, take }: Ingest): Promise<void> {
  const mails = sampleMails.map((mail) => Buffer.from(mail)).map((source) => ({ source, parsed: parseMail(source) }));
  const findNobody = (slug: string) => findAccount(slug).then(() => nobody);
  const ingest = { take, findAccount: findNobody, refusals: null, disk: { isFull: false } };
  const { server } = createSmtpServer(ingest, null, false);
  try {
    server.listen({ port: 0, host: "127.0.0.1", exclusive: true }); // not shared with other processes
    await once(server.server, "listening");
    const { port } = server.server.address() as AddressInfo;
    await Promise.all(Array.from({ length: sessions }, () => send(port)));
    await rehearse(mails);
  } catch {
    // nothing depends on it
  } finally {
    server.close();
  }
}

/** One session, mail after mail; resolves once it is closed, and rejects when that takes too long. */
async function send(port: number): Promise<void> {
  const enough = performance.now() + enoughMilliseconds;
  const commands = ["EHLO localhost", ...Array.from({ length: rounds }, () => round).flat()].values();
  const socket = connect({ port, host: "127.0.0.1", noDelay: true, signal: AbortSignal.timeout(mostMilliseconds) });
  socket.on("data", (reply) => {
    if (!/^\d{3} /m.test(reply.toString("latin1"))) return; // its last line is still to come
    const command = commands.next().value;
    if (command === undefined || performance.now() > enough) socket.destroy();
    else socket.write(`${command}\r\n`);
  });
  await once(socket, "close");
}
