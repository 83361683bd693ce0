import { execFile } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { generate } from "selfsigned";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Finding } from "@/cli/doctor/finding";
import { newKey } from "@/lib/keys/key-format";
import { root } from "@/scripts/root.mjs";
import { startNameServer, type Zone } from "../support/dns-server";
import { type Service, startService, temporaryFolder } from "../support/npm-start";
import { startReceiver } from "../support/webhook-receiver";

const folder = temporaryFolder("doctor");
const certificateFile = join(folder.path, "cert.pem");
const zone: Zone = {
  "inbox.test": { MX: ["10 mx.test"], TXT: ["v=spf1 -all"], CAA: ['0 issue ";"'] },
  "*.inbox.test": { MX: ["10 mx.test"], TXT: ["v=spf1 -all"] },
  "_dmarc.inbox.test": { TXT: ["v=DMARC1; p=reject"] },
  "mx.test": { A: ["127.0.0.1"] },
};
let names: Awaited<ReturnType<typeof startNameServer>>;
let proxy: Server;
let service: Service;
let url: string;

/** A service as it is run: behind a proxy with a certificate, with STARTTLS, and the DNS of its mail domain. */
beforeAll(async () => {
  const altNames = ["localhost", "mx.test"].map((value) => ({ type: 2 as const, value }));
  const made = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
    extensions: [{ name: "subjectAltName", altNames }],
  });
  const keyFile = join(folder.path, "key.pem");
  writeFileSync(keyFile, made.private);
  writeFileSync(certificateFile, made.cert);
  proxy = createServer({ key: made.private, cert: made.cert }, (incoming, outgoing) => {
    const { method, headers, url: path } = incoming;
    const passed = { ...headers, "x-forwarded-for": incoming.socket.remoteAddress };
    const inner = request(new URL(path ?? "/", service.url), { method, headers: passed }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, { ...answer.headers, via: "1.1 proxy" });
      answer.pipe(outgoing);
    });
    inner.on("error", () => outgoing.destroy());
    incoming.pipe(inner);
  }).listen(0, "localhost");
  await once(proxy, "listening");
  url = `https://localhost:${(proxy.address() as AddressInfo).port}`;
  names = await startNameServer(zone);
  const env = {
    BASE_URL: url,
    MAIL_DOMAIN: "inbox.test",
    CATCH_ALL: "",
    DEMO_NAMESPACE: "demo",
    OPERATOR_NAMESPACE: "demo",
    TRUSTED_PROXY_HOPS: "1",
    SMTP_TLS_KEY: keyFile,
    SMTP_TLS_CERT: certificateFile,
    WEBHOOK_PRIVATE_TARGETS: "true",
  };
  service = await startService({ dataDir: join(folder.path, "data"), env });
  await service.ready;
}, 240_000);

