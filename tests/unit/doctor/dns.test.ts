import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { examineDns } from "@/cli/doctor/dns";
import { startNameServer, type Zone } from "../../support/dns-server";
import { gather } from "../../support/findings";

let server: Awaited<ReturnType<typeof startNameServer>>;
beforeAll(async () => {
  server = await startNameServer();
});
afterAll(() => server.stop());

const domain = "inbox.example.test";
const good: Zone = {
  [domain]: { MX: ["10 mx.example.test"], TXT: ["v=spf1 -all"], CAA: ['0 issue ";"'] },
  [`*.${domain}`]: { MX: ["10 mx.example.test"], TXT: ["v=spf1 -all"] },
  [`_dmarc.${domain}`]: { TXT: ["v=DMARC1; p=reject"] },
  "mx.example.test": { A: ["203.0.114.9"], AAAA: ["2606:4700:0:0:0:0:0:9"] },
};

/** What is found in a zone, by check; and the servers that mail is brought to. */
async function examine(zone: Zone | null) {
  server.serve(zone);
  const { found, returned: servers } = await gather(examineDns(domain, server.address));
  return { found, servers };
}

test("a domain whose records are as they should be has nothing to mend", async () => {
  const { found, servers } = await examine(good);
  expect(Object.values(found).filter(({ result }) => result !== "ok")).toEqual([]);
  expect(Object.keys(found)).toEqual(["mx", "mx apex", "spf", "spf wildcard", "dmarc", "caa", "mx address"]);
  expect(servers).toEqual([{ host: "mx.example.test", addresses: ["203.0.114.9", "2606:4700::9"] }]);
});

const wildcard = `*.${domain}`;
const policy = `_dmarc.${domain}`;

describe("a record that lacks or says too little is found, with the one to publish", () => {
  test.each<[string, Zone, string, string, RegExp]>([
    ["no wildcard", { [wildcard]: {} }, "mx", "fail", /^publish \*\.inbox\.example\.test\. MX 10 mx\.example\.test\.$/],
    ["a null MX", { [wildcard]: { MX: ["0 ."] } }, "mx", "fail", /^publish \*/],
    ["no MX of the apex", { [domain]: {} }, "mx apex", "warn", /for postmaster@$/],
    ["an MX to nowhere", { "mx.example.test": {} }, "mx address", "fail", /^publish mx\.example\.test\. A/],
    ["an MX that is an address", { [wildcard]: { MX: ["10 203.0.114.9"] } }, "mx address", "fail", /^name a host/],
    ["a private address", { "mx.example.test": { A: ["10.0.0.7"] } }, "mx address", "warn", /public/],
    ["no SPF", { [domain]: { TXT: ["google-site-verification=x"] } }, "spf", "warn", /v=spf1 -all/],
    ["an SPF that allows", { [domain]: { TXT: ["v=spf1 mx ~all"] } }, "spf", "warn", /v=spf1 -all/],
    ["two of SPF", { [domain]: { TXT: ["v=spf1 -all", "v=spf1 mx -all"] } }, "spf", "fail", /keep one/],
    ["no SPF below", { [wildcard]: { MX: ["10 mx.example.test"] } }, "spf wildcard", "warn", /^publish \*\./],
    ["no DMARC", { [policy]: {} }, "dmarc", "warn", /^publish _dmarc\.inbox\.example\.test\. TXT/],
    ["a DMARC that only looks", { [policy]: { TXT: ["v=DMARC1; p=none"] } }, "dmarc", "warn", /p=reject/],
    [
      "a DMARC that spares names below",
      { [policy]: { TXT: ["v=DMARC1; p=reject; sp=none"] } },
      "dmarc",
      "warn",
      /p=reject/,
    ],
    ["no CAA", { [domain]: {} }, "caa", "fail", /CAA 0 issue ";"$/],
    ["a CAA without issue", { [domain]: { CAA: ["0 iodef mailto:a@b.test"] } }, "caa", "fail", /CAA 0 issue/],
    ["a CAA that lets one", { [domain]: { CAA: ["0 issue letsencrypt.org"] } }, "caa", "warn", /CAA 0 issue/],
    ["a CAA that lets wildcards", { [domain]: { CAA: ['0 issue ";"', "0 issuewild ca.test"] } }, "caa", "warn", /CAA/],
  ])("%s", async (_, change, check, result, cure) => {
    const { found } = await examine({ ...good, ...change });
    expect(found[check]).toMatchObject({ result, cure: expect.stringMatching(cure) });
  });
});

test("what an organization says of all its names counts where the mail domain says nothing", async () => {
  const { [policy]: _, ...rest } = good;
  const { found } = await examine({
    ...rest,
    [domain]: { MX: ["10 mx.example.test"], TXT: ["v=spf1 -all"] },
    "_dmarc.example.test": { TXT: ["v=DMARC1;p=none;sp=reject"] },
    "example.test": { CAA: ['0 issue ";"'] },
  });
  expect([found.dmarc?.result, found.caa?.result]).toEqual(["ok", "ok"]);
});

test("a record in several strings is one", async () => {
  const long = `v=DMARC1; rua=mailto:${"a".repeat(250)}@example.test; p=reject`;
  expect((await examine({ ...good, [policy]: { TXT: [long] } })).found.dmarc?.result).toBe("ok");
});

test("a name server that fails is told apart from a record that lacks", async () => {
  const { found, servers } = await examine(null);
  expect(found).toEqual({
    dns: {
      check: "dns",
      result: "fail",
      found: expect.stringContaining("ESERVFAIL"),
      cure: expect.stringContaining("NS"),
    },
  });
  expect(servers).toEqual([]);
});
