import { expect, test } from "@playwright/test";
import { demo, newBrowserAccount, serviceUrl, signIn } from "../support/browser";
import { receive } from "../support/messages";

test("the frame has a policy of its own, and no other account and no stranger may see it", async ({
  page,
  browser,
}) => {
  const { id } = await receive("frame", { html: "<p>x<img src=https://example.com/x.png>" });
  const paths = ["", "/frame", "/frame/", "/source", "/attachments/0"].map(
    (end) => `${serviceUrl()}/inbox/${id}${end}`,
  );
  await signIn(page, demo().apiKey);
  const policies = new Map<string, string | undefined>();
  for (const url of [`${paths[1]}`, `${paths[2]}`, `${paths[1]}?images=1`]) {
    const response = await page.request.get(url);
    const headers = response.headers();
    policies.set(url, headers["content-security-policy"]);
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" });
    expect(headers).toMatchObject({ "cache-control": "no-store", "content-type": "text/html; charset=utf-8" });
  }
  const policy = (images: string) =>
    `default-src 'none'; img-src ${images}; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; ` +
    "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";
  expect([...policies.values()]).toEqual([policy("data:"), policy("data:"), policy("data: https: http:")]);

  const other = await browser.newContext();
  const stranger = await browser.newContext();
  await signIn(await other.newPage(), (await newBrowserAccount()).apiKey);
  for (const url of paths) {
    expect((await other.request.get(url)).status(), url).toBe(404);
    const refused = await stranger.request.get(url, { maxRedirects: 0 });
    expect(refused.status(), url).toBe(url === paths[0] ? 307 : 401);
    expect(await refused.text()).not.toContain("example.com");
  }
  await Promise.all([other.close(), stranger.close()]);
});

test("a message can be read without JavaScript", async ({ browser }) => {
  const message = await receive("no-script", { subject: "Plain page", text: "Your code is 482913" });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page, demo().apiKey, `/inbox/${message.id}`);
  await expect(page.getByRole("article").getByRole("heading", { name: "Plain page" })).toBeVisible();
  await expect(page.getByText("Your code is 482913")).toBeVisible();
  await context.close();
});

test("addresses that are none are not found", async ({ page }) => {
  const ids = [
    "nothing",
    "msg_",
    "%00",
    "msg_%00",
    "a%2fb",
    "..%2f..",
    "%ff",
    "msg_01m805r2ynecw8477y3091w24a",
    "A".repeat(5_000),
  ];
  const ends = ["", "?tab=api", "/frame", "/source", "/attachments/0", "/attachments/-1", "/attachments/%00"];
  await signIn(page, demo().apiKey);
  for (const id of ids) {
    for (const end of ends) {
      const response = await page.request.get(`${serviceUrl()}/inbox/${id}${end}`);
      expect([400, 404], `${id.slice(0, 40)}${end} ${response.status()}`).toContain(response.status());
    }
  }
});
