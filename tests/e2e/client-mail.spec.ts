import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { Mail, type Message } from "@restante/client";

/** A mail that came, as the client gives it. */
function mailOf(parts: Partial<Message>): Mail {
  const outside = () => Promise.reject(new Error("not asked for here"));
  const files = { attachment: outside, headers: outside, source: outside, delete: outside };
  return new Mail({ id: "msg_1", subject: "Hi", text: "", html: null, ...parts } as Message, files);
}

test("a mail that the client opens runs nothing, loads nothing and goes nowhere by itself", async ({ page }) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end("<h1>Reset</h1>");
  });
  server.on("connection", () => asked.push("a connection"));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const remote = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const html = `<html><head><meta http-equiv="refresh" content="0;url=${remote}/refresh"><meta a="b>" http-equiv=refresh content="0;url=${remote}/again">
    <base href="${remote}/"><link rel="stylesheet" href="${remote}/a.css"><link rel="preconnect" href="${remote}">
    <style>@import url(${remote}/b.css); p { color: rgb(1, 2, 3); background: url(${remote}/c.png) }</style></head>
    <body background="${remote}/d.png" onload="document.title = 'run'"><p>Hello</p><img src="${remote}/e.png" onerror="document.title = 'run'">
    <iframe src="${remote}/f"></iframe><script>document.title = "run"</script><video src="${remote}/g" autoplay></video>
    <object data="${remote}/h"></object><a href="${remote}/reset?token=a">Reset password</a></body></html>`;
  await mailOf({ html }).open(page);
  await expect(page.getByText("Hello")).toHaveCSS("color", "rgb(1, 2, 3)");
  await page.waitForLoadState("networkidle");
  expect([page.url(), await page.title(), asked]).toEqual(["http://mail.invalid/msg_1", "", []]);
  await page.getByRole("link", { name: "Reset password" }).click();
  await expect(page.getByRole("heading")).toHaveText("Reset");
  expect(asked).toContain("/reset?token=a");
  server.closeAllConnections();
  server.close();
});

test("a mail without HTML is opened as its text, with links to click", async ({ page }) => {
  await mailOf({ text: "Hello <b>\nhttps://app.example/verify?a=1&b=2 or else" }).open(page);
  await expect(page.locator("body")).toHaveText("Hello <b>\nhttps://app.example/verify?a=1&b=2 or else");
  await expect(page.getByRole("link")).toHaveAttribute("href", "https://app.example/verify?a=1&b=2");
});
