import { expect, test } from "vitest";
import { startWeb } from "@/server/start-web";
import { newAccount } from "../../support/account";
import { deliverMail } from "../../support/deliver-mail";
import { openEvents } from "../../support/events";
import { service } from "../../support/service";
import { stopShared } from "../../support/shared";
import { untilAsleep } from "../../support/statements";

await stopShared();

async function start() {
  const pages = () => {};
  const web = await startWeb({ port: 0, host: "127.0.0.1", pages });
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

test("one that is started again in the same process serves as before", async () => {
  const web = await start();
  const account = await newAccount();
  expect((await account.get("/v1/usage")).status).toBe(200);
  expect((await account.get("/v1/wait?timeout=1")).status).toBe(200);
  await web.stop();
});
