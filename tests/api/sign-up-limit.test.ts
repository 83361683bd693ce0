import { beforeEach, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { moveClock, setClock } from "../support/clock";
import { call } from "../support/http";
import { runService } from "../support/service";
import { signUpOverMcp, signUpOverRest, tally } from "../support/sign-ups";

runService();
beforeEach(async () => {
  await sql()`delete from sign_ups`;
  await moveClock("0");
});

const thirty = <T>(signUp: (turn: number) => T) => Array.from({ length: 30 }, (_, turn) => signUp(turn));

test("of 30 sign-ups at once from one address ten are made", async () => {
  const [before] = await sql()`select count(*)::int as accounts from accounts`;
  expect(tally(await Promise.all(thirty(() => signUpOverRest())))).toEqual({ 201: 10, 429: 20 });
  const [after] = await sql()`select count(*)::int as accounts from accounts`;
  expect(after?.accounts - before?.accounts).toBe(10);
});

test("addresses that a client makes up do not help it", async () => {
  const forged = (turn: number) => ({
    "x-forwarded-for": `203.0.113.${turn}`,
    "x-real-ip": `203.0.113.${turn}`,
    "x-vercel-forwarded-for": `203.0.113.${turn}`,
    forwarded: `for=203.0.113.${turn}`,
    "cf-connecting-ip": `203.0.113.${turn}`,
  });
  expect(tally(await Promise.all(thirty((turn) => signUpOverRest(forged(turn)))))).toEqual({ 201: 10, 429: 20 });
});

test("REST and MCP share the limit", async () => {
  const mixed = thirty((turn) =>
    turn % 2 ? signUpOverRest() : signUpOverMcp({ "x-forwarded-for": `192.0.2.${turn}` }),
  );
  expect(tally(await Promise.all(mixed))).toEqual({ 201: 10, 429: 20 });
});

test("a sign-up beyond the limit is rate_limited, a refused one spends nothing", async () => {
  for (let turn = 0; turn < 12; turn += 1) {
    expect((await call("POST", "/v1/signup", { body: { email: "nobody" } })).status).toBe(400);
  }
  for (let turn = 0; turn < 10; turn += 1) expect(await signUpOverRest()).toBe(201);
  const { status, body } = await call("POST", "/v1/signup");
  expect([status, body]).toEqual([
    429,
    { error: { code: "rate_limited", message: expect.stringContaining("10 sign-ups"), hint: expect.any(String) } },
  ]);
  // A bad address is told as such, whatever the limit.
  expect((await call("POST", "/v1/signup", { body: { email: "nobody" } })).status).toBe(400);
});

test("an hour later each sign-up is given back", async () => {
  for (let turn = 0; turn < 10; turn += 1) await signUpOverRest();
  await moveClock("59 minutes");
  const { status, headers } = await call("POST", "/v1/signup");
  expect(status).toBe(429);
  const seconds = Number(headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  await moveClock("61 minutes");
  expect(await signUpOverRest()).toBe(201);
});

test("a sign-up that is given back while another is refused is waited for a second all the same", async () => {
  for (let turn = 0; turn < 10; turn += 1) await signUpOverRest();
  await sql()`update sign_ups set created_at = (select min(created_at) from sign_ups)`;
  // The hour is over between the tenth look at the clock, one for each sign-up, and the next.
  await sql().unsafe("drop sequence if exists looks; create sequence looks");
  const look = "(nextval('looks') - 10.5) * interval '1 millisecond'";
  await setClock(`(select min(created_at) from sign_ups) + interval '1 hour' + ${look}`);
  const { status, headers } = await call("POST", "/v1/signup");
  expect([status, headers.get("retry-after")]).toEqual([429, "1"]);
});
