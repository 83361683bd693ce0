import { type BrowserContext, type Cookie, expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

export const serviceUrl = () => process.env.SERVICE_URL ?? "";
export const demo = () => ({ apiKey: process.env.DEMO_API_KEY ?? "", namespace: process.env.DEMO_NAMESPACE ?? "" });

/** A new account of the running service, upgraded or not: a browser test that changes things has one of its own. */
export async function newBrowserAccount(): Promise<{ accountId: string; apiKey: string; namespace: string }> {
  const response = await fetch(`${serviceUrl()}/v1/signup`, { method: "POST" });
  if (response.status !== 201) throw new Error(await response.text());
  const { account_id, api_key, namespace } = (await response.json()) as Record<string, string>;
  return { accountId: account_id ?? "", apiKey: api_key ?? "", namespace: namespace ?? "" };
}

const sessions = new Map<string, Cookie[]>();

/** Signs in, or goes on with the session of an earlier test, and opens the page that was asked for. */
export async function signIn(page: Page, apiKey: string, next = "/inbox"): Promise<void> {
  const context = page.context();
  await context.addCookies(sessions.get(apiKey) ?? []);
  if (!sessions.has(apiKey)) await sendSignInForm(context, apiKey);
  await page.goto(serviceUrl() + next);
  if (new URL(page.url()).pathname === "/sign-in") {
    await sendSignInForm(context, apiKey); // that session is over
    await page.goto(serviceUrl() + next);
  }
  await allParts(page);
  sessions.set(apiKey, await context.cookies());
}

/** Waits for the parts of the page that come later: until each is put in its place, it is there twice. */
async function allParts(page: Page): Promise<void> {
  await expect(page.locator("[id^='S:']")).toHaveCount(0);
}

/** Waits until nothing fades in any more: half seen, a text has too little contrast. What pulses for ever is let be. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** The form as a browser without JavaScript sends it: a page that a test is not about costs it a second. */
async function sendSignInForm({ request }: BrowserContext, apiKey: string): Promise<void> {
  const url = `${serviceUrl()}/sign-in`;
  const form = (await (await request.get(url)).text()).split("</form>")[0] ?? "";
  const hidden = form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g);
  const fields = [...hidden].map(([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"')]);
  const headers = { origin: serviceUrl() };
  await request.post(url, { multipart: { ...Object.fromEntries(fields), key: apiKey }, headers, maxRedirects: 0 });
}

/** Everything that a browser complains about from now on: script errors, refused resources, the console's errors. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(`error: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && found.push(`console: ${message.text()}`));
  page.on("requestfailed", (request) => {
    // Next gives up prefetches that a navigation overtakes.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") found.push(`failed: ${request.url()}`);
  });
  return found;
}

const looks = {
  light: { colorScheme: "light", width: 1280, height: 800 },
  dark: { colorScheme: "dark", width: 1280, height: 800 },
  phone: { colorScheme: "light", width: 390, height: 844 },
} as const;

/**
 * What axe finds on the page as it stands, in light and in dark; and that it never scrolls sideways, at a phone's width
 * either. The long tests have axe look at that width, too.
 */
export async function expectAccessible(page: Page, { within = "html" } = {}): Promise<void> {
  await expect(page).toHaveTitle(/\S/); // Next may send it after the page itself
  await allParts(page);
  await page.evaluate(axe.source);
  for (const [look, { colorScheme, ...size }] of Object.entries(looks)) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize(size);
    await settled(page);
    if (look !== "phone" || process.env.LONG) expect(await violations(page, within, rulesFor(look)), look).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${look}: scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

function rulesFor(look: string): RunOptions {
  if (look === "dark") return { runOnly: ["color-contrast"] }; // all else is as in the light
  // Off by itself: who speaks to a browser says what a button shows.
  return { rules: { "label-content-name-mismatch": { enabled: true } } };
}

/** By axe itself, which is there once for all looks. Our only frame shows a mail: what it looks like is its sender's doing. */
function violations(page: Page, within: string, rules: RunOptions): Promise<string[]> {
  return page.evaluate(
    async ({ context, options }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
      return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    },
    { context: { include: within, exclude: "iframe" }, options: { ...rules, resultTypes: ["violations" as const] } },
  );
}
