import { expect, test } from "vitest";
import { suspendAccount, unsuspendAccount } from "@/lib/accounts";
import { listEvents } from "@/lib/audit";
import { addKey, revokeKey } from "@/lib/keys";
import { createOpenLink } from "@/lib/sessions/open-link";
import { runNext } from "../support/next-server";
import { Browser, isVerified, newAddressAccount, newLink } from "../support/pages";

const next = runNext();

const page = "/sign-in/suspended";
const reason = "Mail to strangers <script>";

type Account = Awaited<ReturnType<typeof newAddressAccount>>;
const byKey = (browser: Browser, { apiKey }: Account) => browser.signIn(apiKey);
const byLink = async (browser: Browser, { email }: Account) => browser.confirm(await newLink(email));

async function signedIn(signIn: typeof byKey) {
  const account = await newAddressAccount();
  const browser = new Browser(next.baseUrl);
  await signIn(browser, account);
  expect(await browser.turnedAwayTo()).toBeNull();
  return { account, browser };
}

test.each([
  ["a key", byKey],
  ["a link", byLink],
])(
  "a session by %s sees why its account is suspended and whom to ask, and nothing else; it goes on afterwards",
  async (_how, signIn) => {
    const { account, browser } = await signedIn(signIn);
    await suspendAccount(account, reason);
    for (const path of ["/inbox", "/keys", "/activity", "/settings", "/sign-in/verified"])
      expect(await browser.turnedAwayTo(path)).toBe(page);
    const html = await (await browser.send(page)).text();
    expect(html).toContain("Mail to strangers &lt;script&gt;");
    expect(html).toContain("Ask whoever runs this service");
    for (const path of ["/inbox/messages", "/inbox/live?after=0"])
      expect(await (await browser.send(path)).json()).toMatchObject({
        error: { message: "This account is suspended." },
      });
    expect((await browser.send("/sign-in")).status).toBe(200); // to sign in to another account
    await unsuspendAccount(account);
    expect(await browser.turnedAwayTo()).toBeNull();
    expect(await browser.turnedAwayTo(page)).toBe("/inbox");
  },
);

test("a stream of the dashboard ends at once", async () => {
  const { account, browser } = await signedIn(byKey);
  const answer = await browser.send("/inbox/live?after=0");
  const reader = answer.body?.getReader();
  await reader?.read();
  await suspendAccount(account, reason);
  for (;;) if ((await reader?.read())?.done) break;
});

test("signing in is refused in words, and the account hears of it", async () => {
  const account = await newAddressAccount();
  await suspendAccount(account, reason);
  const browser = new Browser(next.baseUrl);
  const answer = await (await browser.signIn(account.apiKey)).text();
  expect(answer).toContain("This account is suspended. The reason given is “Mail to strangers &lt;script&gt;”.");
  const location = (answer: Response) => answer.headers.get("location");
  expect(location(await byLink(browser, account))).toBe(page);
  const link = await createOpenLink(account);
  expect(location(await browser.send(link.slice(new URL(link).origin.length)))).toBe(page);
  expect(browser.cookies.size).toBe(0);
  expect(await isVerified(account.email)).toBe(false);
  const told = await (await browser.send(page)).text();
  expect(told).toContain("This account is suspended");
  expect(told).not.toContain("strangers"); // the reason is its owner's
  const refused = (await listEvents(account, { limit: 10, offset: 0 })).filter(
    ({ event }) => event === "sign_in_refused",
  );
  expect(refused.map(({ by, detail }) => [by, detail.way, detail.reason])).toEqual([
    [account.by, "open", "suspended"],
    ["link", "link", "suspended"],
    [account.by, "key", "suspended"],
  ]);
});

test("the reason is for whoever signs in with a full key that works: no other key, nor the API, tells it", async () => {
  const account = await newAddressAccount();
  const read = await addKey(account, { scope: "read" });
  const revoked = await addKey(account);
  await revokeKey(account, revoked.id);
  await suspendAccount(account, reason);
  for (const key of [read.apiKey, revoked.apiKey]) {
    const answer = await (await new Browser(next.baseUrl).signIn(key)).text();
    expect(answer).toMatch(/This API key (?:may only read|is not valid)\./);
    expect(answer).not.toContain("strangers");
  }
  const headers = { authorization: `Bearer ${account.apiKey}` };
  const answer = await (await fetch(`${next.baseUrl}/v1/usage`, { headers })).text();
  expect(answer).toContain("This account is suspended.");
  expect(answer).not.toContain("strangers");
});

test("of several accounts of an address, those that are suspended say so and cannot be chosen", async () => {
  const first = await newAddressAccount();
  const second = await newAddressAccount(first.email);
  await suspendAccount(first, reason);
  const browser = new Browser(next.baseUrl);
  await browser.confirm(await newLink(first.email));
  expect(await (await browser.send("/sign-in/account")).text()).toContain("Suspended");
  expect((await browser.choose(first.accountId)).headers.get("location")).toBe(page);
  expect((await browser.choose(second.accountId)).headers.get("location")).toMatch("/sign-in/verified");
});
