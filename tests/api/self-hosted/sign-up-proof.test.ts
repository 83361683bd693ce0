import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Challenge, Proof } from "@/lib/contract/proof";
import { sql } from "@/lib/db/client";
import { perProcess } from "@/lib/per-process";
import { call } from "../../support/http";
import { recipe } from "../../support/recipe";
import { runService, service } from "../../support/service";
import { applySettings } from "../../support/settings";
import { tally } from "../../support/sign-ups";

applySettings({ SIGN_UP_PROOF_OF_WORK: "20", TRUSTED_PROXY_HOPS: "1" });

runService();
beforeEach(async () => void (await sql()`delete from sign_ups`));
afterEach(() => void vi.useRealTimers());

const getChallenge = async (headers?: Record<string, string>) =>
  (await call<Challenge>("GET", "/v1/signup/challenge", { headers })).body;
const solutionOf = async (challenge: Challenge) =>
  (await solveChallenge({ challenge, deriveKey })) as Proof["solution"];

async function newProof(): Promise<Proof> {
  const challenge = await getChallenge();
  return { challenge, solution: await solutionOf(challenge) };
}

const signUp = (proof?: unknown) => call("POST", "/v1/signup", { body: { proof } });

async function signUpOverMcp(proof?: unknown) {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "signup", arguments: { proof } } };
  type Answer = { result: { isError?: boolean; content: { text: string }[] } };
  const { result } = (await call<Answer>("POST", "/mcp", { body })).body;
  return { failed: result.isError === true, ...JSON.parse(result.content[0]?.text ?? "") };
}

const refusal = (message: string) => ({
  error: { code: "invalid_request", message, hint: expect.stringContaining("/v1/signup/challenge") },
});
const counts = () => sql()`
  select (select count(*)::int from accounts) as accounts, (select count(*)::int from sign_ups) as spent,
    (select count(*)::int from ended_sessions) as used`;

test("a solved challenge makes one account, however often and at once it is sent", async () => {
  const proof = await newProof();
  const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(proof)));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 400: 4 });
  expect((await signUp(proof)).body).toEqual(refusal("`proof` was used already: an account takes one of its own."));
  expect((await signUpOverMcp(proof)).error).toBe("invalid_request");
});

test("over MCP likewise", async () => {
  expect(await signUpOverMcp()).toEqual({
    failed: true,
    error: "invalid_request",
    hint: expect.stringMatching(/proof.*GET http:\/\/localhost:3000\/v1\/signup\/challenge/),
  });
  expect(await signUpOverMcp(await newProof())).toMatchObject({ failed: false, plan: "free" });
});

test("the challenge says how it is solved, and may be sent back with that", async () => {
  const challenge = await getChallenge();
  expect(challenge).toMatchObject({ hint: expect.stringContaining("counter") });
  const { counter, derivedKey } = await solutionOf(challenge);
  expect(counter).toBeLessThanOrEqual(40);
  expect((await signUp({ challenge, solution: { counter, derivedKey } })).status).toBe(201);
});

async function runShownProgram(): Promise<string> {
  const script = recipe("limits", "sign-up.mjs");
  const env = { ...process.env, RESTANTE_URL: service.baseUrl };
  return (await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], { env })).stdout;
}

test("what is shown in the documentation signs up", async () => {
  expect(await runShownProgram()).toMatch(/rst_[0-9A-Za-z]{38}/);
});

test("what the service says of itself sends to it, and nobody to a sign-up without a proof", async () => {
  for (const path of ["/llms.txt", "/llms-full.txt"]) {
    const text = await (await fetch(`${service.baseUrl}${path}`)).text();
    expect([text.includes("sign-up.mjs"), text.includes("curl -X POST http://localhost:3000/v1/signup")]).toEqual([
      true,
      false,
    ]);
  }
});

