import { expect, type Page, test } from "@playwright/test";
import type { Message } from "@/lib/contract/schemas";
import { payloads } from "../fixtures/hostile/payloads";
import { demo, serviceUrl, signIn } from "../support/browser";
import { sendToService } from "../support/send-to-service";
import { betrayal, startTrap, watch } from "../support/trap";

let trap: Awaited<ReturnType<typeof startTrap>>;
test.beforeAll(async () => {
  trap = await startTrap();
});
test.afterAll(() => trap.stop());

const address = (tag: string) => `${tag}@${demo().namespace}.inbox.localhost`;
const armed = (payload: string) =>
  payload.replaceAll("WEBHOST", trap.host).replaceAll("WEB", trap.url).replaceAll("RUN", betrayal);

async function messagesOf(prefix: string): Promise<Map<string, Message>> {
  const response = await fetch(`${serviceUrl()}/v1/messages?limit=100&tag_prefix=${prefix}`, {
    headers: { authorization: `Bearer ${demo().apiKey}` },
  });
  const { messages } = (await response.json()) as { messages: Message[] };
  return new Map(messages.map((message) => [message.tag, message]));
}

async function expectIntact(page: Page): Promise<void> {
  await expect(page.getByRole("navigation", { name: "Views of the message" })).toBeVisible();
  await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test("the trap catches what it is there for", async ({ page }) => {
  const watched = watch(page, serviceUrl());
  await page.setContent(`<img src="${trap.url}/x.png" onerror="${betrayal}"><iframe src="${trap.url}/frame"></iframe>`);
  await expect.poll(() => watched.findings).toContain("a script ran");
  expect(await watched.check()).toEqual(
    expect.arrayContaining([
      "dialog: 1",
      "a script left its mark",
      `request: ${trap.url}/x.png`,
      `request: ${trap.url}/frame`,
    ]),
  );
  expect(trap.asked.splice(0)).toEqual(["/frame"]);
});

for (const [group, mails] of Object.entries(payloads)) {
  test(`mails run nothing and load nothing: ${group}`, async ({ page }) => {
    test.setTimeout(120_000);
    const ids = await receiveAll(group, mails);
    await signIn(page, demo().apiKey);
    const watched = watch(page, serviceUrl());
    // The worst case: the mail's document by itself, and with pictures. Nothing runs, and nothing but pictures is asked for.
    for (const [name, id] of ids) {
      const frame = `${serviceUrl()}/inbox/${id}/frame?images=1&theme=dark`;
      await page.goto(frame);
      const findings = await watched.check();
      expect(findings.filter(isNoRequest), name).toEqual([]);
      watched.findings.length = 0;
      expect(page.url(), name).toBe(frame);
    }
    expect(trap.asked).toEqual([]);
  });

  test(`within our pages they break nothing: ${group}`, { tag: "@long" }, async ({ page }) => {
    test.setTimeout(240_000);
    await expectHarmless(page, await receiveAll(`page-${group}`, mails));
  });
}

test("within our pages the first of each group breaks nothing", async ({ page }) => {
  const mails = Object.values(payloads).flatMap((group) => Object.entries(group).slice(0, 1));
  await expectHarmless(page, await receiveAll("first", Object.fromEntries(mails)));
});

async function expectHarmless(page: Page, ids: Map<string, string>): Promise<void> {
  await signIn(page, demo().apiKey);
  const watched = watch(page, serviceUrl());
  for (const [name, id] of ids) {
    const path = `${serviceUrl()}/inbox/${id}`;
    await page.goto(path);
    await page.getByRole("article").frameLocator("iframe").locator("body").waitFor({ state: "attached" });
    expect(await watched.check(), name).toEqual([]);
    expect(page.url(), name).toBe(path);
    await expectIntact(page);
  }
  expect(trap.asked).toEqual([]);
}

const isNoRequest = (finding: string) => !finding.startsWith("request: ");

/** Delivers a mail of each payload; their ids by the payloads' names. */
async function receiveAll(group: string, mails: Record<string, string>): Promise<Map<string, string>> {
  const tag = (index: number) => `hostile-${group}-${index}`;
  await sendToService(
    ...Object.values(mails).map((payload, index) => ({
      to: address(tag(index)),
      subject: armed(payload).slice(0, 500),
      html: { content: Buffer.from(armed(payload)) },
    })),
  );
  const messages = await messagesOf(`hostile-${group}-`);
  return new Map(Object.keys(mails).map((name, index) => [name, messages.get(tag(index))?.id ?? "missing"]));
}

test("what our own pages show of a mail is text", async ({ page }) => {
  const markup = armed(`"><img src=WEB/x onerror=RUN><script>RUN</script>`);
  await sendToService({
    to: { name: markup, address: address("hostile'tag+$(id)`x`") },
    from: { name: markup, address: "a@example.com" },
    subject: markup,
    text: `${markup} javascript:${betrayal} http://user@${trap.host}/x https://\u0430pple.example/`,
    headers: { "X-Hostile": markup },
    attachments: [
      {
        filename: `${markup}.svg`,
        content: `<svg xmlns="http://www.w3.org/2000/svg" onload="${betrayal}"/>`,
        contentType: "image/svg+xml",
      },
      { filename: "page.html", content: `<script>${betrayal}</script>`, contentType: "text/html" },
      { filename: "fake.png", content: `<script>${betrayal}</script>`, contentType: "image/png" },
    ],
  });
  const message = [...(await messagesOf("hostile'tag")).values()][0];
  await signIn(page, demo().apiKey);
  const watched = watch(page, serviceUrl());
  const path = `${serviceUrl()}/inbox/${message?.id}`;
  for (const tab of ["text", "headers", "source", "attachments", "api"]) {
    await page.goto(`${path}?tab=${tab}`);
    await expectIntact(page);
    expect(await watched.check(), tab).toEqual([]);
  }
  await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toHaveText(markup);
  const commands = await page.locator("pre").allInnerTexts();
  expect(commands.slice(0, 2).join()).not.toMatch(/[`']|\$\(/);
  await page.goto(`${path}?tab=text`);
  await expect(page.getByText(`[${trap.host}]`)).toBeVisible();
  await expect(page.getByText("[xn--pple-43d.example]")).toBeVisible();
  for (const index of [0, 1, 2]) {
    const { headers } = await page.evaluate(
      async (url) => ({ headers: Object.fromEntries((await fetch(url)).headers) }),
      `${path}/attachments/${index}`,
    );
    expect(headers["content-disposition"]).toMatch(/^attachment; filename/);
    expect(headers["content-security-policy"]).toBe("sandbox; default-src 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
});
