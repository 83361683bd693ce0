import { createServer } from "node:http";
import { type AddressInfo, connect, createServer as createRelay, type Server, type Socket } from "node:net";
import { inspect } from "node:util";
import { afterAll, expect, test } from "vitest";
import { newAccount } from "@/tests/support/account";
import { deliverMail } from "@/tests/support/deliver-mail";
import { runService, service } from "@/tests/support/service";
import { untilAsleep } from "@/tests/support/statements";
import { RateLimited, Restante, Unauthorized } from "../src/index";

runService();

const open: { close(): void }[] = [];
afterAll(() => {
  for (const server of open) server.close();
});

async function listening(server: Server): Promise<string> {
  open.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Stands between a client and the service: cuts what is open, and makes each turn of a wait last a second. */
async function relay() {
  const sockets = new Set<Socket>();
  const waits: string[] = [];
  const server = createRelay((near) => {
    const far = connect(Number(new URL(service.baseUrl).port), "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {}).on("close", () => other.destroy());
    }
    far.pipe(near);
    near.on("data", (bytes) => {
      const text = bytes.toString("latin1");
      waits.push(...(text.match(/(?<=GET \/v1\/wait\S*timeout=)\d+/g) ?? []));
      far.write(text.replace(/timeout=\d+/, "timeout=1"), "latin1");
    });
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return { url: await listening(server), waits, cut };
}

test("a wait goes on after its connection was cut, and gives no mail twice", async () => {
  const account = await newAccount();
  const { url, waits, cut } = await relay();
  const inbox = await new Restante({ url, apiKey: account.apiKey }).inbox();
  const deliver = (subject: string) => deliverMail(account, { tags: [inbox.tag ?? ""], subject });
  await deliver("1");
  expect((await inbox.next()).subject).toBe("1");
  const waiting = inbox.next();
  await expect.poll(() => waits.length, { timeout: 5_000 }).toBeGreaterThan(1);
  cut();
  await deliver("2");
  expect((await waiting).subject).toBe("2");
});

test("a wait longer than the service allows is made of several", async () => {
  const account = await newAccount();
  const { url, waits } = await relay();
  const inbox = await new Restante({ url, apiKey: account.apiKey }).inbox();
  const waiting = inbox.next({ within: 120 });
  await expect.poll(() => waits.length, { timeout: 5_000 }).toBe(2);
  await deliverMail(account, { tags: [inbox.tag ?? ""], subject: "late" });
  expect((await waiting).subject).toBe("late");
  expect(waits[0]).toBe("55");
});

test("what goes wrong has a type, and a hint what to do", async () => {
  const { apiKey } = await newAccount();
  const url = service.baseUrl;
  expect(() => new Restante({ url })).toThrow("RESTANTE_API_KEY");
  expect(() => new Restante({ url })).toThrow(Unauthorized);
  const revoked = new Restante({ url, apiKey: `${apiKey.slice(0, -1)}!` });
  await expect(revoked.inbox()).rejects.toMatchObject({ name: "Unauthorized", status: 401, hint: expect.any(String) });
  const known = new Restante({ url, apiKey });
  await expect(known.messages({ since: "soon" })).rejects.toMatchObject({
    name: "InvalidRequest",
    code: "invalid_request",
  });
  await expect(known.mail("msg_none")).rejects.toMatchObject({ name: "NotFound", code: "not_found" });
});

test.each(["rst_one\nrst_two", "rst_one rst_two", "rst_one\0", "rst_one…"])(
  "%j is no key, which is told at once and not repeated",
  (apiKey) => {
    const error = errorOf(() => new Restante({ apiKey }));
    expect(error).toBeInstanceOf(Unauthorized);
    expect(inspect(error, { depth: 9 })).not.toContain("rst_one");
    expect(new Restante({ apiKey: " rst_one\n" }).url).toBe("http://localhost:3000");
  },
);

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test("a call whose signal has aborted before leaves no timer behind", async () => {
  const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === "Timeout").length;
  const restante = new Restante({ url: service.baseUrl, apiKey: "rst_x" });
  const before = timers();
  const calls = Array.from({ length: 20 }, () => restante.mail("msg_1", { signal: AbortSignal.abort() }));
  for (const { status } of await Promise.allSettled(calls)) expect(status).toBe("rejected");
  expect(timers()).toBeLessThan(before + 10);
});

test("the environment says where the service is, and what opens it", async () => {
  const account = await newAccount();
  process.env.RESTANTE_URL = service.baseUrl;
  process.env.RESTANTE_API_KEY = account.apiKey;
  try {
    expect((await new Restante().inbox()).namespace).toBe(account.namespace);
    process.env.RESTANTE_NAMESPACE = "nobodys";
    await expect(new Restante().inbox()).rejects.toThrow("no namespace nobodys");
  } finally {
    for (const name of ["URL", "API_KEY", "NAMESPACE"]) delete process.env[`RESTANTE_${name}`];
  }
});

test("too many waits are told with when to try again", async () => {
  const account = await newAccount();
  const restante = new Restante({ url: service.baseUrl, apiKey: account.apiKey });
  const wait = (seconds: number) => restante.wait({}, { deadline: performance.now() + 1_000 * seconds });
  const all = Array.from({ length: 200 }, () => () => wait(30));
  const { waits } = await untilAsleep(200, () => ({ waits: all.map((begin) => begin()) }));
  const error = await wait(0.5).catch((refusal) => refusal);
  await deliverMail(account);
  await Promise.all(waits);
  expect(error).toBeInstanceOf(RateLimited);
  expect(error).toMatchObject({ code: "rate_limited", status: 429, retryAfter: 1 });
});

test("a server that is not there, or is another, is told", async () => {
  const nowhere = new Restante({ url: "http://127.0.0.1:9", apiKey: "rst_x" });
  await expect(nowhere.inbox()).rejects.toMatchObject({
    name: "ConnectionLost",
    message: "Nothing answers on http://127.0.0.1:9: is the service running?",
  });
  const other = await listening(createServer((request, response) => response.end(`<p>${request.url}`)));
  await expect(new Restante({ url: other, apiKey: "rst_x" }).inbox()).rejects.toThrow(
    `${other} answers, but is no Restante.`,
  );
  expect(() => new Restante({ url: "localhost:3000", apiKey: "rst_x" })).toThrow("it is localhost:3000.");
});

test.each(["", "/", "/v1", "/v1/", "//v1//"])(
  "the address of the API is the service's, as with %j at its end",
  (end) => {
    for (const url of ["http://127.0.0.1:9", "https://example.com/mail", "http://v1"])
      expect(new Restante({ url: url + end, apiKey: "rst_x" }).url).toBe(url);
  },
);
