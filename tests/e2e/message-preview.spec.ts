import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { confirmation, open, picture, receive } from "../support/messages";

test("a mail's own pictures are shown at once, those of others when they are asked for", async ({ page }) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.referer} ${request.headers.cookie}`);
    response.writeHead(200, { "content-type": "image/png" }).end(picture);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const remote = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const html = `<img id=own src="cid:logo@acme"><img id=remote src="${remote}/a.png" width=100 height=40><p style="background:url('${remote}/b.png')">x</p>`;
  const message = await receive("view-pictures", { ...confirmation, html });
  await open(page, message);
  const frame = page.getByRole("article").frameLocator("iframe");
  const widthOf = (id: string) => frame.locator(id).evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(() => widthOf("#own")).toBe(1);
  await expect.poll(() => widthOf("#remote")).toBe(100);
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Load 2 remote images" }).click();
  await expect.poll(() => asked.sort()).toEqual(["/a.png undefined undefined", "/b.png undefined undefined"]);
  await expect.poll(() => widthOf("#remote")).toBe(1);
  await page.getByRole("button", { name: "Block 2 remote images" }).click();
  await expect.poll(() => widthOf("#remote")).toBe(100);
  server.close();
});

test("the preview takes the widths of a tablet and a phone, and is light or dark", async ({ page }) => {
  const html =
    "<style>#dark{display:none}@media(prefers-color-scheme:dark){#dark{display:block}}</style><p>x</p><p id=dark>It is dark</p>";
  const message = await receive("view-widths", { subject: "Widths", html });
  await page.emulateMedia({ colorScheme: null }); // emulated, it would be the same in every frame
  await open(page, message);
  const width = () =>
    page
      .getByRole("article")
      .locator("iframe")
      .evaluate((frame) => frame.clientWidth);
  const full = await width();
  await page.getByRole("button", { name: "Phone, 375 px" }).click();
  expect(await width()).toBe(375);
  await page.getByRole("button", { name: "Tablet, 768 px" }).click();
  expect(await width()).toBe(768);
  await page.getByRole("button", { name: "Full width" }).click();
  expect(await width()).toBe(full);
  await expect(page.getByRole("article").frameLocator("iframe").getByText("It is dark")).toBeHidden();
  await page.getByRole("button", { name: "Dark preview" }).click();
  await expect(page.getByRole("article").frameLocator("iframe").getByText("It is dark")).toBeVisible();
  const background = page
    .getByRole("article")
    .frameLocator("iframe")
    .locator("html")
    .evaluate((root) => getComputedStyle(root).backgroundColor);
  expect(await background).toBe("rgb(23, 23, 26)");
  await page.goBack();
  await expect(page).not.toHaveURL(/\/inbox\/msg_/);
});

test("a mail that is too heavy to be made safe says so, and the others stay", async ({ page }) => {
  const message = await receive("view-heavy", { subject: "Heavy", text: "Light", html: "<div>".repeat(150_000) });
  await open(page, message);
  await expect(
    page.getByRole("article").frameLocator("iframe").getByText("too heavy to be shown safely"),
  ).toBeVisible();
  await page.getByRole("link", { name: "Text", exact: true }).click();
  await expect(page.locator("pre")).toHaveText("Light");
});
