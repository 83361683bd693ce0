import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { sendMail } from "@/scripts/send-mail.mjs";
import { runningPostgresUrl } from "@/server/postgres";
import { freePort } from "../support/free-port";
import { openNetwork } from "../support/network";
import { type Service, startService, temporaryFolder } from "../support/npm-start";

/** What `npm start` runs, with several processes of each kind: one answer tells of all. */
const folder = temporaryFolder("metrics");
let service: Service;
let port: number;

beforeAll(async () => {
  port = await freePort();
  const env = { METRICS_PORT: String(port), WEB_PROCESSES: "2", SMTP_PROCESSES: "2" };
  service = await startService({ dataDir: `${folder.path}/data`, env });
  await service.ready;
});

afterAll(async () => {
  await service.stop();
  folder.remove();
});

async function scrape(at = port): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${at}/metrics`);
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  return response.text();
}

/** The sum of all series of this name whose labels include these. */
function sum(metrics: string, name: string, labels: Record<string, string> = {}): number {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const series = metrics.split("\n").filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const found = series.filter((line) => wanted.every((label) => line.includes(label)));
  return found.reduce((total, line) => total + Number(line.slice(line.lastIndexOf(" "))), 0);
}

const count = async (name: string, labels?: Record<string, string>) => sum(await scrape(), name, labels);

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(service.url + path, {
    headers: { authorization: `Bearer ${service.demo().apiKey}`, ...headers },
  });
  await response.clone().arrayBuffer();
  return response;
}

const send = (to: string, smtpPort = service.smtpPort) =>
  sendMail({ to, from: "app@example.com", subject: "Hello", text: "482913", host: "127.0.0.1", port: smtpPort });
const addressOf = (tag: string) => `${tag}@${service.demo().namespace}.inbox.localhost`;

test("a start has counted no mail, and each of its processes answers", async () => {
  const metrics = await scrape();
  expect(sum(metrics, "restante_processes", { process: "web" })).toBe(2);
  expect(sum(metrics, "restante_processes", { process: "smtp" })).toBe(2);
  for (const name of ["mails_accepted_total", "smtp_refusals_total", "store_duration_seconds_count"])
    expect(sum(metrics, `restante_${name}`), name).toBe(0);
  expect(metrics).toContain('restante_smtp_refusals_total{reason="monthly_limit",process="smtp"} 0');
  for (const name of ["restante_database_up", "restante_listener_up"])
    expect(sum(metrics, name, { process: "web" })).toBe(1);
});

test("mails are counted with their bytes, transactions and parsing, whichever process they came to", async () => {
  for (let mail = 0; mail < 6; mail += 1) await send(addressOf(randomUUID()));
  const metrics = await scrape();
  expect(sum(metrics, "restante_mails_accepted_total")).toBe(6);
  expect(sum(metrics, "restante_mail_size_bytes_sum")).toBeGreaterThan(6 * 100);
  for (const name of ["mail_size_bytes", "mail_parse_duration_seconds"])
    expect(sum(metrics, `restante_${name}_count`), name).toBe(6);
  expect(sum(metrics, "restante_store_batch_mails_sum")).toBe(6);
  expect(sum(metrics, "restante_store_duration_seconds_count")).toBe(6);
});

test("a refusal is counted by its reason", async () => {
  const before = await count("restante_smtp_refusals_total", { reason: "unknown_address" });
  expect(await send(`hello@${randomUUID()}.inbox.localhost`)).toHaveProperty("refused");
  expect(await count("restante_smtp_refusals_total", { reason: "unknown_address" })).toBe(before + 1);
});

test("a wait is counted while it is open, and how late its mail woke it", async () => {
  const tag = randomUUID();
  const before = await count("restante_wake_latency_seconds_count");
  const waiting = get(`/v1/wait?tag=${tag}&timeout=20`);
  await expect.poll(() => count("restante_open_waits"), { timeout: 10_000, interval: 20 }).toBe(1);
  await send(addressOf(tag));
  expect((await waiting).status).toBe(200);
  const metrics = await scrape();
  expect(sum(metrics, "restante_open_waits")).toBe(0);
  expect(sum(metrics, "restante_wake_latency_seconds_count")).toBe(before + 1);
  expect(sum(metrics, "restante_http_requests_total", { route: "/v1/wait", status: "200" })).toBe(1);
});

test("requests are counted by the contract's routes, and nothing that a stranger sends becomes a label", async () => {
  const marker = `marker${randomUUID().replaceAll("-", "")}`;
  await get(`/v1/messages/${marker}`);
  await get(`/v1/${marker}`);
  await get(`/v1/messages?tag=${marker}`, { "x-request-id": marker });
  await fetch(`${service.url}/v1/messages/${marker}`, { method: "PROPFIND" });
  await fetch(`${service.url}/mcp`, { method: "POST", body: JSON.stringify({ method: marker }) });
  await send(`${marker}@${marker}.inbox.localhost`);
  await send(addressOf(marker));
  const metrics = await scrape();
  const requests = (labels: Record<string, string>) => sum(metrics, "restante_http_requests_total", labels);
  expect(requests({ method: "GET", route: "/v1/messages/{id}", status: "404" })).toBe(1);
  expect(requests({ method: "none", route: "none", status: "404" })).toBe(1);
  expect(requests({ method: "none", route: "none", status: "405" })).toBe(1);
  expect(requests({ method: "POST", route: "/mcp" })).toBe(1);
  const { apiKey, namespace } = service.demo();
  for (const secret of [marker, apiKey.slice(4), namespace, "acc_", "@", "127.0.0.1"])
    expect(metrics).not.toContain(secret);
});

test.each(["grafana-dashboard.json", "prometheus-alerts.yaml"])(
  "%s names no metric that is not there",
  async (file) => {
    const metrics = await scrape();
    const types = new Map(
      [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = "", type = ""]) => [name, type]),
    );
    const named =
      readFileSync(`deploy/monitoring/${file}`, "utf8").match(/\b(?:restante|process|nodejs)_[a-z0-9_]+/g) ?? [];
    expect(new Set(named).size).toBeGreaterThan(10);
    const isThere = (name: string) =>
      types.has(name) || types.get(name.replace(/_(?:bucket|sum|count)$/, "")) === "histogram";
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  },
);

test("an alert says how grave it is, and what to do", () => {
  const { groups } = parse(readFileSync("deploy/monitoring/prometheus-alerts.yaml", "utf8"));
  const rules: Record<string, unknown>[] = groups.flatMap(({ rules }: { rules: object[] }) => rules);
  expect(rules.length).toBeGreaterThan(10);
  for (const rule of rules) {
    const text = expect.any(String);
    const severity = expect.stringMatching(/^(?:warning|critical)$/);
    const annotations = { summary: text, description: text };
    expect(rule).toMatchObject({
      alert: expect.stringMatching(/^Restante\w+$/),
      expr: text,
      labels: { severity },
      annotations,
    });
  }
});

test("every metric of ours stands in docs/monitoring.md", async () => {
  const names = [...(await scrape()).matchAll(/^# TYPE (restante_\w+) /gm)].map(([, name]) => name);
  const page = readFileSync("docs/monitoring.md", "utf8");
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test("the metrics are not to be had on the public port", async () => {
  expect((await get("/metrics")).status).toBe(404);
  expect((await get("/v1/metrics")).status).toBe(404);
});

test("the port of the metrics answers nothing else, and survives what is no HTTP", async () => {
  const at = (path: string, method = "GET") => fetch(`http://127.0.0.1:${port}${path}`, { method });
  for (const path of ["/", "/v1/usage", "/readyz", "/metrics/", "//metrics", "/metrics%00", "/?/metrics"])
    expect((await at(path)).status, path).toBe(404);
  for (const method of ["POST", "DELETE", "OPTIONS"]) expect((await at("/metrics", method)).status, method).toBe(405);
  expect(await (await at("/metrics", "HEAD")).text()).toBe("");
  for (const nonsense of ["\0\0\0\0\r\n\r\n", "GET\r\n\r\n", "GET /metrics HTTP/9\r\n\r\n"]) {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(nonsense);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 (400|505) /);
  }
  const together = await Promise.all(Array.from({ length: 10 }, () => scrape()));
  expect(together.every((metrics) => sum(metrics, "restante_processes") === 4)).toBe(true);
});

