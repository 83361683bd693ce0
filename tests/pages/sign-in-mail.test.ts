import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Message } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { newAccount, type TestAccount } from "../support/account";
import { sharedNext, startNext } from "../support/next-server";
import { Browser, newAddressAccount } from "../support/pages";
import { runService, service } from "../support/service";

/** Mails go to addresses of this very service, which the tests then read. */
runService();
let next: Awaited<ReturnType<typeof startNext>>;
let mails: TestAccount;

beforeAll(async () => {
  mails = await newAccount();
  next = await startNext({
    EMAIL_SERVER: `smtp://127.0.0.1:${service.smtpPort}?ignoreTLS=true`,
    EMAIL_FROM: "Restante <sign-in@restante.example>",
  });
});
afterAll(() => next.stop());
beforeEach(() => sql()`delete from sign_in_links where email <> all(${unheard})`);

/** Whose links a silent mail server gets. They are asked for first, as it takes long until it is given up on. */
const unheard = ["known@silent.example", "nobody@silent.example"];
let broken: Awaited<ReturnType<typeof startNext>>;
let silent: Server;
let unheardOf: Promise<string[]>;
const askBroken = (emails: string[]) =>
  Promise.all(emails.map(async (email) => (await new Browser(broken.baseUrl).askForLink(email)).text()));

beforeAll(async () => {
  silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  await newAddressAccount(unheard[0]);
  broken = await startNext({ EMAIL_SERVER: `smtp://127.0.0.1:${port}`, EMAIL_FROM: "a@example.com" });
  unheardOf = askBroken(unheard);
  unheardOf.catch(() => {});
});
afterAll(() => broken.stop());

const onItsWay = "If an account has this address, a link is on its way.";
const ask = async (email: string | string[], headers?: Record<string, string>, path?: string) =>
  (await new Browser(next.baseUrl).askForLink(email, path, headers)).text();
const mailTo = async (tag: string) => (await mails.wait({ tag })).message as Message;
const linksAsked = async (others = unheard) =>
  (await sql()`select email from sign_in_links where email <> all(${others})`).map(({ email }) => email);

test("the mail holds a link to this site, whatever the case of the address, and the link signs in", async () => {
  const { namespace } = await newAddressAccount(mails.address("Ada"));
  expect(await ask(mails.address("aDA"), {}, "/sign-in?next=/keys")).toContain(onItsWay);
  const mail = await mailTo("ada");
  expect(mail).toMatchObject({
    subject: "Sign in to Restante",
    from: { address: "sign-in@restante.example", name: "Restante" },
    address: mails.address("Ada"),
    attachments: [],
  });
  const [link = ""] = mail.extracted.verification_links;
  expect(link).toMatch(/^http:\/\/localhost:3000\/sign-in\/confirm\?token=[\w-]{43}&next=%2Fkeys$/);
  expect(mail.text).toContain(link);
  expect(mail.html).toContain(link.replace("&", "&amp;"));
  const browser = new Browser(next.baseUrl);
  await browser.confirm(new URL(link).searchParams.get("token") ?? "");
  expect(await browser.turnedAwayTo()).toBeNull();
  expect(namespace).not.toBe(mails.namespace);
});

test("an address that no account has gets the same answer, and no mail", async () => {
  await newAddressAccount(mails.address("known"));
  expect(await ask(mails.address("unknown"))).toContain(onItsWay);
  expect(await ask(mails.address("known"))).toContain(onItsWay);
  await mailTo("known");
  expect(await mails.list({ tag: "unknown" })).toEqual([]);
  expect(await linksAsked()).toHaveLength(2);
});

test("a host that a request makes up gets into no mail", async () => {
  await newAddressAccount(mails.address("host"));
  const evil = { "x-forwarded-host": "evil.example", origin: "https://evil.example", "x-forwarded-proto": "https" };
  await ask(mails.address("host"), evil);
  const { text } = await mailTo("host");
  expect(text).toContain("http://localhost:3000/sign-in/confirm");
  expect(text).not.toContain("evil");
});

