import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { post } from "@/lib/webhooks/post";
import { checkedLookup, leadsInside, refusePrivate, resolver } from "@/lib/webhooks/target";
import { startNameServer } from "../../support/dns-server";
import { applySettings } from "../../support/settings";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const event = { id: "msg_1", type: "test", timestamp: new Date(), data: "{}" } as const;

const inside = [
  "http://127.0.0.1/",
  "http://127.1/",
  "http://2130706433/",
  "http://0x7f.0.0.1/",
  "http://0177.0.0.1/",
  "http://0.0.0.0:8080/",
  "http://10.0.0.1/",
  "http://172.16.3.4/",
  "http://192.168.1.1/",
  "http://100.64.0.1/",
  "http://169.254.169.254/latest/meta-data/",
  "http://192.0.2.1/",
  "http://198.18.0.1/",
  "http://224.0.0.1/",
  "http://240.0.0.1/",
  "http://255.255.255.255/",
  "http://[::1]/",
  "http://[::]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::ffff:a9fe:a9fe]/",
  "http://[::127.0.0.1]/",
  "http://[64:ff9b::7f00:1]/",
  "http://[2002:7f00:1::]/",
  "http://[2001::1]/",
  "http://[2001:db8::1]/",
  "http://[fc00::1]/",
  "http://[fd12:3456::1]/",
  "http://[fe80::1]/",
  "http://[fec0::1]/",
  "http://[ff02::1]/",
];

test.each(inside)("%s leads inside, is refused when it is named, and is not connected to", async (url) => {
  expect(leadsInside(url)).toBe(true);
  await expect(refusePrivate(url)).rejects.toMatchObject({ code: "invalid_request" });
  const outcome = await post({ url, secret }, event);
  expect(outcome).toMatchObject({ status: null, error: "the host has a private address" });
});

test.each(["http://localhost/", "https://LOCALHOST:3000/x", "http://app.localhost./"])("%s does, too", async (url) => {
  await expect(refusePrivate(url)).rejects.toMatchObject({ code: "invalid_request" });
});

test.each(["https://93.184.215.14/", "http://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]:8080/", "https://example.com/"])(
  "%s does not by itself",
  (url) => expect(leadsInside(url)).toBe(false),
);

const resolved = (look: ReturnType<typeof checkedLookup>, all: boolean) =>
  new Promise((found) => look("rebind.test", { all }, (error, address) => found(error ? error.code : address)));

const answering = (addresses: string[]) =>
  checkedLookup(async () => addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })));

test.each([
  ["one private address among public ones", ["93.184.215.14", "10.0.0.7"], "PRIVATE_ADDRESS"],
  ["an IPv6 address that holds a private one", ["::ffff:192.168.0.1"], "PRIVATE_ADDRESS"],
  ["an address with a zone", ["fe80::1%eth0"], "PRIVATE_ADDRESS"],
  ["none", [], "ENOTFOUND"],
])("%s refuses all", async (_what, addresses, code) => {
  for (const all of [true, false]) expect(await resolved(answering(addresses), all)).toBe(code);
});

test("a name that is public when it is made and private when it is sent to is not connected to", async () => {
  const names = await startNameServer({ "rebind.test": { A: ["93.184.215.14"] } });
  resolver.get().setServers([names.address]);
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  let came = 0;
  server.on("connection", () => {
    came += 1;
  });
  const url = `http://rebind.test:${(server.address() as AddressInfo).port}/`;
  await refusePrivate(url);
  for (const zone of [{ A: ["127.0.0.1"] }, { AAAA: ["0:0:0:0:0:0:0:1"] }, { A: ["93.184.215.14", "127.0.0.1"] }]) {
    names.serve({ "rebind.test": zone });
    expect((await post({ url, secret }, event)).error).toBe("the host has a private address");
    await expect(refusePrivate(url)).rejects.toMatchObject({ code: "invalid_request" });
  }
  names.serve({});
  expect((await post({ url, secret }, event)).error).toBe("the host is not known");
  expect(came).toBe(0);
  server.close();
  names.stop();
});

test("an answer without end is cut, and its status counts", async () => {
  applySettings({ WEBHOOK_PRIVATE_TARGETS: "true" });
  const server = createServer((_request, response) => {
    const more = () => response.write("x".repeat(16_384), more);
    more();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const cut = new Promise((closed) => server.on("connection", (socket) => socket.on("close", closed)));
  const outcome = await post({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, secret }, event);
  expect(outcome).toMatchObject({ status: 200, error: null });
  await cut;
  server.close();
});

test("a kept connection that was given up at the other end is no failure", async () => {
  applySettings({ WEBHOOK_PRIVATE_TARGETS: "true" });
  const used = new WeakSet();
  const server = createServer((request, response) => {
    if (used.has(request.socket)) return void request.socket.resetAndDestroy();
    used.add(request.socket);
    response.writeHead(204).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const outcomes = [];
  for (let sent = 0; sent < 3; sent += 1) outcomes.push((await post({ url, secret }, event)).status);
  expect(outcomes).toEqual([204, 204, 204]);
  server.closeAllConnections();
  server.close();
});
