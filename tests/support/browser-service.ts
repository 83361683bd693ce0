import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { createTransport, type SendMailOptions } from "nodemailer";
import { newBrowserAccount, serviceUrl } from "./browser";

const run = promisify(execFile);

/** Runs an operator's command on the running service: `set-plan`, `create-account`. Returns what it prints. */
export async function admin(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env.SERVICE_DATA_DIR };
  const { stdout } = await run(process.execPath, ["server/admin.mjs", ...args], { env });
  return stdout;
}

/** Sends mails to the running service, several at once; throws when one is refused. */
export async function sendToService(...mails: SendMailOptions[]): Promise<void> {
  const port = Number(process.env.SERVICE_SMTP_PORT);
  const transport = createTransport({ host: "127.0.0.1", port, ignoreTLS: true, pool: true, maxConnections: 8 });
  try {
    await Promise.all(mails.map((mail) => transport.sendMail({ from: "app@example.com", subject: "Hello", ...mail })));
  } finally {
    transport.close();
  }
}

/** The status that the API answers this key with. */
export async function statusOf(apiKey: string): Promise<number> {
  return (await callService("GET", "/v1/usage", apiKey)).status;
}

export function callService(method: string, path: string, apiKey: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
  return fetch(`${serviceUrl()}${path}`, { method, headers, body: body && JSON.stringify(body) });
}

/** An address whose mail a test can read: that of a new account of the service itself. */
export async function newMailbox() {
  const { apiKey, namespace } = await newBrowserAccount();
  const tag = "owner";
  return { apiKey, tag, address: `${tag}@${namespace}.inbox.localhost` };
}

/** Signs in by the link that the service mails to this address. */
export async function signInByLink(page: Page, { apiKey, tag, address }: Awaited<ReturnType<typeof newMailbox>>) {
  await page.goto(`${serviceUrl()}/sign-in`);
  await page.getByLabel("E-mail address").fill(address);
  await page.getByRole("button", { name: "Send a sign-in link" }).click();
  const { message } = await (await callService("GET", `/v1/wait?tag=${tag}`, apiKey)).json();
  await page.goto(message.extracted.links[0]);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname !== "/sign-in/confirm");
}
