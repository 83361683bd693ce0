import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestAccount } from "@/tests/support/account";
import { newAgent } from "@/tests/support/agent";
import { deliverMail } from "@/tests/support/deliver-mail";
import { sendMail } from "@/tests/support/mail";
import { type McpClient, mcpClients, toolError } from "@/tests/support/mcp-clients";
import { runService, service } from "@/tests/support/service";
import { untilAsleep } from "@/tests/support/statements";

runService();

describe.each(mcpClients)("%s", (_protocol, connect) => {
  let account: TestAccount;
  let client: McpClient;
  beforeAll(async () => {
    ({ account, client } = await newAgent(connect));
  });
  afterAll(() => client.close());

  test("wait_for_message answers with the mail that arrives meanwhile", async () => {
    const waiting = client.call("wait_for_message", { tag: "later", namespace: account.namespace, timeout: 10 });
    await sendMail({ to: account.address("later"), text: "Your code is 482913" });
    const { structuredContent } = await waiting;
    expect(structuredContent).toMatchObject({ message: { extracted: { otp_codes: ["482913"] } }, timed_out: false });
    expect(Object.keys(structuredContent)).toEqual(["message", "timed_out"]);
  });

  test("wait_for_message hands out no mail once its key is revoked", async () => {
    const { body: key } = await account.post<{ id: string; api_key: string }>("/v1/keys");
    const revoked = await connect(service.baseUrl, key.api_key);
    const { waiting } = await untilAsleep(1, () => ({
      waiting: revoked.call("wait_for_message", { tag: "revoked", timeout: 20 }),
    }));
    await account.delete(`/v1/keys/${key.id}`);
    await sendMail({ to: account.address("revoked"), text: "Your code is 482913" });
    expect(toolError(await waiting)).toMatchObject({
      error: "unauthorized",
      hint: expect.stringContaining("signup tool"),
    });
    await revoked.close();
  });

  test("wait_for_message that times out is no error and says what to try", async () => {
    const { structuredContent, isError } = await client.call("wait_for_message", { tag: "never", timeout: 1 });
    expect(isError).toBeFalsy();
    expect(structuredContent).toEqual({ message: null, timed_out: true, hint: expect.any(String) });
  });

  test("get_code gives the code and link alone, in some 60 tokens", async () => {
    const waiting = client.call("get_code", { tag: "code", namespace: account.namespace, timeout: 10 });
    const link = "https://app.example.com/verify?token=8f14e45f";
    await sendMail({ to: account.address("code"), subject: "News", text: "Nothing to enter." });
    await sendMail({
      from: "Example App <hello@app.example.com>",
      to: account.address("code"),
      subject: "Your code is 482913",
      text: `Enter 482913 to sign in, or open ${link} to verify your address. ${"It is long. ".repeat(1_000)}`,
    });
    const { content, structuredContent } = await waiting;
    expect(structuredContent).toEqual({
      code: "482913",
      link,
      from: "hello@app.example.com",
      subject: "Your code is 482913",
      received_at: expect.stringMatching(/Z$/),
      source: "verification",
    });
    expect(content).toEqual([{ type: "text", text: JSON.stringify(structuredContent) }]);
    expect(content[0]?.text?.length).toBeLessThanOrEqual(240);
    const again = await client.call("get_code", { tag: "CODE" });
    expect(again.structuredContent).toEqual(structuredContent);
    const later = await client.call("get_code", { tag: "code", since: structuredContent.received_at, timeout: 1 });
    expect(later.structuredContent).toMatchObject({ code: null, link: null, timed_out: true });
  });

  test("get_code is short however long a mail is", async () => {
    const long = "\u{1f600}".repeat(5_000);
    const extracted = { otp_codes: ["482913"], links: [], verification_links: [] };
    const from = { name: long, address: "app@example.com" };
    await deliverMail(account, { tags: ["wide"], from, subject: `x${long}`, text: long, html: long, extracted });
    const { content, structuredContent } = await client.call("get_code", { tag: "wide" });
    expect(structuredContent).toMatchObject({ code: "482913", link: null, from: "app@example.com" });
    expect(content[0]?.text?.length).toBeLessThanOrEqual(400);
    expect(content[0]?.text?.isWellFormed()).toBe(true);
  });

  test("get_code that times out says when mail without a code or link came", async () => {
    await sendMail({ to: account.address("plain"), text: "Nothing to enter." });
    const { isError, structuredContent } = await client.call("get_code", { tag: "plain", timeout: 1 });
    expect(isError).toBeFalsy();
    expect(structuredContent).toEqual({
      code: null,
      link: null,
      from: null,
      subject: null,
      received_at: null,
      source: "verification",
      timed_out: true,
      hint: expect.stringMatching(/^1 message came for plain, but none with a code or a verification link/),
    });
  });
});
