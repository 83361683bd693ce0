import { isIP } from "node:net";
import { connect } from "node:tls";
import { z } from "zod";
import { judgeCertificate } from "./certificate";
import { judgeClock } from "./clock";
import { type Finding, fail, ok, warn } from "./finding";
import { examineFront } from "./front";
import { type Answer, bare, connected, isLocal, problemOf, request } from "./network";

export interface Site {
  /** Without a slash at its end. */
  url: string;
  mailDomain: string;
}

/** The web server: its certificate, what it says of itself, and what stands in front. Undefined where no service answers. */
export async function* examineWeb(given: URL): AsyncGenerator<Finding, Site | undefined> {
  const url = given.href.replace(/\/+$/, "");
  if (given.protocol === "https:") {
    const certificate = await examineHttps(given);
    yield certificate;
    if (certificate.result === "fail") return;
  } else if (!isLocal(given.hostname)) {
    yield warn(
      "https",
      "without TLS anybody on the way reads keys and mail",
      "put a proxy with a certificate in front",
    );
  }
  const { finding, mailDomain } = describedBy(url, await request(`${url}/openapi.json`));
  yield finding;
  if (mailDomain === undefined) return;
  yield readiness(await request(`${url}/readyz`));
  yield mcp(await request(`${url}/mcp`, initialize));
  const alive = await request(`${url}/livez`);
  yield clock(alive);
  yield* examineFront(given, alive.headers);
  return { url, mailDomain };
}

async function examineHttps({ hostname, port }: URL): Promise<Finding> {
  const host = bare(hostname);
  const place = { host, port: Number(port || 443), ...(!isIP(host) && { servername: host }) };
  const socket = connect({ ...place, rejectUnauthorized: false });
  try {
    return judgeCertificate("https", await connected(socket, "secureConnect"), host, { place: "at the proxy" });
  } catch (error) {
    const found = `no TLS with ${host}, port ${place.port} (${problemOf(error)})`;
    return fail("https", found, "look at the name's DNS, the firewall and the proxy");
  } finally {
    socket.destroy();
  }
}

const openApi = z.object({
  info: z.object({ title: z.literal("Restante"), description: z.string() }),
  servers: z.tuple([z.object({ url: z.string() })]).rest(z.unknown()),
});

/** What the service calls itself: its mail domain, and the address that links and documents name. */
export function describedBy(
  url: string,
  { status, problem, headers, body }: Answer,
): { finding: Finding; mailDomain?: string } {
  const check = "service";
  const parsed = openApi.safeParse(body);
  const mailDomain = parsed.data?.info.description.match(/<slug>\.([a-z0-9.-]*[a-z0-9])/)?.[1];
  if (!parsed.success || !mailDomain) {
    const to = headers.get("location");
    const found = `${url}/openapi.json ${problem ? `cannot be had (${problem})` : `answered ${status} and is not Restante's`}`;
    return {
      finding: fail(
        check,
        found,
        to ? `it leads to ${to}: give that address` : "look at the proxy and the service's log",
      ),
    };
  }
  const [{ url: named }] = parsed.data.servers;
  const found = `${named}, mail to @<slug>.${mailDomain}`;
  if (isLocal(mailDomain) && !isLocal(new URL(url).hostname))
    return { mailDomain, finding: fail(check, found, "set MAIL_DOMAIN to a domain that mail servers find") };
  if (named !== url)
    return {
      mailDomain,
      finding: warn(check, `calls itself ${found}`, `set BASE_URL=${url}, which its links lead to`),
    };
  return { mailDomain, finding: ok(check, found) };
}

const health = z.object({ checks: z.record(z.string(), z.boolean()) });
const cures: Record<string, string> = {
  database: "look for not_ready in the web server's log, and at DATABASE_URL",
  migrations: "run `restante admin migrate`, of the version that is served",
  listener: "set DATABASE_URL_DIRECT to an address that leads past the transaction pooler",
};

function readiness({ status, problem, body }: Answer): Finding {
  const checks = health.safeParse(body).data?.checks ?? {};
  const lacking = Object.keys(checks).filter((name) => !checks[name]);
  if (status === 200) return ok("ready", Object.keys(checks).join(", "));
  const found = lacking.length > 0 ? `not: ${lacking.join(", ")}` : `/readyz answered ${problem ?? status}`;
  return fail(
    "ready",
    found,
    cures[lacking[0] ?? ""] ?? "let the proxy pass /readyz on, and look at the web server's log",
  );
}

const initialize = {
  method: "POST",
  headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
  body: JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "restante doctor", version: "1" } },
  }),
};
const initialized = z.object({ result: z.object({ serverInfo: z.object({ name: z.string() }) }) });

function mcp({ status, problem, body }: Answer): Finding {
  const answer = initialized.safeParse(body);
  if (answer.success) return ok("mcp", `/mcp answers as ${answer.data.result.serverInfo.name}`);
  return fail(
    "mcp",
    `/mcp answered ${problem ?? status} to initialize`,
    "let the proxy pass POST /mcp on with its headers",
  );
}

/** The header has whole seconds. */
function clock({ headers, startedAt, endedAt }: Answer): Finding {
  const earliest = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(earliest)) return warn("clock", "the answer has no Date header", "let the proxy pass it on");
  return judgeClock("clock", { earliest, latest: earliest + 999 }, { startedAt, endedAt });
}
