import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
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
  expect(await cornerOf(page)).toEqual([23, 23, 26]);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/inbox\/msg_/);
});

/** The colour of the frame's last pixel, far below a short mail: red, green, blue. */
async function cornerOf(page: Page): Promise<number[]> {
  const frame = page.getByRole("article").locator("iframe");
  await frame.contentFrame().getByRole("paragraph").first().waitFor();
  const { x = 0, y = 0, width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
  const clip = { x: x + width - 4, y: y + height - 4, width: 1, height: 1 };
  const shot = (await page.screenshot({ clip })).toString("base64");
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, shot);
}

test("a mail's background fills the frame in either preview, whatever scheme it asks for", async ({ page }) => {
  await page.emulateMedia({ colorScheme: null });
  const mails = {
    styled: '<body style="background:#204060"><p>x',
    attribute: '<body bgcolor="#204060"><p>x',
    sheet: "<style><!-- html{background:#204060} --></style><p>x",
    none: "<style>:root{color-scheme:light only}</style><p>x",
  };
  for (const [name, html] of Object.entries(mails)) {
    await open(page, await receive(`view-background-${name}`, { subject: name, html }));
    expect(await cornerOf(page), name).toEqual(name === "none" ? [255, 255, 255] : [32, 64, 96]);
    await page.getByRole("button", { name: "Dark preview" }).click();
    expect(await cornerOf(page), `${name}, dark`).toEqual(name === "none" ? [23, 23, 26] : [32, 64, 96]);
  }
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
