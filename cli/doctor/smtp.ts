import { connect, isIPv6, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { judgeCertificate } from "./certificate";
import type { MailServer } from "./dns";
import { type Finding, fail, ok, warn } from "./finding";
import { connected, problemOf } from "./network";

interface Asked {
  port: number;
  mailDomain: string;
}

/** One of the domain's mail servers, as a server that has mail for it meets it; returns the address that it was met on. */
export async function* examineSmtp(server: MailServer, asked: Asked): AsyncGenerator<Finding, string | undefined> {
  const { host, addresses } = server;
  const problems: string[] = [];
  const sockets = await Promise.all(
    addresses.map((address) =>
      connected(connect({ host: address, port: asked.port }), "connect").catch((error) => {
        problems.push(`${address} (${problemOf(error)})`);
      }),
    ),
  );
  yield reach(server, asked.port, problems);
  const met = sockets.findIndex(Boolean);
  const socket = sockets[met];
  if (!socket) return;
  try {
    yield* converse(socket, host, asked.mailDomain);
    return addresses[met];
  } catch (error) {
    yield fail(
      "smtp",
      `${host} broke off (${problemOf(error)})`,
      "look at what stands between, and at the SMTP server's log",
    );
  } finally {
    for (const one of sockets) one?.destroy();
  }
}

function reach({ host, addresses }: MailServer, port: number, problems: string[]): Finding {
  const check = `port ${port}`;
  if (problems.length === 0) return ok(check, `${host} answers on ${addresses.join(", ")}`);
  const found = `${host} does not answer on ${problems.join(", ")}`;
  if (problems.length === addresses.length)
    return fail(
      check,
      found,
      `open port ${port} to the SMTP server; many networks close it to what goes out, so look from another as well`,
    );
  const six = problems.every((problem) => isIPv6(problem.split(" ")[0] ?? ""));
  return warn(
    check,
    found,
    six ? "set SMTP_HOST=::, or look from a network that has IPv6" : "remove that address, or serve it",
  );
}

async function* converse(plain: Socket, host: string, mailDomain: string): AsyncGenerator<Finding> {
  yield judgeGreeting(await say(plain), host, mailDomain);
  const offer = await say(plain, "EHLO doctor.example.com");
  yield* judgeRecipients(plain, mailDomain);
  if (!/^250[ -]STARTTLS\b/im.test(offer)) {
    yield warn(
      "starttls",
      `${host} does not offer it`,
      "set SMTP_TLS_KEY and SMTP_TLS_CERT, so that mail comes encrypted",
    );
    return;
  }
  const ready = await say(plain, "STARTTLS");
  if (!ready.startsWith("220")) throw new Error(ready);
  const secure = connectTls({ socket: plain, servername: host, rejectUnauthorized: false });
  await connected(secure, "secureConnect");
  // Mail servers take one that is nobody's word, as the one that Restante makes itself.
  yield judgeCertificate("starttls", secure, host, { place: "in SMTP_TLS_CERT", selfSigned: warn });
  secure.end("QUIT\r\n");
}

function judgeGreeting(greeting: string, host: string, mailDomain: string): Finding {
  const name = /^220 (\S+) ESMTP Restante/.exec(greeting)?.[1];
  if (name === mailDomain) return ok("smtp", `${host} is Restante's`);
  if (name) return fail("smtp", `${host} takes mail for ${name}`, "give the SMTP server the web server's MAIL_DOMAIN");
  return warn("smtp", `${host} greets with ${greeting.trim()}`, "let the MX lead to Restante's SMTP server");
}

async function* judgeRecipients(socket: Socket, mailDomain: string): AsyncGenerator<Finding> {
  await say(socket, "MAIL FROM:<>");
  const foreign = await say(socket, "RCPT TO:<doctor@example.com>");
  yield foreign.startsWith("2")
    ? warn("other domains", "mail to example.com is taken", "set CATCH_ALL= to nothing, unless that is wanted")
    : ok("other domains", "mail to others is refused");
  const postmaster = await say(socket, `RCPT TO:<postmaster@${mailDomain}>`);
  yield postmaster.startsWith("2")
    ? ok("postmaster", `postmaster@${mailDomain} is received`)
    : warn(
        "postmaster",
        `postmaster@${mailDomain}: ${postmaster.trim()}`,
        "set OPERATOR_NAMESPACE, and read what comes",
      );
  await say(socket, "RSET");
}

const mostReplyBytes = 65_536;
const replyMs = 15_000;

/** Sends the command, if any, and returns the reply to it, all its lines. */
async function say(socket: Socket, command?: string): Promise<string> {
  if (command) socket.write(`${command}\r\n`);
  let reply = "";
  const late = setTimeout(() => socket.destroy(new Error("no reply in time")), replyMs);
  try {
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
      reply += chunk.toString("utf8");
      if (/(?:^|\n)\d{3}(?: [^\n]*)?\r?\n$/.test(reply)) return reply;
      if (reply.length > mostReplyBytes) throw new Error("a reply without an end");
    }
  } finally {
    clearTimeout(late);
  }
  throw new Error(reply ? `closed after ${reply.trim()}` : "closed");
}