/** An SMTP server on a host of its own: nothing asks it but whoever scrapes. */
async function startAlone(settings: { METRICS_PORT: string; DATABASE_URL?: string }) {
  const smtpPort = await freePort();
  const database = { DATABASE_URL: runningPostgresUrl(service.dataDir), DATABASE_URL_DIRECT: "" };
  const child = spawn(process.execPath, ["dist/smtp.js"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, SMTP_PORT: String(smtpPort), ...database, ...settings },
  });
  const metrics = () => scrape(Number(settings.METRICS_PORT)).catch(() => "");
  return { child, smtpPort, metrics, said: text(child.stderr) };
}

test("an SMTP server by itself serves its own, and one that cannot have its port says which setting to change", async () => {
  const own = String(await freePort());
  const first = await startAlone({ METRICS_PORT: own });
  await expect.poll(first.metrics, { timeout: 15_000 }).toContain('restante_sweeper_lag_seconds{process="smtp"}');
  expect(await first.metrics()).not.toContain('process="web"');
  const second = await startAlone({ METRICS_PORT: own });
  expect(await once(second.child, "exit")).toEqual([1, null]);
  expect(await second.said).toBe(`Port ${own} is taken: set METRICS_PORT to a free one.\n`);
  first.child.kill("SIGTERM");
  expect(await once(first.child, "exit")).toEqual([0, null]);
});

test("they are told while the database is away, and that it is", async () => {
  const direct = runningPostgresUrl(service.dataDir) ?? "";
  const network = await openNetwork(new URL(direct));
  const through = direct.replace(/:\d+\/postgres$/, `:${network.port}/postgres`);
  const alone = await startAlone({ METRICS_PORT: String(await freePort()), DATABASE_URL: through });
  const up = async () => sum(await alone.metrics(), "restante_database_up");
  await expect.poll(up, { timeout: 15_000 }).toBe(1);
  const delivered = () => send(addressOf("hello"), alone.smtpPort);
  await expect.poll(delivered, { timeout: 15_000 }).toHaveProperty("delivered");
  network.close();
  await expect.poll(up, { timeout: 15_000 }).toBe(0);
  expect(await delivered()).toHaveProperty("refused");
  const metrics = await alone.metrics();
  expect(sum(metrics, "restante_smtp_refusals_total", { reason: "unavailable" })).toBe(1);
  expect(sum(metrics, "restante_database_errors_total", { kind: "connection" })).toBeGreaterThan(0);
  expect(sum(metrics, "restante_database_connections")).toBe(0);
  alone.child.kill("SIGKILL");
});
