import type { CaaRecord, MxRecord } from "node:dns";
import { type Finding, fail, ok, warn } from "./finding";

/** Asks the name server; nothing where there is no such record. */
export interface Lookup {
  mx(name: string): Promise<MxRecord[]>;
  txt(name: string): Promise<string[]>;
  caa(name: string): Promise<CaaRecord[]>;
}

/** The records that say what others may not do with a mail domain; `anyName` is a name that only its wildcard has. */
export async function* judgePolicies(domain: string, anyName: string, lookup: Lookup): AsyncGenerator<Finding> {
  yield spf("spf", domain, domain, await lookup.txt(domain));
  // SPF is not inherited, and every address is below the domain.
  yield spf("spf wildcard", anyName, `*.${domain}`, await lookup.txt(anyName));
  yield await dmarc(domain, anyName, lookup);
  yield await caa(domain, lookup);
}

function spf(check: string, asked: string, name: string, texts: string[]): Finding {
  const cure = `publish ${name}. TXT "v=spf1 -all": nobody sends from there`;
  const found = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (found.length > 1) return fail(check, `${asked} has ${found.length} SPF records, so that none counts`, "keep one");
  if (!found[0]) return warn(check, `${asked} has no SPF record`, cure);
  return /^v=spf1 +-all *$/i.test(found[0]) ? ok(check, found[0]) : warn(check, `${name}: ${found[0]}`, cure);
}

/** The record that is nearest above a name of the wildcard decides. */
async function dmarc(domain: string, anyName: string, lookup: Lookup): Promise<Finding> {
  const cure = `publish _dmarc.${domain}. TXT "v=DMARC1; p=reject"`;
  for (const name of [anyName, ...upwards(domain)]) {
    const [record] = (await lookup.txt(`_dmarc.${name}`)).filter((text) => /^v=DMARC1 *(?:;|$)/.test(text));
    if (!record) continue;
    const policy = (name !== anyName && tag(record, "sp")) || tag(record, "p");
    const found = `_dmarc.${name}: ${record}`;
    return policy === "reject" ? ok("dmarc", found) : warn("dmarc", found, cure);
  }
  return warn("dmarc", `neither ${domain} nor what it belongs to has a DMARC record`, cure);
}

const tag = (record: string, name: string) => new RegExp(`; *${name} *= *(\\w+)`, "i").exec(record)?.[1]?.toLowerCase();

/**
 * A tenant receives admin@ of its name, which authorities take for a proof of owning it. The records of the nearest name
 * above count (RFC 8659); a wildcard without any leads to those of the domain.
 */
async function caa(domain: string, lookup: Lookup): Promise<Finding> {
  const cure = `publish ${domain}. CAA 0 issue ";"`;
  for (const name of upwards(domain)) {
    const records = await lookup.caa(name);
    if (records.length === 0) continue;
    const may = records.flatMap(({ issue, issuewild }) => [issue, issuewild]).filter((value) => value !== undefined);
    const issuers = may.map((value) => value.split(";", 1)[0]?.trim()).filter(Boolean);
    if (!records.some(({ issue }) => issue !== undefined)) return fail("caa", `${name} lets anybody issue`, cure);
    if (issuers.length === 0) return ok("caa", `${name} lets nobody issue certificates`);
    return warn("caa", `${name} lets ${[...new Set(issuers)].join(", ")} issue certificates`, cure);
  }
  return fail("caa", `who receives admin@<slug>.${domain} can have a certificate for that name`, cure);
}

/** The name, and those that it belongs to, without the topmost. */
function upwards(name: string): string[] {
  const labels = name.split(".");
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join("."));
}
