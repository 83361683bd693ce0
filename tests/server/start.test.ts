import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { createTransport } from "nodemailer";
import postgres from "postgres";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runningPostgresUrl } from "@/server/postgres";
import { type Service, startService, temporaryFolder } from "../support/npm-start";
import { childrenOf, gone } from "../support/processes";

let folder: ReturnType<typeof temporaryFolder>;
const services: Service[] = [];

beforeEach(() => {
  folder = temporaryFolder("start");
});

afterEach(async () => {
  for (const service of services.splice(0)) await service.stop();
  folder.remove();
});

async function start(env: Record<string, string> = {}): Promise<Service> {
  const service = await startService({ dataDir: `${folder.path}/my data`, env });
  services.push(service);
  return service;
}

async function started(): Promise<Service> {
  const service = await start();
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
    where pid <> pg_backend_pid() and position('select id, last_received_at from accounts' in query) > 0`;
  await expect.poll(asks, { timeout: 10_000, interval: 10 }).not.toHaveLength(0);
  await client.end();
  return { waiting };
}

async function send(service: Service, tag: string): Promise<void> {
  const to = `${tag}@${service.demo().namespace}.inbox.localhost`;
  const transport = createTransport({ host: "127.0.0.1", port: service.smtpPort, ignoreTLS: true });
  await transport.sendMail({ from: "app@example.com", to, subject: "Hello", text: "Your code is 482913" });
}

const pidOf = (service: Service) => service.process.pid ?? 0;

test("a second start finds the mail and the demo account of the first", async () => {
  const first = await started();
  await send(first, "kept");
  const { apiKey } = first.demo();
  expect(await first.stop()).toBe(0);

  const second = await started();
  expect(second.demo().apiKey).toBe(apiKey);
  expect(await (await get(second, "/v1/messages?tag=kept")).json()).toMatchObject({ count: 1 });
});

test("what a start prints can be pasted", async () => {
  const service = await started();
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

test("SIGTERM answers the waits that are open, then stops everything and exits with 0", async () => {
  const service = await started();
  const pids = childrenOf(pidOf(service)).map(({ pid }) => pid);
  const { waiting } = await openWait(service);
  expect(await service.stop()).toBe(0);
  expect((await waiting).status).toBe(200);
  await gone(pids);
});

test("a SIGTERM that its own processes get as well cuts nothing off", async () => {
  const service = await started();
  const own = childrenOf(pidOf(service)).filter(({ command }) => /dist\/(?:web|smtp)\.js/.test(command));
  expect(own.length).toBe(2);
  const { waiting } = await openWait(service);
  const stopped = service.stop();
  for (const { pid } of own) process.kill(pid, "SIGTERM");
  expect(await stopped).toBe(0);
  expect((await waiting).status).toBe(200);
});

test("SIGTERM to the npm that started it stops everything, too", async () => {
  const service = await startService({ dataDir: `${folder.path}/my data`, npm: true });
  services.push(service);
  await service.ready;
  await service.stop();
  await expect(get(service, "/livez")).rejects.toThrow();
});

describe("a start that cannot be says why in a line and exits with 1", () => {
  test("when another one runs on the same data", async () => {
    const first = await started();
    const second = await start();
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`process ${pidOf(first)}): stop it, or set DATA_DIR`);
    expect((await get(first, "/v1/usage")).status).toBe(200);
  });

  test.each(["PORT", "SMTP_PORT"])("when %s is taken", async (name) => {
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

  test.each(["HOST", "SMTP_HOST"])("when %s is no address", async (name) => {
    const service = await start({ [name]: "300.1.1.1" });
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
  const service = await started();
  const children = childrenOf(pidOf(service));
  const victim = children.find(({ command }) => command.includes(`dist/${name}.js`));
  process.kill(victim?.pid ?? 0, "SIGKILL");
  expect(await service.exited).toBe(1);
  expect(service.output()).toContain(`The ${name} process ended: signal SIGKILL.`);
  await gone(children.map(({ pid }) => pid));
});

test("kill -9 of the supervisor leaves nothing running, and the next start finds the data", async () => {
  const first = await started();
  await send(first, "kept");
  const pids = childrenOf(pidOf(first)).map(({ pid }) => pid);
  first.process.kill("SIGKILL");
  await gone(pids);
  expect(await (await get(await started(), "/v1/messages?tag=kept")).json()).toMatchObject({ count: 1 });
});

test("kill -9 of everything but PostgreSQL, then of everything: the next start finds the data", async () => {
  for (const spared of ["bin/postgres", "nothing"]) {
    const service = await started();
    await send(service, "kept");
    const victims = childrenOf(pidOf(service)).filter(({ command }) => !command.includes(spared));
    // The watchdog first: it would stop PostgreSQL in order.
    victims.sort((a, b) => Number(b.command.startsWith("/bin/sh")) - Number(a.command.startsWith("/bin/sh")));
    for (const { pid } of victims) process.kill(pid, "SIGKILL");
    service.process.kill("SIGKILL");
    await service.exited;
  }
  expect(await (await get(await started(), "/v1/messages?tag=kept")).json()).toMatchObject({ count: 2 });
});
