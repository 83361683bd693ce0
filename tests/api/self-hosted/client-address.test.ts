import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { createHttpServer } from "@/server/http-server";

const server = createHttpServer(() => {});
let port: number;

beforeAll(async () => {
  server.listen(0, "::");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Signs up from this address of our own; the status. */
async function signUpFrom(localAddress: string): Promise<number | undefined> {
  const family = localAddress.includes(":") ? 6 : 4;
  const host = family === 6 ? "::1" : "127.0.0.1";
  const sent = request({ host, port, path: "/v1/signup", method: "POST", localAddress, family, agent: false }).end();
  const [response] = await once(sent, "response");
  response.resume();
  return response.statusCode;
}

test("each peer address has a limit of its own, and IPv4 is one client however the socket names it", async () => {
  for (let turn = 0; turn < 10; turn += 1) expect(await signUpFrom("127.0.0.1")).toBe(201);
  expect(await signUpFrom("127.0.0.1")).toBe(429);
  expect(await signUpFrom("127.0.0.2")).toBe(201);
  const clients = await sql()`select distinct client from sign_ups order by client`;
  expect(clients.map(({ client }) => client)).toEqual(["127.0.0.1", "127.0.0.2"]);
});

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ family }) => family === "IPv6"),
);

test.skipIf(!hasIpv6)("an IPv6 peer is counted by its /64", async () => {
  expect(await signUpFrom("::1")).toBe(201);
  expect(await sql()`select client from sign_ups where client like '%/64'`).toEqual([{ client: "0:0:0:0::/64" }]);
});
