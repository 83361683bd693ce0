import { beforeEach, expect, test } from "vitest";
import { deleteAccount } from "@/lib/accounts";
import { findLink } from "@/lib/sessions";
import { moveClock } from "../support/clock";
import { runNext } from "../support/next-server";
import { Browser, isVerified, newAddress, newAddressAccount, newLink } from "../support/pages";

const next = runNext();
beforeEach(() => moveClock("0"));

const open = () => new Browser(next.baseUrl);

test("a link signs in once, into a cookie that scripts and other sites cannot use", async () => {
  const { email } = await newAddressAccount();
  const browser = open();
  const token = await newLink(email);
  const answer = await browser.confirm(token, { next: "/keys" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/sign-in/verified?next=%2Fkeys"]);
  const [cookie, ...others] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^next-auth\.session-token=.*; HttpOnly; SameSite=lax$/);
  expect(others).toEqual([]);
  expect(await browser.turnedAwayTo()).toBeNull();

  const again = await open().confirm(token);
  expect([again.status, again.headers.get("location")]).toEqual([303, "/sign-in?error=link"]);
  expect(again.headers.getSetCookie()).toEqual([]);
});

test("a second link leads straight on, for the address is verified", async () => {
  const { email } = await newAddressAccount();
  expect(await isVerified(email)).toBe(false);
  await open().confirm(await newLink(email));
  expect(await isVerified(email)).toBe(true);
  const answer = await open().confirm(await newLink(email), { next: "/keys?a=b" });
  expect(answer.headers.get("location")).toBe("/keys?a=b");
});

test("of ten that use one link at once exactly one is signed in", async () => {
  const { email } = await newAddressAccount();
  const token = await newLink(email);
  const answers = await Promise.all(Array.from({ length: 10 }, () => open().confirm(token)));
  const places = answers.map(({ headers }) => headers.get("location"));
  expect(places.filter((place) => place === "/sign-in?error=link")).toHaveLength(9);
  expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(1);
});

test("a scanner that opens the link uses nothing up", async () => {
  const { email } = await newAddressAccount();
  const token = await newLink(email);
  for (const method of ["GET", "HEAD", "GET", "OPTIONS"]) {
    const page = await open().send(`/sign-in/confirm?token=${token}`, { method });
    expect(page.headers.getSetCookie()).toEqual([]);
    const callback = await open().send(`/api/auth/callback/email?token=${token}&email=${email}`, { method });
    expect(callback.status === 405 || method === "OPTIONS").toBe(true);
    expect(callback.headers.getSetCookie()).toEqual([]);
  }
  expect(await findLink(token)).toBe(email);
  const browser = open();
  await browser.confirm(token);
  expect(await browser.turnedAwayTo()).toBeNull();
});

test("the confirm page says for whom, keeps its address to itself, and is not indexed", async () => {
  const { email } = await newAddressAccount();
  const token = await newLink(email);
  const page = await open().send(`/sign-in/confirm?token=${token}&next=//evil.example`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain(email);
  expect(html).toContain('<meta name="referrer" content="strict-origin"/>');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  const action = `/api/auth/callback/email?token=${token}&amp;next=%2Finbox`;
  expect(html).toContain(`action="${action}"`);
  expect(page.headers.get("cache-control")).toContain("no-store");
});

test("a link works for 30 minutes", async () => {
  const { email } = await newAddressAccount();
  const token = await newLink(email);
  await moveClock("31 minutes");
  expect((await open().send(`/sign-in/confirm?token=${token}`)).headers.get("location")).toBe("/sign-in?error=link");
  expect((await open().confirm(token)).headers.get("location")).toBe("/sign-in?error=link");
  expect(await isVerified(email)).toBe(false);
});

const guesses = ["", "a", "A".repeat(43), "A".repeat(9_000), "\0", "%00", "' or 1=1 --", "é".repeat(43)];
test.each(guesses.map((token) => [token.slice(0, 50), token]))("no link has the token %j", async (_start, token) => {
  await newLink((await newAddressAccount()).email);
  const answer = await open().confirm(token);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/sign-in?error=link"]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const page = await open().send(`/sign-in/confirm?${new URLSearchParams({ token })}`);
  expect(page.headers.get("location")).toBe("/sign-in?error=link");
});

test("more parameters than there should be name nobody else", async () => {
  const [mine, theirs] = await Promise.all([newAddressAccount(), newAddressAccount()]);
  const token = await newLink(mine.email);
  const query = `token=${token}&token=${"A".repeat(43)}&email=${theirs.email}&email[]=${theirs.email}`;
  const page = await open().send(`/sign-in/confirm?${query}`);
  expect(page.headers.get("location")).toBe("/sign-in?error=link");
  await open().send(`/api/auth/callback/email?${query}`, { method: "POST", headers: { origin: next.baseUrl } });
  expect(await isVerified(theirs.email)).toBe(false);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "data:text/html,x",
  "\r\nset-cookie: a=b",
  "%0d%0aset-cookie: a=b",
])("%j leads nowhere else after a link", async (evil) => {
  const { email } = await newAddressAccount();
  await open().confirm(await newLink(email));
  const answer = await open().confirm(await newLink(email), { next: evil, callbackUrl: evil });
  expect(answer.headers.get("location")).toBe("/inbox");
  expect(answer.headers.has("a")).toBe(false);
});

test.each([
  ["another site", "https://evil.example"],
  ["a sandboxed frame", "null"],
  ["a longer name", "http://127.0.0.1.evil.example"],
  ["nobody", ""],
])("a link is not used for a form of %s", async (_name, origin) => {
  const { email } = await newAddressAccount();
  const token = await newLink(email);
  const answer = await open().confirm(token, {}, { origin });
  expect(answer.status).toBe(403);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await findLink(token)).toBe(email);
});

const routes =
  "signin signin/email signout error verify-request csrf session providers _log callback callback/credentials";
test.each(routes.split(" "))("next-auth's own %s does not answer", async (route) => {
  for (const method of ["GET", "POST"]) {
    const answer = await open().send(`/api/auth/${route}?error=Verification&callbackUrl=https://evil.example`, {
      method,
      headers: { origin: next.baseUrl },
    });
    expect([404, 405]).toContain(answer.status);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toBe("");
  }
});

test("a host that a request makes up is not taken for this site's", async () => {
  const { email } = await newAddressAccount();
  const headers = { host: "evil.example", "x-forwarded-host": "evil.example", origin: "https://evil.example" };
  const answer = await open().confirm(await newLink(email), {}, headers);
  expect(answer.headers.get("location")).toBe("/sign-in/verified?next=%2Finbox");
});

test("an address whose accounts are gone signs nobody in", async () => {
  const { email, accountId } = await newAddressAccount();
  const token = await newLink(email);
  await deleteAccount({ accountId, by: null });
  const answer = await open().confirm(token);
  expect(answer.headers.get("location")).toBe("/sign-in?error=account");
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("an account that is made after the link was sent can be signed in to", async () => {
  const email = newAddress();
  const token = await newLink(email);
  await newAddressAccount(email.toUpperCase());
  const browser = open();
  await browser.confirm(token);
  expect(await browser.turnedAwayTo()).toBeNull();
});
