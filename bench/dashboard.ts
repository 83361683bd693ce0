import { chromium, type Page } from "@playwright/test";
import { deliver } from "@/lib/intake";
import { parseMail } from "@/lib/mail/parse";
import { findChromium } from "@/scripts/chromium.mjs";
import { ordinaryMail } from "./support/mails";
import { authSecret, signedInAccount } from "./support/session";
import { LoadSession } from "./support/smtp-load";
import { startStack } from "./support/stack";
import { percentile, row } from "./support/statistics";

/** The dashboard of an account with as many messages as a plan allows. */
const stored = 24_900; // the plan's cap is 25,000: room for those that arrive
const batch = 100;

const stack = await startStack({ AUTH_SECRET: authSecret });
const { accountId, namespace, cookie } = await signedInAccount();
const address = (tag: string) => `${tag}@${namespace}.inbox.localhost`;
const halfway = await fill();
await measureServer("first page of the inbox", "/inbox");
await measureServer("a page further down", `/inbox/messages?before=${halfway}.msg_`);
await measureServer("a search that finds nothing", "/inbox/messages?q=nothing-like-this");
await measureBrowser();
await stack.stop();

/** Returns when half of it was stored, in epoch milliseconds. */
async function fill(): Promise<number> {
  let halfway = 0;
  const source = ordinaryMail(address("flow"));
  const parsed = parseMail(source);
  for (let first = 0; first < stored; first += batch) {
    const mails = Array.from({ length: batch }, (_, index) => ({
      sender: "no-reply@acme.example",
      source,
      parsed: { ...parsed, subject: `Your code, mail ${first + index}` },
      recipients: [{ accountId, namespace, tag: "flow", address: address("flow"), counts: true }],
    }));
    const deliveries = await deliver(mails);
    if (deliveries.some((delivery) => delivery !== "stored")) throw new Error(`not stored: ${deliveries}`);
    if (first <= stored / 2) halfway = Date.now();
  }
  return halfway;
}

async function measureServer(name: string, path: string): Promise<void> {
  const times: number[] = [];
  for (let turn = -10; turn < 100; turn += 1) {
    const begin = performance.now();
    const response = await fetch(stack.baseUrl + path, { headers: { cookie: `${cookie.name}=${cookie.value}` } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    if (turn >= 0) times.push(performance.now() - begin);
  }
  row(name, `p50 ${percentile(times, 0.5).toFixed(0)} ms`, `p95 ${percentile(times, 0.95).toFixed(0)} ms`);
}

async function measureBrowser(): Promise<void> {
  const { path, env } = await findChromium();
  const args = ["--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"];
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  const browser = await chromium.launch({ executablePath: path, env: { ...process.env, ...env }, args });
  const context = await browser.newContext();
  await context.addCookies([{ ...cookie, url: stack.baseUrl }]);
  const page = await context.newPage();
  const scripts = await scriptBytes(page);
  await page.goto(`${stack.baseUrl}/inbox`, { waitUntil: "networkidle" }).catch(() => {}); // the live stream never ends
  row("JavaScript of the inbox, compressed", `${(scripts() / 1024).toFixed(0)} KB`);
  const delays = await arrivals(page, 30);
  row(
    "250 to the row on screen",
    `p50 ${percentile(delays, 0.5).toFixed(0)} ms`,
    `max ${Math.max(...delays).toFixed(0)} ms`,
  );
  await browser.close();
}

/** Counts what the page's scripts weigh on the wire. */
async function scriptBytes(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on("Network.responseReceived", ({ requestId, type }) => type === "Script" && scripts.add(requestId));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Milliseconds from each mail's 250 until its subject is painted in the list. */
async function arrivals(page: Page, mails: number): Promise<number[]> {
  const session = await LoadSession.open(stack.smtpPort);
  const delays: number[] = [];
  for (let number = 0; number < mails; number += 1) {
    const code = String(500_000 + number);
    const painted = page.waitForFunction(
      (text) => document.body.textContent?.includes(text) && Date.now(),
      `Your code is ${code}`,
      { polling: "raf" },
    );
    await session.send(address(`live-${number}`), ordinaryMail(address(`live-${number}`), code));
    const accepted = Date.now();
    delays.push(Math.max(0, Number(await (await painted).jsonValue()) - accepted));
  }
  session.close();
  return delays;
}
