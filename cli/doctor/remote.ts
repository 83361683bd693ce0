import { isWellFormedKey } from "@/lib/keys/key-format";
import { ask, type Service } from "../service";
import { examineDns } from "./dns";
import { attempt, type Finding, fail, ok, warn } from "./finding";
import { examineClaims } from "./front";
import { examineKey, examineMail } from "./mail";
import { bare, isLocal } from "./network";
import { examineSmtp } from "./smtp";
import { examineWeb, type Site } from "./web";
import { examineWebhooks } from "./webhooks";

export interface Target {
  url: URL;
  /** Of an account, to which a mail is sent. */
  key?: string;
  /** A name server to ask, the system's unless given. */
  dns?: string;
  /** Where mail servers are: 25 unless given, or on a machine of one's own where it is started. */
  smtpPort?: number;
  /** Where it is on this machine, if not at its usual place. */
  ownPort?: number;
}

const mailPort = 25;
const usualOwnPort = 1025;

/** A service as the internet sees it: what it says, the DNS of its mail domain, its mail servers, and a mail's way. */
export async function* examineService(target: Target): AsyncGenerator<Finding> {
  const site = yield* examineWeb(target.url);
  if (!site) return;
  yield* examineMailService(target, site);
  // Last: it may use up what REQUESTS_PER_MINUTE allows.
  yield await examineClaims(site.url);
}

async function* examineMailService(
  { url, key, dns, smtpPort, ownPort = usualOwnPort }: Target,
  site: Site,
): AsyncGenerator<Finding> {
  const account = yield* examineAccount(site.url, key);
  if (account) yield* examineWebhooks(account);
  if (isLocal(site.mailDomain)) {
    yield ok("dns", `${site.mailDomain} needs none: it is a name of this machine`);
    const host = bare(url.hostname);
    if (account && isLocal(host))
      yield* sendAndDelete({ ...account, ...site, smtpHost: host, smtpPort: smtpPort ?? ownPort });
    return;
  }
  const port = smtpPort ?? mailPort;
  const servers = yield* examineDns(site.mailDomain, dns);
  let reached: string | undefined;
  for (const server of servers) {
    const address = yield* examineSmtp(server, { port, mailDomain: site.mailDomain });
    reached ??= address;
  }
  if (!account) return;
  if (reached) yield* sendAndDelete({ ...account, ...site, smtpHost: reached, smtpPort: port });
  else yield fail("mail", "not tried, for no mail server was reached", "see above");
}

/** A doctor that comes every hour leaves nothing behind. */
async function* sendAndDelete(service: Service): AsyncGenerator<Finding> {
  const messageId = yield* examineMail(service, "give its port with --smtp-port, or look at what the SMTP server logs");
  if (messageId) await attempt("mail", () => ask(service, `/v1/messages/${messageId}`, {}, "DELETE"));
}

/** The service as the holder of the key sees it; undefined without one that works. */
async function* examineAccount(url: string, apiKey = ""): AsyncGenerator<Finding, Service | undefined> {
  if (!apiKey) {
    yield warn("mail", "none was sent", "give a key with --key or RESTANTE_API_KEY");
    return;
  }
  if (!isWellFormedKey(apiKey)) {
    yield fail("key", "it is none", "look for a slip: rst_ and 38 letters and digits");
    return;
  }
  const service = { url, apiKey, smtpHost: "", smtpPort: 0 };
  const finding = await examineKey(service);
  yield finding;
  if (finding.result !== "ok") return;
  const answer = await attempt("key", () => ask<{ namespaces: { slug: string }[] }>(service, "/v1/namespaces", {}));
  if ("check" in answer) {
    yield answer;
    return;
  }
  return { ...service, namespace: answer.value.namespaces[0]?.slug };
}
