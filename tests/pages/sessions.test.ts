import { createHmac } from "node:crypto";
import { encode } from "next-auth/jwt";
import { expect, test } from "vitest";
import { deleteAccount } from "@/lib/accounts";
import { sql } from "@/lib/db/client";
import { addKey, replaceKeys, revokeKey } from "@/lib/keys";
import { runNext } from "../support/next-server";
import { Browser, newAddressAccount, newLink } from "../support/pages";

const next = runNext();

const cookieName = "next-auth.session-token";
const away = "/sign-in?next=%2Finbox";

async function signedInByKey() {
  const account = await newAddressAccount();
  const browser = new Browser(next.baseUrl);
  const answer = await browser.signIn(account.apiKey, "/sign-in?next=/inbox");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/inbox"]);
  expect(await browser.turnedAwayTo()).toBeNull();
  return { account, browser };
}

async function signedInByLink() {
  const account = await newAddressAccount();
  const browser = new Browser(next.baseUrl);
  await browser.confirm(await newLink(account.email));
  expect(await browser.turnedAwayTo()).toBeNull();
  return { account, browser };
}

/** Turned away to a sign-in page that shows itself: no circle of redirects. */
async function expectSignedOut(browser: Browser): Promise<void> {
  expect(await browser.turnedAwayTo()).toBe(away);
  expect((await browser.send(away)).status).toBe(200);
  expect((await browser.send("/")).status).toBe(200);
}

test("who is turned away comes back to the same page, unless its address is too long for a header", async () => {
  const browser = new Browser(next.baseUrl);
  expect(await browser.turnedAwayTo("/inbox?tag=a&q=%22b%22")).toBe(
    `/sign-in?next=${encodeURIComponent("/inbox?tag=a&q=%22b%22")}`,
  );
  expect(await browser.turnedAwayTo(`/usage?q=${"%E3%81%82".repeat(1_100)}`)).toBe("/sign-in?next=%2Fusage");
  const own = await browser.send("/keys", { headers: { "x-path": "//evil.example" } });
  expect(own.headers.get("location")).toBe("/sign-in?next=%2Fkeys");
});

test("a session ends with the key that began it, and not with another", async () => {
  const { account, browser } = await signedInByKey();
  const { id } = await addKey(account);
  const { id: unused } = await addKey(account);
  await revokeKey(account, unused);
  expect(await browser.turnedAwayTo()).toBeNull();
  await revokeKey(account, account.by);
  await expectSignedOut(browser);
  expect(id).not.toBe(account.by);
});

test.each([
  ["a key", signedInByKey],
  ["a link", signedInByLink],
])("a session by %s that was signed out of is dead, whoever kept its cookie; others go on", async (_how, signIn) => {
  const [{ browser }, { browser: other }] = await Promise.all([signIn(), signIn()]);
  const copy = new Browser(next.baseUrl);
  copy.cookies.set(cookieName, browser.cookies.get(cookieName) ?? "");
  expect(await copy.turnedAwayTo()).toBeNull();
  await browser.signOut();
  await expectSignedOut(copy);
  expect(await other.turnedAwayTo()).toBeNull();
});

test("replacing the keys ends the sessions that they began, not those of the address", async () => {
  const { account, browser } = await signedInByKey();
  const own = new Browser(next.baseUrl);
  await own.confirm(await newLink(account.email));
  await replaceKeys(account);
  await expectSignedOut(browser);
  expect(await own.turnedAwayTo()).toBeNull();
});

test.each([["key", signedInByKey] as const, ["link", signedInByLink] as const])(
  "a session by %s ends with the account",
  async (_way, signIn) => {
    const { account, browser } = await signIn();
    await deleteAccount(account);
    await expectSignedOut(browser);
  },
);

test("a session by link ends when the account gets another address, verified or not", async () => {
  for (const verified of [null, new Date()]) {
    const { account, browser } = await signedInByLink();
    await sql()`
      update accounts set email = ${`new-${account.email}`}, email_verified_at = ${verified}
      where id = ${account.accountId}`;
    await expectSignedOut(browser);
  }
});

test("signing in leaves nothing of the session before, nor of a cookie that somebody planted", async () => {
  const { browser, account } = await signedInByKey();
  const planted = browser.cookies.get(cookieName);
  const other = await newAddressAccount();
  await browser.confirm(await newLink(other.email));
  expect(browser.cookies.get(cookieName)).not.toBe(planted);
  const html = await (await browser.send("/inbox")).text();
  expect(html).toContain(other.email);
  expect(html).not.toContain(account.email);
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("cookies that we did not make are nobody's", async () => {
  const { accountId, by: keyId } = await newAddressAccount();
  const claims = { accountId, keyId, exp: 4_000_000_000 };
  const signed = `${part({ alg: "HS256" })}.${part(claims)}`;
  const forged = [
    `${part({ alg: "none" })}.${part(claims)}.`,
    `${signed}.${createHmac("sha256", "secret").update(signed).digest("base64url")}`,
    `${part({ alg: "dir", enc: "A256GCM" })}..AAAA.AAAA.AAAA`,
    await encode({ token: claims, secret: "another secret, also of a decent length" }),
    await encode({ token: claims, secret: "undefined" }),
    "x",
    "%00",
    ".".repeat(4_000),
    "A".repeat(7_000),
  ];
  for (const value of forged) {
    const browser = new Browser(next.baseUrl);
    browser.cookies.set(cookieName, value);
    await expectSignedOut(browser);
  }
});

test("a changed cookie of ours is nobody's", async () => {
  const { browser } = await signedInByKey();
  const value = browser.cookies.get(cookieName) ?? "";
  for (const place of [5, Math.floor(value.length / 2), value.length - 3]) {
    const letter = value[place] === "A" ? "B" : "A";
    browser.cookies.set(cookieName, value.slice(0, place) + letter + value.slice(place + 1));
    await expectSignedOut(browser);
  }
});

test("one who is signed in is sent on from the sign-in page, within this site", async () => {
  const { browser } = await signedInByKey();
  expect(await browser.turnedAwayTo("/sign-in")).toBe("/inbox");
  expect(await browser.turnedAwayTo("/sign-in?next=/keys")).toBe("/keys");
  expect(await browser.turnedAwayTo("/sign-in?next=/.//evil.example")).toBe("/inbox");
  expect(await browser.turnedAwayTo("/sign-in?next=/a&next=https://evil.example")).toBe("/inbox");
});

test("a key is not taken from a form of another site", async () => {
  const account = await newAddressAccount();
  for (const origin of ["https://evil.example", "null"]) {
    const browser = new Browser(next.baseUrl);
    await browser.signIn(account.apiKey, "/sign-in", { origin });
    expect(browser.cookies.size).toBe(0);
  }
});
