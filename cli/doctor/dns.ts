import { randomBytes } from "node:crypto";
import { promises as dns } from "node:dns";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { judgePolicies, type Lookup } from "./dns-policies";
import { type Finding, fail, ok, warn } from "./finding";
import { problemOf } from "./network";

export interface MailServer {
  host: string;
  addresses: string[];
}

const mostServers = 3;
const mostAddresses = 8;

/** The records that bring mail to a domain and keep others from misusing it; returns the servers that mail is brought to. */
export async function* examineDns(domain: string, server?: string): AsyncGenerator<Finding, MailServer[]> {
  const resolver = new dns.Resolver({ timeout: 3_000, tries: 2 });
  if (server) resolver.setServers([server]);
  const lookup: Lookup = {
    mx: (name) => records(name, resolver.resolveMx(name)),
    txt: async (name) => (await records(name, resolver.resolveTxt(name))).map((parts) => parts.join("")),
    caa: (name) => records(name, resolver.resolveCaa(name)),
  };
  // No namespace has it: what is found is the wildcard's.
  const anyName = `doctor-${randomBytes(6).toString("hex")}.${domain}`;
  try {
    const hosts = yield* examineMx(domain, anyName, lookup);
    yield* judgePolicies(domain, anyName, lookup);
    const servers = await Promise.all(hosts.map((host) => findAddresses(host, resolver)));
    for (const found of servers) yield judgeAddresses(found);
    return servers.filter(({ addresses }) => addresses.length > 0);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    yield fail("dns", error.message, "look at the domain's NS records, or ask another name server with --dns");
    return [];
  }
}

class NoAnswer extends Error {}

/** None where the name or the type is not there; another failure says nothing about the records. */
async function records<T>(name: string, answer: Promise<T[]>): Promise<T[]> {
  try {
    return await answer;
  } catch (error) {
    const problem = problemOf(error);
    if (problem === "ENOTFOUND" || problem === "ENODATA") return [];
    throw new NoAnswer(`the name server has no answer for ${name} (${problem})`);
  }
}

async function* examineMx(domain: string, anyName: string, lookup: Lookup): AsyncGenerator<Finding, string[]> {
  const [ofAny, ofApex] = (await Promise.all([lookup.mx(anyName), lookup.mx(domain)])).map((found) =>
    found.sort((a, b) => a.priority - b.priority).map(({ exchange }) => exchange),
  ) as [string[], string[]];
  const named = ofApex[0] ?? `mx.${domain}`;
  yield ofAny.filter(Boolean).length > 0
    ? ok("mx", `*.${domain} leads to ${ofAny.join(", ")}`)
    : fail("mx", `${anyName} has no mail server`, `publish *.${domain}. MX 10 ${named}.`);
  yield ofApex.filter(Boolean).length > 0
    ? ok("mx apex", `${domain} leads to ${ofApex.join(", ")}`)
    : warn("mx apex", `${domain} has no mail server`, `publish ${domain}. MX 10 ${ofAny[0] ?? named}. for postmaster@`);
  return [...new Set([...ofAny, ...ofApex])].filter(Boolean).slice(0, mostServers);
}

async function findAddresses(host: string, resolver: dns.Resolver): Promise<MailServer> {
  const [four, six] = await Promise.all([
    records(host, resolver.resolve4(host)),
    records(host, resolver.resolve6(host)),
  ]);
  return { host, addresses: [...four, ...six].slice(0, mostAddresses) };
}

function judgeAddresses({ host, addresses }: MailServer): Finding {
  const check = "mx address";
  if (isIP(host)) return fail(check, `the MX names an address, ${host}`, "name a host: mail servers take nothing else");
  if (addresses.length === 0) return fail(check, `${host} has no address`, `publish ${host}. A with the SMTP server's`);
  const inner = addresses.filter((address) => ipaddr.process(address).range() !== "unicast");
  if (inner.length === 0) return ok(check, `${host} is ${addresses.join(", ")}`);
  return warn(check, `${host} is ${inner.join(", ")}, which others cannot reach`, "publish the public address");
}
