import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { judgeClock } from "@/cli/doctor/clock";
import { examineDoors } from "@/cli/doctor/front";
import { examineService } from "@/cli/doctor/remote";
import { describedBy, examineWeb } from "@/cli/doctor/web";
import { startedSmtpPort } from "@/cli/service";
import { newKey } from "@/lib/keys/key-format";
import { gather } from "../../support/findings";

type Answers = Record<string, [status: number, body: string, headers?: Record<string, string>]>;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function listen(serve: (path: string, response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => serve(request.url ?? "", response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What is found at a server that answers so; `$URL` in a body is its address. */
async function examine(answers: Answers) {
  const url: string = await listen((path, response) => {
    const [status, body, headers = {}] = answers[path] ?? [404, "nothing"];
    response.writeHead(status, headers).end(body.replaceAll("$URL", url));
  });
  const { found, returned: site } = await gather(examineWeb(new URL(url)));
  return { found, site, url };
}

const openApi = (url: string, domain = "inbox.example.com", title = "Restante") =>
  JSON.stringify({ info: { title, description: `Mail to \`<tag>@<slug>.${domain}\` is held.` }, servers: [{ url }] });
const checks = (database: boolean, migrations: boolean, listener: boolean) =>
  JSON.stringify({ status: "x", checks: { database, migrations, listener } });
const good: Answers = {
  "/openapi.json": [200, openApi("$URL")],
  "/readyz": [200, checks(true, true, true)],
  "/livez": [200, '{"status":"ok"}'],
  "/mcp": [200, JSON.stringify({ jsonrpc: "2.0", id: 1, result: { serverInfo: { name: "restante" } } })],
};

test("a service that is well is said to be, and where mail to it goes", async () => {
  const { found, site, url } = await examine(good);
  expect(Object.values(found).filter(({ result }) => result !== "ok")).toEqual([]);
  expect(Object.keys(found)).toEqual(["service", "ready", "mcp", "clock", "proxies"]);
  expect(site).toEqual({ url, mailDomain: "inbox.example.com" });
});

test.each<[string, Answers, string, string, RegExp]>([
  [
    "another address",
    { "/openapi.json": [200, openApi("http://localhost:3000")] },
    "service",
    "warn",
    /^set BASE_URL=http:\/\/127/,
  ],
  ["no database", { "/readyz": [503, checks(false, false, false)] }, "ready", "fail", /DATABASE_URL$/],
  ["an old database", { "/readyz": [503, checks(true, false, false)] }, "ready", "fail", /admin migrate/],
  ["no listener", { "/readyz": [503, checks(true, true, false)] }, "ready", "fail", /DATABASE_URL_DIRECT/],
  ["a proxy's page for /readyz", { "/readyz": [502, "<html>Bad Gateway"] }, "ready", "fail", /proxy/],
  ["no MCP", { "/mcp": [405, "{}"] }, "mcp", "fail", /POST \/mcp/],
  ["an MCP answer that is none", { "/mcp": [200, "[]"] }, "mcp", "fail", /POST \/mcp/],
  ["a clock that is ahead", { "/livez": [200, "", { date: "Fri, 01 Jan 2100 00:00:00 GMT" }] }, "clock", "warn", /NTP/],
  ["a date that is none", { "/livez": [200, "", { date: "soon" }] }, "clock", "warn", /Date|proxy/],
])("%s is found, with its cure", async (_, change, check, result, cure) => {
  const { found, site } = await examine({ ...good, ...change });
  expect(found[check]).toMatchObject({ result, cure: expect.stringMatching(cure) });
  expect(site).toBeDefined();
});

test("on a machine of one's own there is nothing to publish; elsewhere its mail domain leads nowhere", async () => {
  const local: Answers = { ...good, "/openapi.json": [200, openApi("$URL", "inbox.localhost")] };
  const { found, url } = await examine(local);
  expect(found.service?.result).toBe("ok");
  const { found: all } = await gather(examineService({ url: new URL(url), dns: "127.0.0.1:9" }));
  expect(Object.keys(all)).toEqual([...Object.keys(found), "mail", "dns", "client address"]);
  expect(all.dns).toMatchObject({ result: "ok", found: "inbox.localhost needs none: it is a name of this machine" });
  const body = JSON.parse(openApi("https://restante.example.com", "inbox.localhost"));
  const answer = { status: 200, headers: new Headers(), body, startedAt: 0, endedAt: 0 };
  expect(describedBy("https://restante.example.com", answer).finding).toMatchObject({
    result: "fail",
    cure: expect.stringContaining("MAIL_DOMAIN"),
  });
});

test("the mail server of one's own machine is looked for where it was started, and a port that is closed named", async () => {
  const url = await listen((path, response) => void response.end((answers[path] ?? "{}").replaceAll("$URL", url)));
  const answers: Record<string, string> = {
    "/openapi.json": openApi("$URL", "inbox.localhost"),
    "/v1/usage": '{"plan":"pro","emails_received":0,"limits":{"emails_per_month":9},"month":"2026-01"}',
    "/v1/namespaces": '{"namespaces":[{"slug":"demo"}]}',
    "/v1/webhooks": '{"webhooks":[]}',
  };
  const data = mkdtempSync(join(tmpdir(), "restante-"));
  stops.push(() => rmSync(data, { recursive: true }));
  expect(startedSmtpPort(new URL(url), data)).toBeUndefined();
  writeFileSync(join(data, "demo.json"), JSON.stringify({ url: `${url}/`, smtpPort: 9 }));
  expect(startedSmtpPort(new URL("http://localhost:1"), data)).toBeUndefined();
  const ownPort = startedSmtpPort(new URL(url), data);
  const { found } = await gather(examineService({ url: new URL(url), key: newKey(), ownPort }));
  expect(found.mail).toMatchObject({
    result: "fail",
    found: expect.stringContaining("127.0.0.1:9"),
    cure: expect.stringContaining("--smtp-port"),
  });
});

test.each<[string, Answers, RegExp]>([
  ["somebody else's API", { "/openapi.json": [200, openApi("$URL", "inbox.example.com", "Petstore")] }, /log/],
  ["JSON of another shape", { "/openapi.json": [200, '{"info":null,"servers":{}}'] }, /log/],
  ["a page", { "/openapi.json": [200, "<!doctype html>"] }, /log/],
  [
    "a redirect",
    { "/openapi.json": [301, "", { location: "https://www.example.com/openapi.json" }] },
    /^it leads to https:\/\/www/,
  ],
])("%s is no service, and nothing more is asked", async (_, change, cure) => {
  const { found, site } = await examine({ ...good, ...change });
  expect(found).toEqual({
    service: { check: "service", result: "fail", found: expect.any(String), cure: expect.stringMatching(cure) },
  });
  expect(site).toBeUndefined();
});

test.each<[Record<string, string>, string]>([
  [{}, "none is seen: TRUSTED_PROXY_HOPS must be 0"],
  [{ via: "1.1 a, 1.1 b" }, "2 or more (via: 1.1 a, 1.1 b): TRUSTED_PROXY_HOPS must be their number"],
  [
    { "cf-ray": "8f", server: "cloudflare", via: "1.1 Caddy" },
    "2 or more (via: 1.1 Caddy, server: cloudflare, cf-ray: 8f): TRUSTED_PROXY_HOPS must be their number",
  ],
  [{ "x-vercel-id": "fra1::x" }, "Vercel, which says itself who the client is"],
])("of the proxies in front, %j tells: %s", async (headers, said) => {
  const { found } = await examine({ ...good, "/livez": [200, '{"status":"ok"}', headers] });
  expect(found.proxies).toMatchObject({ result: "ok", found: said });
});

test("a way past the proxy is found, and another server's port is none", async () => {
  const portOf = (url: string) => Number(new URL(url).port);
  const service = portOf(await listen((_, response) => void response.end('{"status":"ok"}')));
  const other = portOf(
    await listen((_, response) => void response.writeHead(301, { location: "https://x.example" }).end()),
  );
  const results = async (ports: { http: number; service: number }) => {
    const { found } = await gather(examineDoors("127.0.0.1", ports));
    return [found["plain http"]?.result, found["side door"]?.result];
  };
  expect(await results({ http: service, service })).toEqual(["warn", "warn"]);
  expect(await results({ http: other, service: other })).toEqual(["ok", "ok"]);
});

test.each([
  [1_000, 1_999, "ok"],
  [3_500, 3_500, "ok"],
  [-900, -900, "ok"],
  [5_000, 5_999, "warn"],
  [-3_000, -2_001, "warn"],
])("a clock that showed %d to %d ms while ours went from 0 to 2,000: %s", (earliest, latest, result) => {
  expect(judgeClock("clock", { earliest, latest }, { startedAt: 0, endedAt: 2_000 }).result).toBe(result);
});
