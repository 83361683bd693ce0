import { beforeEach, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { runService } from "../support/service";
import { applySettings } from "../support/settings";
import { signUpOverMcp, signUpOverRest, tally } from "../support/sign-ups";

applySettings({ TRUSTED_PROXY_HOPS: "1" });

runService();
beforeEach(async () => void (await sql()`delete from sign_ups`));

const from = (address: string) => signUpOverRest({ "x-forwarded-for": address });
const twelve = (address: (turn: number) => string) =>
  Promise.all(Array.from({ length: 12 }, (_, turn) => from(address(turn)))).then(tally);

test("the address that the proxy saw counts, not those that a client made up before it", async () => {
  expect(await twelve((turn) => `198.51.100.${turn}, 203.0.113.1`)).toEqual({ 201: 10, 429: 2 });
  expect(await from("203.0.113.1, 203.0.113.2")).toBe(201);
});

test("REST and MCP read it alike", async () => {
  for (let turn = 0; turn < 10; turn += 1) await signUpOverMcp({ "x-forwarded-for": "203.0.113.3" });
  expect(await from("203.0.113.3")).toBe(429);
  expect(await signUpOverMcp({ "x-forwarded-for": "203.0.113.4" })).toBe(201);
});

test("an IPv6 network of /64 is one client, its neighbour another", async () => {
  expect(await twelve((turn) => `2001:db8:0:1:${turn.toString(16)}::1`)).toEqual({ 201: 10, 429: 2 });
  expect(await from("2001:0DB8:0000:0001::ffff")).toBe(429);
  expect(await from("2001:db8:0:2::1")).toBe(201);
});

test("an IPv4 address within IPv6 is that IPv4 address", async () => {
  expect(await twelve((turn) => (turn % 2 ? "::ffff:203.0.113.5" : "203.0.113.5"))).toEqual({ 201: 10, 429: 2 });
  expect(await from("::ffff:203.0.113.6")).toBe(201);
});

test("what is no address is one client, however it is written", async () => {
  expect(await twelve((turn) => `nonsense-${turn}`)).toEqual({ 201: 10, 429: 2 });
});
