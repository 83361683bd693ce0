import { type Finding, ok, warn } from "./finding";
import { isLocal, request } from "./network";

const doorMs = 3_000;

/** What stands before the web server, as far as it shows, and whether there is a way past it. */
export async function* examineFront(url: URL, headers: Headers): AsyncGenerator<Finding> {
  yield proxies(url, headers);
  if (url.protocol === "https:" && !isLocal(url.hostname)) yield* examineDoors(url.hostname);
}

const signs = ["via", "server", "cf-ray", "x-amz-cf-id", "x-served-by", "fly-request-id"];

/** How many there are cannot be seen from outside; that there are some can. */
function proxies({ protocol }: URL, headers: Headers): Finding {
  if (headers.has("x-vercel-id")) return ok("proxies", "Vercel, which says itself who the client is");
  const seen = signs.flatMap((name) => (headers.has(name) ? [`${name}: ${headers.get(name)}`] : []));
  const shown = seen.length > 0 ? ` (${seen.join(", ")})` : "";
  if (protocol !== "https:" && seen.length === 0) return ok("proxies", "none is seen: TRUSTED_PROXY_HOPS must be 0");
  const named = headers.get("via")?.split(",").length ?? 0;
  const least = Math.max(1, named + (headers.has("cf-ray") && !headers.get("via")?.includes("cloudflare") ? 1 : 0));
  return ok("proxies", `${least} or more${shown}: TRUSTED_PROXY_HOPS must be their number`);
}

/** Ports on which the service should not be met without its proxy. */
export async function* examineDoors(hostname: string, ports = { http: 80, service: 3000 }): AsyncGenerator<Finding> {
  const [http, service] = await Promise.all([isOpen(hostname, ports.http), isOpen(hostname, ports.service)]);
  yield http
    ? warn(
        "plain http",
        `port ${ports.http} serves the API without TLS`,
        "redirect it to https, so that no key is sent readably",
      )
    : ok("plain http", `port ${ports.http} does not serve the API`);
  yield service
    ? warn(
        "side door",
        `port ${ports.service} leads past the proxy, where a client may claim any address`,
        "leave HOST on loopback, or close the port to others than the proxy",
      )
    : ok("side door", `port ${ports.service} is closed to others than the proxy`);
}

/** The server answers so many keys that are none as such, from one address in a minute. */
const wrongKeysAnswered = 60;

/**
 * Whether an address that a client claims is believed: as many wrong keys are sent as are too many for one address, then
 * one from another. Valid keys go on working meanwhile.
 */
export async function examineClaims(url: string): Promise<Finding> {
  const check = "client address";
  const claim = (address: string) => {
    const headers = { authorization: "Bearer none", "x-forwarded-for": Array(5).fill(address).join(", ") };
    return request(`${url}/v1/usage`, { headers }, doorMs);
  };
  const answers = await Promise.all(Array.from({ length: wrongKeysAnswered + 1 }, () => claim("192.0.2.1")));
  const tooMany = answers.some(({ status }) => status === 429);
  if (!tooMany || (await claim("192.0.2.2")).status !== 401) return ok(check, "none that was claimed was believed");
  return warn(
    check,
    "one that a client claims in X-Forwarded-For is believed, so that no limit holds it",
    "set TRUSTED_PROXY_HOPS to the number of proxies in front, 0 where there are none",
  );
}

async function isOpen(hostname: string, port: number): Promise<boolean> {
  const { status, body } = await request(`http://${hostname}:${port}/livez`, {}, doorMs);
  return status === 200 && typeof body === "object" && body !== null && "status" in body && body.status === "ok";
}