test.each([
  "nobody",
  "a@example.com\r\nBcc: b@example.com",
  "a@example.com, b@example.com",
  "a@example.com;b@example.com",
  '"a@example.com"@example.com',
  "<a@example.com>",
  "a@b@example.com",
  "a\0@example.com",
  "a@exam ple.com",
  "ä@example.com",
  "a@еxample.com",
  `${"a".repeat(300)}@example.com`,
  "a@example.com%0d%0aBcc:b@example.com",
  " ",
])("%j is no address to mail to", async (email) => {
  expect(await ask(email)).toContain("This is not an e-mail address.");
  expect(await linksAsked()).toEqual([]);
});

test("of several addresses the first is taken", async () => {
  expect(await ask(["a@example.com", "b@example.com"])).toContain(onItsWay);
  expect(await linksAsked()).toEqual(["a@example.com"]);
});

test("the fourth link to an address within the hour is refused, known or not", async () => {
  await newAddressAccount(mails.address("often"));
  for (const tag of ["often", "never"]) {
    for (const _ of [1, 2, 3]) expect(await ask(mails.address(tag))).toContain(onItsWay);
    expect(await ask(mails.address(tag))).toContain("At most 3 links an hour are sent to one address.");
  }
});

test("another site cannot have a mail sent", async () => {
  await ask(mails.address("csrf"), { origin: "https://evil.example" });
  await ask(mails.address("csrf"), { origin: "null" });
  expect(await linksAsked()).toEqual([]);
});

test.each(["silent", "down"])("a mail server that is %s is told, account or not, and spends nothing", async (how) => {
  if (how === "down") silent.close();
  const { email } = await newAddressAccount();
  const asked = how === "down" ? [email, "nobody@example.com"] : unheard;
  const answers = await (how === "down" ? askBroken(asked) : unheardOf);
  for (const answer of answers) expect(answer).toContain("The mail cannot be sent right now.");
  for (const name of asked) expect(broken.output()).not.toContain(name);
  expect(await linksAsked([])).toEqual([]);
});

test("without a mail server the link is in the log, for accounts only; the log of others names nobody", async () => {
  const local = await sharedNext();
  const { email } = await newAddressAccount();
  const browser = new Browser(local.baseUrl);
  await browser.askForLink("nobody@example.com");
  await browser.askForLink(email);
  await expect
    .poll(local.output)
    .toMatch(
      new RegExp(`Sign-in link for ${email},.*\\n +http://localhost:3000/sign-in/confirm\\?token=[\\w-]{43}\\n`),
    );
  expect(local.output()).not.toContain("nobody@example.com");
  expect(next.output()).not.toMatch(/token=|@/);
});

describe("a public server", () => {
  let open: Awaited<ReturnType<typeof startNext>>;
  beforeAll(async () => {
    open = await startNext({ BASE_URL: "https://restante.example" });
  });
  afterAll(() => open.stop());

  test("without a mail server prints and promises nothing", async () => {
    const page = await (await fetch(`${open.baseUrl}/sign-in`)).text();
    expect(page).toContain("This server is not set up to mail sign-in links.");
    expect(page).not.toContain('name="email"');
    expect(open.output()).not.toContain("token=");
  });

  test("over https has a cookie that is Secure, and signing out takes it away", async () => {
    const { apiKey } = await newAddressAccount();
    const browser = new Browser(open.baseUrl);
    const signedIn = await browser.signIn(apiKey);
    expect(signedIn.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Secure-next-auth\.session-token=.*Secure; HttpOnly; SameSite=lax$/),
    ]);
    expect(await browser.turnedAwayTo()).toBeNull();
    const [cookie] = (await browser.signOut()).headers.getSetCookie();
    expect(cookie).toMatch(/^__Secure-next-auth\.session-token=;.*Max-Age=0;.*Secure; HttpOnly/);
    expect(await browser.turnedAwayTo()).toBe("/sign-in?next=%2Finbox");
  });
});
