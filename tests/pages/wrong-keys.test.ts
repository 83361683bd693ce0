import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccount } from "@/lib/accounts";
import { newKey } from "@/lib/keys/key-format";
import { startNext } from "../support/next-server";
import { Browser } from "../support/pages";

let next: Awaited<ReturnType<typeof startNext>>;
beforeAll(async () => {
  next = await startNext({ TRUSTED_PROXY_HOPS: "1" });
});
afterAll(() => next.stop());

const headers = { "x-forwarded-for": "203.0.113.21" };
const tooMany = "too many such keys came from your address";

test("who tries keys on the sign-in page and over the API is put off; a valid one signs in all the same", async () => {
  const wrong = newKey();
  const ask = () => fetch(`${next.baseUrl}/v1/usage`, { headers: { ...headers, authorization: `Bearer ${wrong}` } });
  for (const { status } of await Promise.all(Array.from({ length: 58 }, ask))) expect(status).toBe(401);
  const attempt = async (key: string) => (await new Browser(next.baseUrl).signIn(key, "/sign-in", headers)).text();
  expect(await attempt(wrong)).toContain("This API key is not valid.");
  expect(await attempt(wrong)).toContain("This API key is not valid.");
  expect(await attempt(wrong)).toContain(tooMany);
  expect(await attempt("nonsense")).toContain("This is not a whole API key.");

  const browser = new Browser(next.baseUrl);
  await browser.signIn((await createAccount()).apiKey, "/sign-in", headers);
  expect(await browser.turnedAwayTo()).toBeNull();
});