afterAll(async () => {
  await service?.stop();
  proxy?.close();
  names?.stop();
  folder.remove();
});

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Asks the doctor, who trusts the certificate. */
function doctor(words: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const all = ["doctor", url, "--dns", names.address, "--smtp-port", String(service.smtpPort), ...words];
  const options = { env: { ...process.env, NODE_OPTIONS: "", NODE_EXTRA_CA_CERTS: certificateFile, ...env } };
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [join(root, "bin", "restante.mjs"), ...all],
      options,
      (_, stdout, stderr) => done({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

const found = ({ stdout }: Outcome, check: string) =>
  (JSON.parse(stdout) as Finding[]).find((finding) => finding.check === check);

test("of a service that is well all is said to be, and its mail comes and goes", async () => {
  const { apiKey } = service.demo();
  const outcome = await doctor(["--json"], { RESTANTE_API_KEY: apiKey });
  expect([outcome.code, outcome.stderr]).toEqual([0, ""]);
  const findings: Finding[] = JSON.parse(outcome.stdout);
  expect(findings.map(({ check, result }) => `${result} ${check}`)).toEqual([
    "ok https",
    "ok service",
    "ok ready",
    "ok mcp",
    "ok clock",
    "ok proxies",
    "ok key",
    "ok mx",
    "ok mx apex",
    "ok spf",
    "ok spf wildcard",
    "ok dmarc",
    "ok caa",
    "warn mx address", // of this machine
    `ok port ${service.smtpPort}`,
    "ok smtp",
    "ok other domains",
    "ok postmaster",
    "ok starttls",
    "ok mail",
    "ok database clock",
    "ok client address",
  ]);
  const headers = { authorization: `Bearer ${apiKey}` };
  const { messages } = await (await fetch(`${service.url}/v1/messages`, { headers })).json();
  expect(messages).toEqual([]);
});

test("what is wrong is a line with its cure, and the command fails", async () => {
  names.serve({ ...zone, "inbox.test": { MX: ["10 mx.test"] } });
  const { code, stdout } = await doctor([]);
  names.serve(zone);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^ok {4}https +the certificate of localhost is valid until \S+$/m);
  expect(stdout).toMatch(/^warn {2}spf +inbox\.test has no SPF record: publish inbox\.test\. TXT "v=spf1 -all"/m);
  expect(stdout).toMatch(/^fail {2}caa +who receives .*: publish inbox\.test\. CAA 0 issue ";"$/m);
  expect(stdout).toMatch(/^warn {2}mail +none was sent: give a key with --key or RESTANTE_API_KEY$/m);
});

test("a key that is none, or nobody's, fails and is not repeated", async () => {
  for (const key of ["rst_nonsense\n", newKey()]) {
    const outcome = await doctor(["--json", "--key", key]);
    expect([outcome.code, outcome.stderr]).toEqual([1, ""]);
    expect(found(outcome, "key")?.result).toBe("fail");
    expect(found(outcome, "mail")).toBeUndefined();
    expect(outcome.stdout).not.toContain(key.trim());
  }
});

test("each webhook of the account gets a test event, and what came of it is told", async () => {
  const { apiKey } = service.demo();
  const receiver = await startReceiver();
  receiver.answer("/broken?token=hidden", 404);
  const api = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
    return (await fetch(service.url + path, { method, headers, body: body && JSON.stringify(body) })).json();
  };
  const targets = [`${receiver.url}/mail`, `${receiver.url}/broken?token=hidden`, "http://127.0.0.1:9/"];
  const made = [];
  for (const target of targets) made.push(await api("POST", "/v1/webhooks", { url: target }));
  const outcome = await doctor(["--json"], { RESTANTE_API_KEY: apiKey });
  for (const { id } of made) await api("DELETE", `/v1/webhooks/${id}`);
  receiver.stop();
  expect(outcome.code).toBe(1);
  const { host } = new URL(receiver.url);
  const told = (JSON.parse(outcome.stdout) as Finding[]).filter(({ check }) => check === "webhook");
  expect(told).toEqual([
    { check: "webhook", result: "ok", found: expect.stringMatching(`^${host} answered 204 in`) },
    {
      check: "webhook",
      result: "fail",
      found: expect.stringMatching(`^${host} answered 404 in`),
      cure: expect.any(String),
    },
    {
      check: "webhook",
      result: "fail",
      found: expect.stringMatching(/^127\.0\.0\.1:9 was not/),
      cure: expect.any(String),
    },
  ]);
  expect(
    receiver.received
      .filter(({ event }) => event.type === "test")
      .map(({ path }) => path)
      .sort(),
  ).toEqual(["/broken?token=hidden", "/mail"]);
  expect(outcome.stdout).not.toContain("hidden");
});

test("a mail server that is not reached leaves the mail untried", async () => {
  const { apiKey } = service.demo();
  const outcome = await doctor(["--json", "--smtp-port", "1"], { RESTANTE_API_KEY: apiKey });
  expect(outcome.code).toBe(1);
  expect(found(outcome, "port 1")?.result).toBe("fail");
  expect(found(outcome, "mail")).toMatchObject({ result: "fail", found: expect.stringContaining("not tried") });
});

test("a certificate that this machine does not trust ends the search", async () => {
  const outcome = await doctor(["--json"], { NODE_EXTRA_CA_CERTS: "" });
  expect(outcome.code).toBe(1);
  expect(JSON.parse(outcome.stdout)).toEqual([
    { check: "https", result: "fail", found: expect.stringContaining("self-signed"), cure: expect.any(String) },
  ]);
});
