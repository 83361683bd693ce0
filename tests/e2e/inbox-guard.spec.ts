import { type BrowserContext, expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible, newBrowserAccount, serviceUrl, signIn } from "../support/browser";
import { sendBrowserMail } from "../support/browser-mail";
import { callService } from "../support/browser-service";
import { accountWith, idOf, linkOf, openInbox, rows } from "../support/inbox";

test("while the connection is down, opening a message keeps the list and says why", async ({ page, context }) => {
  const account = await accountWith("first", "second");
  await openInbox(page, account);
  await context.setOffline(true);
  await linkOf(page, "first").click();
  const error = page.getByRole("alert").filter({ hasText: "The server cannot be reached." });
  await expect(error).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expectAccessible(page);
  await linkOf(page, "second").focus();
  await page.keyboard.press("Enter");
  await expect(error).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "second" })).toBeVisible();
  await expect(error).toHaveCount(0);
});

test("a message that is long in coming is marked in the list until it is here", async ({ page }) => {
  await openInbox(page, await accountWith("first", "second"));
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/inbox\/msg_/, async (route) => {
    await released;
    await route.continue();
  });
  const row = (subject: string) => rows(page).filter({ hasText: subject });
  await linkOf(page, "first").click();
  await expect(row("first")).toHaveAttribute("aria-busy", "true");
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await linkOf(page, "second").click();
  await expect(row("second")).toHaveAttribute("aria-busy", "true");
  await expect(row("first")).not.toHaveAttribute("aria-busy");
  release();
  await expect(page.getByRole("heading", { name: "second" })).toBeVisible();
  await expect(row("second")).not.toHaveAttribute("aria-busy");
});

test.describe("two accounts", () => {
  const cookieOf = async (context: BrowserContext) =>
    (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");

  test("see nothing of each other: not in the list, not live, not by actions", async ({ page, browser }) => {
    const [mine, other] = [await accountWith("mine"), await accountWith("theirs")];
    const theirs = await (await browser.newContext()).newPage();
    await openInbox(theirs, other);
    await openInbox(page, mine);
    await sendBrowserMail(other, { subject: "news of theirs" });
    await expect(linkOf(theirs, "news of theirs")).toBeVisible();
    await sendBrowserMail(mine, { subject: "news of mine" });
    await expect(linkOf(page, "news of mine")).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    const list = await page.request.get(`${serviceUrl()}/inbox/messages?namespace=${other.namespace}`);
    expect((await list.json()).rows).toEqual([]);

    // The real request of a deletion, with the ids of the other account put into it.
    const foreign = await idOf(theirs, "news of theirs");
    let answer = "";
    await page.route("**/inbox", async (route) => {
      const body = route.request().postData();
      if (!body) return route.continue();
      const response = await route.fetch({ postData: body.replace(/msg_\w+/g, String(foreign)) });
      answer = await response.text();
      await route.fulfill({ response });
    });
    await rows(page).first().getByRole("checkbox").check();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Delete message" }).click();
    await expect.poll(() => answer).toContain('"deleted":0');
    await theirs.reload();
    await expect(linkOf(theirs, "news of theirs")).toBeVisible();
    await theirs.context().close();
  });

  test("a tab of the one shows and deletes nothing of the other that signs in beside it", async ({ page, context }) => {
    const [mine, other] = [await accountWith("mine"), await accountWith()];
    await openInbox(page, mine);
    await context.clearCookies();
    await signIn(await context.newPage(), other.apiKey);
    await sendBrowserMail(other, { subject: "theirs" });

    await rows(page).first().getByRole("checkbox").check();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Delete message" }).click();
    const said = page.getByText("You are signed in to another account.");
    await expect(page.getByRole("dialog").filter({ has: said })).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    const stored = await callService("GET", "/v1/messages", mine.apiKey);
    expect((await stored.json()).count).toBe(1);

    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))); // as coming back to the tab does
    await expect(page.getByRole("alert").filter({ has: said })).toBeVisible();
    await expect(linkOf(page, "mine")).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expectAccessible(page);
    const claimed = `account=${mine.accountId}`;
    for (const path of [`messages?${claimed}`, `messages?${claimed}&after=0`, `live?${claimed}&after=0`]) {
      expect([path, (await page.request.get(`${serviceUrl()}/inbox/${path}`)).status()]).toEqual([path, 401]);
    }
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(linkOf(page, "theirs")).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });

  test("a stream shows nothing more, and ends, once its key is revoked", async ({ page, context }) => {
    const account = await newBrowserAccount();
    await openInbox(page, account);
    const authorization = { authorization: `Bearer ${account.apiKey}` };
    const second = await (await fetch(`${serviceUrl()}/v1/keys`, { method: "POST", headers: authorization })).json();
    const stream = await fetch(`${serviceUrl()}/inbox/live?after=0`, { headers: { cookie: await cookieOf(context) } });
    expect(stream.headers.get("content-type")).toContain("text/event-stream");
    const { keys } = await (await fetch(`${serviceUrl()}/v1/keys`, { headers: authorization })).json();
    const own = keys.find(({ prefix }: { prefix: string }) => account.apiKey.startsWith(prefix));
    const revoking = { method: "DELETE", headers: { authorization: `Bearer ${second.api_key}` } };
    expect((await fetch(`${serviceUrl()}/v1/keys/${own.id}`, revoking)).status).toBe(200);
    await sendBrowserMail(account, { subject: "after the end" });
    expect(await stream.text()).not.toContain("after the end");
    await expect(page.getByRole("alert").getByText("You are signed out.")).toBeVisible();
    await expect(page.getByText("after the end")).toHaveCount(0);
    expect((await page.request.get(`${serviceUrl()}/inbox/messages`)).status()).toBe(401);
  });
});

