import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startNext } from "../support/next-server";
import { Browser } from "../support/pages";

const secret = "a secret of at least 32 characters";
let next: Awaited<ReturnType<typeof startNext>>;
let browser: Browser;

beforeAll(async () => {
  next = await startNext({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", AUTH_SECRET: secret });
  browser = new Browser(next.baseUrl);
  const token = await encode({ secret, token: { accountId: "acc_1", keyId: "key_1" } });
  browser.cookies.set("next-auth.session-token", token);
});
afterAll(() => next.stop());

test.each(["/", "/docs", "/docs/quick-start", "/docs.md"])("%s is there for those who were signed in", async (path) => {
  expect((await browser.send(path)).status).toBe(200);
});

test.each(["/inbox", "/keys", "/inbox/messages", "/inbox/live?after=1"])(
  "%s fails and says nothing of why",
  async (path) => {
    const answer = await browser.send(path);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/ECONN|127\.0\.0\.1:1\b|nobody@|postgres/i);
  },
);

test("the frame of a message says so in words, and keeps its policy", async () => {
  const answer = await browser.send("/inbox/msg_01m8083w29fvgsn2td7dmbvf5e/frame");
  expect([answer.status, answer.headers.get("content-security-policy")]).toEqual([
    500,
    expect.stringContaining("sandbox"),
  ]);
  expect(await answer.text()).toContain("Try again in a moment.");
});
