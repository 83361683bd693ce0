import { expect, test } from "@playwright/test";
import { createTransport } from "nodemailer";
import { startService, temporaryFolder } from "../support/npm-start";

test("the list is live again by itself after the server was restarted, and shows what came meanwhile", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const folder = temporaryFolder("restart");
  const dataDir = `${folder.path}/data`;
  let service = await startService({ dataDir });
  try {
    await service.ready;
    const { namespace, apiKey } = service.demo();
    const { smtpPort } = service;
    const env = { PORT: new URL(service.url).port, SMTP_PORT: String(smtpPort) };
    const send = async (subject: string) => {
      const transport = createTransport({ host: "127.0.0.1", port: smtpPort, ignoreTLS: true });
      await transport.sendMail({
        from: "app@example.com",
        to: `a@${namespace}.inbox.localhost`,
        subject,
        text: "Hello",
      });
      transport.close();
    };
    await page.goto(`${service.url}/sign-in`);
    await page.getByLabel("API key").fill(apiKey);
    await page.getByLabel("API key").press("Enter");
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await send("before");
    await expect(page.getByRole("link", { name: "before" })).toBeVisible();

    const stopping = performance.now();
    expect(await service.stop()).toBe(0);
    expect(performance.now() - stopping).toBeLessThan(8_000); // an open stream holds nothing up
    await expect(page.getByText("Connecting …")).toBeVisible();
    service = await startService({ dataDir, env });
    await service.ready;
    await send("after");
    await expect(page.getByRole("link", { name: "after" })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText("Live", { exact: true })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole("listitem").filter({ hasText: "before" })).toHaveCount(1);
  } finally {
    await service.stop();
    folder.remove();
  }
});
