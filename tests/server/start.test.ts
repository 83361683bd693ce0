import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { promisify } from "node:util";
import { createTransport } from "nodemailer";
import postgres from "postgres";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { runningPostgresUrl } from "@/server/postgres";
import { freePort } from "../support/free-port";
import { type Service, startService, temporaryFolder } from "../support/npm-start";
import { childrenOf, gone } from "../support/processes";

/** One folder for all tests: what one leaves running, and its data, the next goes on with. */
const folder = temporaryFolder("start");
const services: Service[] = [];

afterAll(async () => {
  for (const service of services) await service.stop();
  folder.remove();
});

async function start(env: Record<string, string> = {}, options: { npm?: boolean } = {}): Promise<Service> {
  const service = await startService({ dataDir: `${folder.path}/my data`, env, ...options });
  services.push(service);
  return service;
}

/** The service that runs, else a new one. */
async function running(options: { npm?: boolean } = {}): Promise<Service> {
  const last = services.at(-1);
  return last && !last.ended() ? last : started(options);
}

async function started(options: { npm?: boolean } = {}): Promise<Service> {
  const service = await start({}, options);
  await service.ready;
  return service;
}

/** What the demo account gets at this path. */
async function get(service: Service, path: string): Promise<Response> {
  return fetch(service.url + path, { headers: { authorization: `Bearer ${service.demo().apiKey}` } });
}

/** A wait that has arrived: its service asks the database each second for the accounts that wait, and only for those. */
async function openWait(service: Service): Promise<{ waiting: Promise<Response> }> {
  const waiting = get(service, "/v1/wait?tag=never&timeout=55");
  const client = postgres(runningPostgresUrl(service.dataDir) ?? "", { max: 1 });
  const asks = () => client`
    select from pg_stat_activity
    where pid <> pg_backend_pid() and position('id, last_received_at from accounts' in query) > 0`;
  await expect.poll(asks, { timeout: 10_000, interval: 10 }).not.toHaveLength(0);
  await client.end();
  return { waiting };
}

/** What the operator does to the data of a service that runs. */
async function admin({ dataDir }: Service, ...words: string[]): Promise<void> {
  const env = { ...process.env, DATABASE_URL: "", DATABASE_URL_DIRECT: "", DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ["server/admin.mjs", ...words], { env });
}

/** Sends a mail, and returns its tag. */
async function send(service: Service): Promise<string> {
  const tag = randomUUID();
  const to = `${tag}@${service.demo().namespace}.inbox.localhost`;
  const transport = createTransport({ host: "127.0.0.1", port: service.smtpPort, ignoreTLS: true });
  await transport.sendMail({ from: "app@example.com", to, subject: "Hello", text: "Your code is 482913" });
  return tag;
}

async function expectKept(service: Service, ...tags: string[]): Promise<void> {
  for (const tag of tags)
    expect(await (await get(service, `/v1/messages?tag=${tag}`)).json()).toMatchObject({ count: 1 });
}

/** Offers HTTP/2 as some clients do with each request that is not encrypted. */
function statusOfferingHttp2(url: string): Promise<number | undefined> {
  const headers = {
    connection: "Upgrade, HTTP2-Settings",
    upgrade: "h2c",
    "http2-settings": "AAMAAABkAAQAoAAAAAIAAAAA",
  };
  return new Promise((answered, failed) => {
    request(url, { headers, timeout: 20_000 }, (response) => answered(response.resume().statusCode))
      .on("timeout", () => failed(new Error("no answer")))
      .on("error", failed)
      .end();
  });
}

const pidOf = (service: Service) => service.process.pid ?? 0;

test("what a start prints can be pasted", async () => {
  const service = await running();
  const { apiKey, namespace } = service.demo();
  const lines = service
    .output()
    .split("\n")
    .map((line) => line.trim());
  expect(lines).toContain(`export RESTANTE_API_KEY=${apiKey} RESTANTE_NAMESPACE=${namespace}`);
  expect(lines).toContain(`curl -s -H "Authorization: Bearer $RESTANTE_API_KEY" "${service.url}/v1/wait?tag=hello"`);
  expect(lines).toContain(
    `npm run send -- --port ${service.smtpPort} hello@${namespace}.inbox.localhost "Your code is 482913"`,
  );
  expect(service.output()).toContain(`${service.url}/mcp --header "Authorization: Bearer $RESTANTE_API_KEY"`);
});

test("an offer of HTTP/2 is passed over, before and after the first page", async () => {
  const { url } = await running();
  expect(await statusOfferingHttp2(`${url}/v1/usage`)).toBe(401);
  expect(await statusOfferingHttp2(`${url}/`)).toBe(200);
  expect(await statusOfferingHttp2(`${url}/v1/usage`)).toBe(401);
});

test("a second start on the same data is refused, and the first goes on", async () => {
  const first = await running();
  const second = await startService({ dataDir: first.dataDir });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`process ${pidOf(first)}): stop it, or set DATA_DIR`);
  expect((await get(first, "/v1/usage")).status).toBe(200);
});