describe("nothing is made and nothing spent by", () => {
  const forged = async () => {
    const secret = { hmacSignatureSecret: "mine", hmacKeySignatureSecret: "mine" };
    const algorithm = "PBKDF2/SHA-256";
    const challenge = (await createChallenge({
      algorithm,
      cost: 1,
      counter: 1,
      deriveKey,
      expiresAt: 4e9,
      ...secret,
    })) as Challenge;
    return { challenge, solution: await solutionOf(challenge) };
  };
  const changed = async (change: (proof: Proof) => void) => {
    const proof = await newProof();
    change(proof);
    return proof;
  };
  const other = (text: string) => text.replace(/^./, (first) => (first === "0" ? "1" : "0"));
  const wrong = "`proof` does not solve a challenge of this server.";

  test.each<[string, () => Promise<unknown>, string]>([
    [
      "no proof",
      async () => undefined,
      "`proof` is missing: this server asks for a proof of work before it makes an account.",
    ],
    ["a challenge of one's own", forged, wrong],
    ["a wrong key", () => changed(({ solution }) => (solution.derivedKey = other(solution.derivedKey))), wrong],
    [
      "the beginning of the key",
      () => changed(({ solution, challenge }) => (solution.derivedKey = challenge.parameters.keyPrefix)),
      wrong,
    ],
    ["another signature", () => changed(({ challenge }) => (challenge.signature = other(challenge.signature))), wrong],
    ["another nonce", () => changed(({ challenge }) => (challenge.parameters.nonce = "00".repeat(16))), wrong],
    ["a longer life", () => changed(({ challenge }) => (challenge.parameters.expiresAt += 60)), wrong],
    ["a cost without end", () => changed(({ challenge }) => (challenge.parameters.cost = 2 ** 50)), wrong],
  ])("%s", async (_, make, message) => {
    const proof = await make();
    const before = await counts();
    const { status, body } = await signUp(proof);
    expect([status, body]).toEqual([400, refusal(message)]);
    expect(await counts()).toEqual(before);
  });

  test.each<[string, unknown]>([
    ["a text", "proof"],
    ["a number", 7],
    ["null", null],
    ["a list", []],
    ["an empty object", {}],
    ["nothing solved", { challenge: {} }],
    ["a counter that is none", { solution: { counter: -1, derivedKey: "00" } }],
    ["a key that is no hexadecimal", { solution: { counter: 1, derivedKey: "\0\ud800" } }],
    ["bytes without end", { solution: { counter: 1, derivedKey: "ab".repeat(10_000) } }],
    ["a nest", JSON.parse(`${'{"challenge":'.repeat(3_000)}1${"}".repeat(3_000)}`)],
  ])("what is no proof: %s", async (_, proof) => {
    const before = await counts();
    const whole =
      proof && typeof proof === "object" && "solution" in proof ? { ...(await newProof()), ...proof } : proof;
    const { status, body } = await signUp(whole);
    expect([status, body]).toMatchObject([
      400,
      { error: { code: "invalid_request", message: expect.stringContaining("`proof") } },
    ]);
    expect(await signUpOverMcp(whole)).toMatchObject({ failed: true, error: "invalid_request" });
    expect(await counts()).toEqual(before);
  });
});

test("a challenge holds for twenty minutes", async () => {
  const [first, second] = [await newProof(), await newProof()];
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 19 * 60_000 });
  expect((await signUp(first)).status).toBe(201);
  vi.setSystemTime(Date.now() + 2 * 60_000);
  expect((await signUp(second)).body).toEqual(refusal("`proof` is of a challenge that has expired."));
});

test("a sign-up that the hourly limit refuses leaves its proof unused", async () => {
  await sql()`insert into sign_ups (client) select '203.0.113.31' from generate_series(1, 10)`;
  const proof = await newProof();
  const from = (address: string) =>
    call("POST", "/v1/signup", { body: { proof }, headers: { "x-forwarded-for": address } });
  expect((await from("203.0.113.31")).status).toBe(429);
  expect((await from("203.0.113.32")).status).toBe(201);
});

test("of challenges an address is given 60 a minute", async () => {
  perProcess("counted challenges", () => null).take();
  const ask = (address: string) => call("GET", "/v1/signup/challenge", { headers: { "x-forwarded-for": address } });
  const answers = await Promise.all(Array.from({ length: 62 }, () => ask("203.0.113.33")));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 60, 429: 2 });
  expect((await ask("203.0.113.34")).status).toBe(200);
});

test("where no proof is asked for there is no challenge, and a proof is passed over", async () => {
  const proof = await newProof();
  applySettings({ SIGN_UP_PROOF_OF_WORK: "0" });
  const { status, body } = await call("GET", "/v1/signup/challenge");
  expect([status, body]).toMatchObject([404, { error: { code: "not_found" } }]);
  expect((await signUp()).status).toBe(201);
  expect((await signUp(proof)).status).toBe(201);
  expect(await runShownProgram()).toMatch(/rst_[0-9A-Za-z]{38}/);
  applySettings({ SIGN_UP_PROOF_OF_WORK: "20" });
  expect((await signUp(proof)).status).toBe(201);
});
