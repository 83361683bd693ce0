import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { examineSmtp } from "@/cli/doctor/smtp";
import { gather } from "../../support/findings";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server on loopback that does as it likes with who connects. */
async function listen(serve: (socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    serve(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}

/** Greets, and says to each command what stands at its name, else 250. */
const dialogue =
  (greeting: string, replies: Record<string, string> = {}) =>
  (socket: Socket) => {
    socket.write(`${greeting}\r\n`);
    socket.on("data", (text) => {
      const command = text.toString().trimEnd();
      const [, reply = "250 ok"] = Object.entries(replies).find(([name]) => command.startsWith(name)) ?? [];
      socket.write(`${reply}\r\n`);
    });
  };

async function examine(port: number, addresses = ["127.0.0.1"]) {
  const findings = examineSmtp({ host: "mx.test", addresses }, { port, mailDomain: "inbox.test" });
  const { found, returned: address } = await gather(findings);
  return { found, address };
}

test("a port that nobody answers on fails, and says that the network here may be the reason", async () => {
  const port = await listen(() => {});
  stops.pop()?.();
  const { found, address } = await examine(port);
  expect(found[`port ${port}`]).toMatchObject({
    result: "fail",
    found: "mx.test does not answer on 127.0.0.1 (ECONNREFUSED)",
    cure: expect.stringMatching(/^open port \d+.* look from another/),
  });
  expect([Object.keys(found).length, address]).toEqual([1, undefined]);
});

test("one address of several that does not answer is a warning", async () => {
  const port = await listen(dialogue("220 inbox.test ESMTP Restante"));
  const { found, address } = await examine(port, ["127.0.0.2", "127.0.0.1"]);
  expect(found[`port ${port}`]).toMatchObject({ result: "warn", found: expect.stringContaining("127.0.0.2") });
  expect(address).toBe("127.0.0.1");
});

test("a server that takes everything, offers no STARTTLS and refuses postmaster is told so", async () => {
  const port = await listen(
    dialogue("220 inbox.test ESMTP Restante", {
      EHLO: "250-inbox.test\r\n250 SIZE 1",
      "RCPT TO:<postmaster": "550 no",
    }),
  );
  const { found, address } = await examine(port);
  expect(found.smtp).toMatchObject({ result: "ok" });
  expect(found["other domains"]).toMatchObject({ result: "warn", cure: expect.stringContaining("CATCH_ALL") });
  expect(found.postmaster).toMatchObject({ result: "warn", found: "postmaster@inbox.test: 550 no" });
  expect(found.starttls).toMatchObject({ result: "warn", cure: expect.stringContaining("SMTP_TLS_KEY") });
  expect(address).toBe("127.0.0.1");
});

test.each([
  ["220 mx.test ESMTP Postfix", "warn", "let the MX lead to Restante's SMTP server"],
  ["220 other.test ESMTP Restante", "fail", "give the SMTP server the web server's MAIL_DOMAIN"],
  ["554 no service for you", "warn", "let the MX lead to Restante's SMTP server"],
])("the greeting %s: %s", async (greeting, result, cure) => {
  const { found } = await examine(await listen(dialogue(greeting)));
  expect(found.smtp).toMatchObject({ result, cure });
});

test.each<[string, (socket: Socket) => void]>([
  ["closes at once", (socket) => void socket.end()],
  ["closes in the middle of a reply", (socket) => void socket.end("220-half a gree")],
  ["never ends its reply", (socket) => void socket.write("220-more\r\n".repeat(10_000))],
  ["says something else", (socket) => void socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")],
  ["sends bytes that are no text", (socket) => void socket.end(Buffer.alloc(70_000, 0xff))],
  [
    "breaks off the handshake",
    dialogue("220 inbox.test ESMTP Restante", { EHLO: "250 STARTTLS", STARTTLS: "454 not now" }),
  ],
])("a server that %s fails, and ends nothing else", async (_, serve) => {
  const { found, address } = await examine(await listen(serve));
  expect(found.smtp).toMatchObject({ result: "fail", found: expect.stringMatching(/^mx\.test broke off \(/) });
  expect(address).toBeUndefined();
});

test("a handshake that is none fails", async () => {
  const port = await listen(dialogue("220 inbox.test ESMTP Restante", { EHLO: "250 STARTTLS", STARTTLS: "220 go" }));
  expect((await examine(port)).found.smtp).toMatchObject({ result: "fail" });
});
