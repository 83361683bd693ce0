import { expect, test } from "vitest";
import { runNext } from "../support/next-server";
import { Browser, newAddressAccount } from "../support/pages";

const next = runNext();

async function signedIn(): Promise<Browser> {
  const browser = new Browser(next.baseUrl);
  await browser.signIn((await newAddressAccount()).apiKey);
  return browser;
}

test("asking for the head of the live stream opens none", async () => {
  const browser = await signedIn();
  const heads = Array.from({ length: 25 }, () => browser.send("/inbox/live?after=1", { method: "HEAD" }));
  for (const { status } of await Promise.all(heads)) expect(status).toBe(405);
  const leaving = new AbortController();
  const stream = await browser.send("/inbox/live?after=1", { signal: leaving.signal });
  expect([stream.status, stream.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  leaving.abort();
});

test("a form with more than any person types is refused", async () => {
  const browser = new Browser(next.baseUrl);
  const { status } = await browser.askForLink(`${"x".repeat(200_000)}@example.com`);
  expect(status).toBeGreaterThanOrEqual(400);
});
