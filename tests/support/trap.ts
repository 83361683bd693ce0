import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Request } from "@playwright/test";

/** What a script does to betray that it ran; without quotes and blanks, so that it fits everywhere. */
export const betrayal = "(window.__xss=1,console.log(/SCRIPT-RAN/),alert(1))";

/** A server that notes who asks it for anything but a picture. */
export async function startTrap() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    if (request.headers["sec-fetch-dest"] !== "image") asked.push(request.url ?? "");
    response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, url: `http://${host}`, asked, stop: () => server.close() };
}

/** Everything that should not happen on a page, from now on: scripts of strangers, requests to them, pages that open. */
export function watch(page: Page, ourOrigin: string): { findings: string[]; check(): Promise<string[]> } {
  const findings: string[] = [];
  const isOurs = (url: string) => url.startsWith(`${ourOrigin}/`) || /^(data|about|blob):/.test(url);
  page.on("dialog", (dialog) => {
    findings.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (message.text().includes("SCRIPT-RAN")) findings.push("a script ran");
  });
  page.on("popup", (popup) => findings.push(`popup: ${popup.url()}`));
  page.context().on("request", (request: Request) => {
    if (!isOurs(request.url())) findings.push(`request: ${request.url()}`);
  });
  return {
    findings,
    async check() {
      const marks = await Promise.all(page.frames().map((frame) => frame.evaluate("window.__xss")));
      return marks.some(Boolean) ? [...findings, "a script left its mark"] : [...findings];
    },
  };
}