test("SIGTERM answers the waits that are open and stops everything; the next start finds the mail and the demo account", async () => {
  const first = await running();
  const pids = childrenOf(pidOf(first)).map(({ pid }) => pid);
  const tag = await send(first);
  const { apiKey } = first.demo();
  const { waiting } = await openWait(first);
  expect(await first.stop()).toBe(0);
  expect((await waiting).status).toBe(500); // which clients repeat
  await gone(pids);
  const second = await started();
  expect(second.demo().apiKey).toBe(apiKey);
  await expectKept(second, tag);
});

test("a demo account that is suspended stays what it is: the next start says how to let it work again, and goes on", async () => {
  const first = await running();
  const { apiKey, namespace } = first.demo();
  await admin(first, "suspend", first.demo().accountId, "--reason", "Codes for others");
  await first.stop();
  const given = { DEMO_API_KEY: apiKey, DEMO_NAMESPACE: "of-nobody" };
  for (const settings of [{}, { DEMO_API_KEY: apiKey, DEMO_NAMESPACE: namespace }, given]) {
    const service = await start(settings);
    await service.ready;
    expect(service.output()).toContain("The demo account is suspended");
    expect(service.output()).not.toContain(apiKey);
    expect(service.demo()).toMatchObject({ apiKey, namespace });
    expect((await get(service, "/v1/usage")).status).toBe(401);
    if (settings !== given) await service.stop();
  }
  const service = await running();
  const command = service.output().match(/unsuspend (acc_\w+) --data "[^"]*my data"$/m);
  await admin(service, "unsuspend", command?.[1] ?? "");
  expect((await get(service, "/v1/usage")).status).toBe(200);
});

test("a SIGTERM that its own processes get as well cuts nothing off", async () => {
  const service = await running();
  const own = childrenOf(pidOf(service)).filter(({ command }) => /dist\/(?:web|smtp)\.js/.test(command));
  expect(own.length).toBe(2);
  const { waiting } = await openWait(service);
  const stopped = service.stop();
  for (const { pid } of own) process.kill(pid, "SIGTERM");
  expect(await stopped).toBe(0);
  expect((await waiting).status).toBe(500); // which clients repeat
});

describe("a start that cannot be says why in a line and exits with 1", () => {
  beforeEach(() => services.at(-1)?.stop());

  test.each(["PORT", "SMTP_PORT", "METRICS_PORT"])("when %s is taken", async (name) => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
    const address = other.address();
    const port = typeof address === "object" && address ? String(address.port) : "";
    const service = await start({ [name]: port });
    expect(await service.exited).toBe(1);
    expect(service.output()).toContain(`Port ${port} is taken: set ${name} to a free one.`);
    other.close();
  });

  test("when a setting is wrong", async () => {
    const service = await start({ PORT: "http" });
    expect(await service.exited).toBe(1);
    expect(service.output().trim()).toBe('PORT must be a whole number from 0 to 65535, and is "http"');
  });

  test.each(["HOST", "SMTP_HOST", "METRICS_HOST"])("when %s is no address", async (name) => {
    const service = await start({ [name]: "300.1.1.1", METRICS_PORT: String(await freePort()) });
    expect(await service.exited).toBe(1);
    expect(service.output().trim()).toBe(`Cannot listen on 300.1.1.1: set ${name} to an address of this machine.`);
  });

  test("when there can be no folder for the data", async () => {
    const dataDir = `${folder.path}/file/data`;
    writeFileSync(`${folder.path}/file`, "");
    const service = await start({ DATA_DIR: dataDir });
    expect(await service.exited).toBe(1);
    expect(service.output().trim()).toBe(
      `DATA_DIR must be a folder that can be written to, and is "${dataDir}" (ENOTDIR).`,
    );
  });
});

test.each(["web", "smtp"])("when the %s process dies, all stop and the exit code is 1", async (name) => {
  const service = await running();
  const children = childrenOf(pidOf(service));
  const victim = children.find(({ command }) => command.includes(`dist/${name}.js`));
  process.kill(victim?.pid ?? 0, "SIGKILL");
  expect(await service.exited).toBe(1);
  expect(service.output()).toContain(`The ${name} process ended: signal SIGKILL.`);
  await gone(children.map(({ pid }) => pid));
});

test("kill -9 of the supervisor leaves nothing running, and the next start finds the data", async () => {
  const first = await running();
  const tag = await send(first);
  const pids = childrenOf(pidOf(first)).map(({ pid }) => pid);
  first.process.kill("SIGKILL");
  await gone(pids);
  await expectKept(await started(), tag);
});

test("kill -9 of everything but PostgreSQL, then of everything: the next start finds the data", async () => {
  const tags: string[] = [];
  for (const spared of ["bin/postgres", "nothing"]) {
    const service = await running();
    tags.push(await send(service));
    const victims = childrenOf(pidOf(service)).filter(({ command }) => !command.includes(spared));
    // The watchdog first: it would stop PostgreSQL in order.
    victims.sort((a, b) => Number(b.command.startsWith("/bin/sh")) - Number(a.command.startsWith("/bin/sh")));
    for (const { pid } of victims) process.kill(pid, "SIGKILL");
    service.process.kill("SIGKILL");
    await service.exited;
  }
  await expectKept(await started({ npm: true }), ...tags);
});

test("SIGTERM to the npm that started it stops everything, too", async () => {
  const service = await running({ npm: true });
  expect(service.process.spawnargs[0]).toBe("npm");
  await service.stop();
  await expect(get(service, "/livez")).rejects.toThrow();
});