test("whoever is not signed in gets no list and no stream", async ({ request }) => {
  for (const path of ["/inbox/messages", "/inbox/live?after=0"]) {
    const answer = await request.get(serviceUrl() + path);
    expect([answer.status(), (await answer.json()).error.code]).toEqual([401, "unauthorized"]);
  }
});

test("bad parameters are refused in words, and never break the server", async ({ page }) => {
  await openInbox(page, await accountWith("one"));
  const long = "a".repeat(5_000);
  const bad = [
    "before=x",
    "before=1",
    "before=1.%00",
    "before=99999999999999999.a",
    "after=zz",
    "after=%00",
    "after=-1",
  ];
  bad.push("q=%00", `q=${long}`, `tag=${long}`, "tag=%00", "namespace=%00", `namespace=${long}`, "q=%ED%A0%80%00");
  for (const query of bad) {
    for (const path of ["messages", "live"]) {
      const after = query.startsWith("after") ? "" : "&after=0";
      const answer = await page.request.get(`${serviceUrl()}/inbox/${path}?${query}${after}`);
      expect([query.slice(0, 40), answer.status(), (await answer.json()).error.code]).toEqual([
        query.slice(0, 40),
        400,
        "invalid_request",
      ]);
    }
  }
  const harmless = [
    "",
    "limit=1e9",
    "q=%ff",
    "q=a&q=b",
    "tag[]=1",
    "before=0.msg_1",
    "before=999999999999999.a",
    "q=%25",
  ];
  for (const query of harmless) {
    const answer = await page.request.get(`${serviceUrl()}/inbox/messages?${query}`);
    expect([query, answer.status()]).toEqual([query, 200]);
  }
  expect((await page.request.get(`${serviceUrl()}/inbox/live`)).status()).toBe(400);
});

/** Has seconds pass until it is there. */
async function seenInTime(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await expect(what).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 20_000, intervals: [50] });
}

test("where streams do not get through, the list asks for new mail by itself", async ({ page }) => {
  const account = await accountWith("one");
  await page.route("**/inbox/live?*", (route) => route.abort());
  await page.clock.install();
  await signIn(page, account.apiKey);
  await seenInTime(page, page.getByText("Every 5 s"));
  await sendBrowserMail(account, { subject: "asked for" });
  await seenInTime(page, linkOf(page, "asked for"));
});

test("where the server answers nothing any more, the list does not call itself live, and asks again", async ({
  page,
}) => {
  const account = await accountWith("one");
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 10);
  });
  let streams = 0;
  let asked = 0;
  await page.route("**/inbox/live?*", (route) => {
    streams += 1;
    if (streams > 1) return route.abort();
    return route.fulfill({ contentType: "text/event-stream", body: "event: ready\ndata: {}\n\n" });
  });
  await page.route("**/inbox/messages?*", () => {
    asked += 1;
  });
  await signIn(page, account.apiKey);
  await expect(page.getByText("Connecting …")).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await expect.poll(() => asked, { timeout: 20_000 }).toBe(2);
});
