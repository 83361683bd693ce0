import { expect, test } from "vitest";
import { Restante } from "@/packages/client/src/index";
import { startWeb } from "@/server/start-web";
import { newAccount } from "../../support/account";
import { waitByCommand, waitByPython } from "../../support/client-waits";
import { deliverMail } from "../../support/deliver-mail";
import { openEvents } from "../../support/events";
import { startHost } from "../../support/hosts";
import { call } from "../../support/http";
import { hasPytest } from "../../support/python";
import { service } from "../../support/service";
import { stopShared } from "../../support/shared";
import { untilAsleep } from "../../support/statements";

await stopShared();

async function start(port = 0) {
  const pages = () => {};
  const web = await startWeb({ port, host: "127.0.0.1", pages });
  service.baseUrl = `http://127.0.0.1:${web.port}`;
  return web;
}

test("a server that stops has its open waits repeated, and takes nothing new", async () => {
  const web = await start();
  const account = await newAccount();
  await deliverMail(account, { tags: ["settles"] });
  const { answers } = await untilAsleep(21, () => ({
    answers: [
      ...Array.from({ length: 20 }, () => account.get("/v1/wait?tag=signup&timeout=55")),
      account.get("/v1/wait?tag=settles&timeout=55&settle=30"),
    ],
  }));
  const started = performance.now();
  const stopped = web.stop();
  for (const { status, headers, body } of await Promise.all(answers)) {
    expect(status).toBe(500);
    expect(body).toEqual({
      error: { code: "internal_error", message: "The server is restarting.", hint: expect.stringContaining("Repeat") },
    });
    expect([headers.get("retry-after"), headers.get("connection")]).toEqual(["1", "close"]);
  }
  await stopped;
  expect(performance.now() - started).toBeLessThan(3_000);
  await expect(fetch(`${service.baseUrl}/livez`)).rejects.toThrow();
});

test("its streams end, and go on behind their last event at the next", async () => {
  const web = await start();
  const account = await newAccount();
  const stream = await openEvents(account);
  const ready = await stream.next();
  await web.stop();
  expect(await stream.messages(1)).toEqual([]);
  await deliverMail(account, { subject: "meanwhile" });
  const next = await start();
  const again = await openEvents(account, { lastEventId: ready?.id });
  expect((await again.messages(1))[0]?.message.subject).toBe("meanwhile");
  await next.stop();
});

test("the clients' waits go on at the server that comes after it", async () => {
  const web = await start();
  const account = await newAccount();
  const inbox = await new Restante({ url: service.baseUrl, apiKey: account.apiKey }).inbox("client");
  const clients: [tag: string, () => Promise<string>][] = [
    ["client", async () => (await inbox.next({ within: 300 })).subject],
    ["command", () => waitByCommand(account, "command")],
    ...(hasPytest ? [["python", () => waitByPython(account, "python")] as [string, () => Promise<string>]] : []),
  ];
  const waits: Promise<string>[] = [];
  for (const [, wait] of clients) waits.push((await untilAsleep(1, () => ({ wait: wait() }), 60_000)).wait);
  await web.stop();
  const next = await start(web.port);
  for (const [tag] of clients) await deliverMail(account, { tags: [tag], subject: tag });
  expect(await Promise.all(waits)).toEqual(clients.map(([tag]) => tag));
  await next.stop();
});

test("one that is to stop later says so to load balancers, and serves until then", async () => {
  const account = await newAccount();
  const host = await startHost("web", { SHUTDOWN_DELAY_SECONDS: "600" });
  service.baseUrl = `http://127.0.0.1:${host.port}`;
  const { waiting } = await untilAsleep(1, () => ({ waiting: account.wait({ tag: "signup", timeout: 55 }) }));
  const stopped = host.stop();
  await expect.poll(() => fetch(`${service.baseUrl}/readyz`).then(({ status }) => status)).toBe(503);
  const { headers, body } = await call("GET", "/readyz");
  expect(body).toEqual({ status: "stopping", checks: { database: true, migrations: true, listener: true } });
  expect(headers.get("connection")).toBe("close");
  expect((await call("GET", "/livez")).status).toBe(200);
  const usage = await account.get("/v1/usage");
  expect([usage.status, usage.headers.get("connection")]).toEqual([200, "close"]);
  await deliverMail(account);
  expect((await waiting).message?.tag).toBe("signup");
  const stopNow = () => {
    void host.stop(); // the second signal means now
    return host.hasEnded();
  };
  await expect.poll(stopNow, { timeout: 10_000 }).toBe(true);
  expect(await stopped).toBe(1);
});

test("one that is started again in the same process serves as before", async () => {
  const web = await start();
  const account = await newAccount();
  expect((await account.get("/v1/usage")).status).toBe(200);
  expect((await account.get("/v1/wait?timeout=1")).status).toBe(200);
  await web.stop();
});
