import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestAccount } from "@/tests/support/account";
import { newAgent } from "@/tests/support/agent";
import { deliverMail } from "@/tests/support/deliver-mail";
import { sendMail } from "@/tests/support/mail";
import { type McpClient, mcpClients, toolError } from "@/tests/support/mcp-clients";
import { runService } from "@/tests/support/service";

runService();

describe.each(mcpClients)("%s", (_protocol, connect) => {
  let account: TestAccount;
  let client: McpClient;
  beforeAll(async () => {
    ({ account, client } = await newAgent(connect));
  });
  afterAll(() => client.close());

  test("list_messages gives the newest first, at most as many as asked for", async () => {
    for (const subject of ["one", "two", "three"]) await sendMail({ to: account.address("list-1"), subject });
    await sendMail({ to: account.address("list_2"), subject: "other" });
    const listed = await client.call("list_messages", { tag_prefix: "LIST-", limit: 2 });
    expect(listed.structuredContent).toMatchObject({ messages: [{ subject: "three" }, { subject: "two" }], count: 2 });
    expect(JSON.parse(unmarked(listed.content[0]?.text ?? ""))).toEqual(listed.structuredContent);
    const [newest] = listed.structuredContent.messages as { received_at: string }[];
    const later = await client.call("list_messages", { tag: "list-1", since: newest?.received_at });
    expect(later.structuredContent).toEqual({ messages: [], count: 0 });
    const all = await client.call("list_messages", { tag: "list-1", since: 0 });
    expect(all.structuredContent).toMatchObject({ count: 3 });
  });

  test("list_messages and wait_for_message find by subject, sender and what is in a mail", async () => {
    await sendMail({ to: account.address("found"), from: "billing@app.example", subject: "Your invoice" });
    await sendMail({ to: account.address("found"), from: "login@app.example", text: "Your code is 482913" });
    const filters = [{ subject: "INVOICE" }, { from: "Billing@" }, { has: "code" }, { has: "attachment" }];
    const found = await Promise.all(
      filters.map(async (filter) => {
        const { structuredContent } = await client.call("list_messages", { tag: "found", ...filter });
        return (structuredContent.messages as { from: { address: string } }[]).map(({ from }) => from.address);
      }),
    );
    expect(found).toEqual([["billing@app.example"], ["billing@app.example"], ["login@app.example"], []]);
    const waited = await client.call("wait_for_message", { tag: "found", from: "BILLING" });
    expect(waited.structuredContent).toMatchObject({ message: { subject: "Your invoice" } });
    const refused = await client.call("wait_for_message", { has: "anything" });
    expect(toolError(refused)).toMatchObject({ error: "invalid_request", hint: expect.stringContaining("`has`") });
  });

  test("list_messages names by their ids what is too long for one answer", async () => {
    const long = { tags: ["long"], text: "long ".repeat(200_000) };
    for (let sent = 0; sent < 5; sent += 1) await deliverMail(account, long);
    const { structuredContent } = await client.call("list_messages", { tag: "long" });
    const { messages, count, hint } = structuredContent as { messages: { id: string }[]; count: number; hint: string };
    expect(messages).toHaveLength(4);
    expect(count).toBe(4);
    const [id] = hint.match(/msg_\w+|[\da-f-]{36}/) ?? [];
    const oldest = await client.call("get_message", { id });
    expect(oldest.structuredContent).toMatchObject({ message: { id, tag: "long" } });
  });

  test("get_message gives a message, with its headers only if asked for", async () => {
    await sendMail({ to: account.address("read"), headers: { "x-note": ["one", "two"] } });
    const { structuredContent } = await client.call("wait_for_message", { tag: "read" });
    const { id } = structuredContent.message as { id: string };
    const plain = await client.call("get_message", { id });
    expect(plain.structuredContent).toEqual({ message: structuredContent.message });
    const full = await client.call("get_message", { id, include_headers: true });
    expect(full.structuredContent).toMatchObject({ message: { id, headers: { "x-note": "one\ntwo" } } });
  });

  test("headers that are called like fields of a message are headers", async () => {
    const names = ["links", "verification_links", "extracted", "html", "text", "message", "messages"];
    const headers = Object.fromEntries(names.map((name) => [name, "x"]));
    await sendMail({ to: account.address("named"), headers });
    const { messages } = (await client.call("list_messages", { tag: "named" })).structuredContent;
    const [{ id }] = messages as [{ id: string }];
    const { content, structuredContent } = await client.call("get_message", { id, include_headers: true });
    expect(structuredContent).toMatchObject({ message: { headers } });
    expect(JSON.parse(content[0]?.text ?? "")).toMatchObject({ message: { headers } });
  });

  test("include_html: false leaves the HTML body out of every message", async () => {
    await sendMail({ to: account.address("short"), html: "<p>Your code is <b>482913</b></p>" });
    const filter = { tag: "short", include_html: false };
    const waited = (await client.call("wait_for_message", filter)).structuredContent.message as { id: string };
    expect(waited).toMatchObject({ html: null, text: "Your code is 482913", extracted: { otp_codes: ["482913"] } });
    const { messages } = (await client.call("list_messages", filter)).structuredContent;
    expect(messages).toEqual([waited]);
    const read = await client.call("get_message", { id: waited.id, include_html: false });
    expect(read.structuredContent).toEqual({ message: waited });
    const whole = await client.call("get_message", { id: waited.id });
    expect(whole.structuredContent).toMatchObject({ message: { html: expect.stringContaining("<b>482913</b>") } });
  });

  test("max_characters cuts bodies, and from_character reads on to the end", async () => {
    const text = "0123456789".repeat(50);
    await sendMail({ to: account.address("cut"), text, html: `<p>${text}</p>` });
    const whole = (await client.call("wait_for_message", { tag: "cut" })).structuredContent;
    const waited = await client.call("wait_for_message", { tag: "cut", max_characters: 200 });
    const { id } = whole.message as { id: string };
    const cut = { text: text.slice(0, 200), html: `<p>${text.slice(0, 197)}` };
    const hint = `Cut at character 200: ${id} (of 507). get_message with from_character 200 reads on.`;
    expect(waited.structuredContent).toEqual({ ...whole, message: { ...(whole.message as object), ...cut }, hint });
    const listed = await client.call("list_messages", { tag: "cut", max_characters: 200, include_html: false });
    expect(listed.structuredContent).toMatchObject({
      messages: [{ text: cut.text, html: null }],
      hint: expect.stringContaining("(of 500)"),
    });
    const next = await client.call("get_message", { id, max_characters: 200, from_character: 200 });
    expect(next.structuredContent).toMatchObject({
      message: { text: text.slice(200, 400), html: text.slice(197, 397) },
      hint: expect.stringContaining("from_character 400"),
    });
    const last = await client.call("get_message", { id, from_character: 400 });
    expect(last.structuredContent).toMatchObject({
      message: { text: text.slice(400), html: `${text.slice(397)}</p>` },
    });
    expect(last.structuredContent).not.toHaveProperty("hint");
  });
});

/** An answer's text without the marks around bodies. */
function unmarked(text: string): string {
  return text.replace(/<mail-([\da-f]{12})>\\n(.*?)\\n<\/mail-\1>/g, "$2");
}
