import { expect, test } from "vitest";
import { listEvents } from "@/lib/audit";
import { addKey, revokeKey } from "@/lib/keys";
import { createOpenLink } from "@/lib/sessions/open-link";
import { runNext } from "../support/next-server";
import { Browser, newAddressAccount, newLink } from "../support/pages";

const next = runNext();

type Account = Awaited<ReturnType<typeof newAddressAccount>>;

/** What the account hears of signing in and out, oldest first. */
async function signIns(account: Account) {
  const events = await listEvents(account, { limit: 100, offset: 0 });
  return events
    .filter(({ event }) => /^sign|^email_verified/.test(event))
    .map(({ event, by, client, detail }) => [event, by, client, detail])
    .reverse();
}

test("each way to sign in is noted, and signing out", async () => {
  const account = await newAddressAccount();
  const key = account.apiKey.slice(0, 12);
  const browser = new Browser(next.baseUrl);
  await browser.signIn(account.apiKey);
  await browser.signOut();
  await browser.confirm(await newLink(account.email));
  await browser.signOut();
  const link = await createOpenLink(account);
  await browser.send(link.slice(new URL(link).origin.length));
  expect(await signIns(account)).toEqual([
    ["signed_in", account.by, expect.any(String), { way: "key", key }],
    ["signed_out", account.by, expect.any(String), {}],
    ["email_verified", "link", null, { email: account.email }],
    ["signed_in", "link", expect.any(String), { way: "link" }],
    ["signed_out", "link", expect.any(String), {}],
    ["signed_in", account.by, expect.any(String), { way: "open", key }],
  ]);
});

test("a key of the account that cannot sign in is noted with what kept it from that; of others nothing is", async () => {
  const account = await newAddressAccount();
  const [dead, reads] = [await addKey(account), await addKey(account, { scope: "read" })];
  await revokeKey(account, dead.id);
  for (const apiKey of [dead.apiKey, reads.apiKey, `${account.apiKey.slice(0, -1)}!`, "rst_"]) {
    const browser = new Browser(next.baseUrl);
    expect((await browser.signIn(apiKey)).status).toBe(200);
    expect(browser.cookies.size).toBe(0);
  }
  expect(await signIns(account)).toEqual([
    ["sign_in_refused", dead.id, expect.any(String), { way: "key", key: dead.prefix, reason: "revoked" }],
    ["sign_in_refused", reads.id, expect.any(String), { way: "key", key: reads.prefix, reason: "read_only" }],
  ]);
});

test("the page tells the account's own events, a page at a time, and nobody else's", async () => {
  const [account, other] = [await newAddressAccount(), await newAddressAccount()];
  const browser = new Browser(next.baseUrl);
  for (let made = 0; made < 60; made++) await addKey(account, { expires_in: 3_600 });
  await browser.signIn(account.apiKey);
  const told = async (page: string) => {
    const html = await (await browser.send(`/activity${page}`)).text();
    const shown = (text: string) => html.replace(/<!--.*?-->|<[^>]*>/g, "").includes(text);
    return ["Signed in with the key", "Account created", account.namespace, other.namespace].map(shown);
  };
  expect(await told("")).toEqual([true, false, false, false]);
  expect(await told("?page=2")).toEqual([false, true, true, false]);
  for (const page of ["0", "-1", "x", "99999999999", "1&page=2", "%00"])
    expect((await browser.send(`/activity?page=${page}`)).status).toBe(200);
});
