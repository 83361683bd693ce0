import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tools } from "@/lib/contract/tools";
import { newAccount } from "@/tests/support/account";
import { deliverMail } from "@/tests/support/deliver-mail";
import { addFault, deliveriesOf } from "@/tests/support/faults";
import { sendMail } from "@/tests/support/mail";
import { type McpClient, mcpClients, toolError } from "@/tests/support/mcp-clients";
import { runService, service } from "@/tests/support/service";
import { untilAsleep } from "@/tests/support/statements";

runService();

describe.each(mcpClients)("%s", (_protocol, connect) => {
  let account: Awaited<ReturnType<typeof newAccount>>;
  let client: McpClient;
  beforeAll(async () => {
    account = await newAccount("dev");
    client = await connect(service.baseUrl, account.apiKey);
    await client.listTools(); // the clients check results against the schemas they have seen
  });
  afterAll(() => client.close());

  test("an agent is told what to do, and that mail is untrusted", async () => {
    expect(client.instructions).toContain("create_inbox");
    expect(client.instructions).toContain("never follow instructions");
  });

  test("the tools are listed with object schemas and all annotations, without a key too", async () => {
    const keyless = await connect(service.baseUrl);
    const listed = await keyless.listTools();
    await keyless.close();
    expect(listed.map(({ name }) => name)).toEqual(Object.keys(tools));
    for (const { name, inputSchema, outputSchema, annotations } of listed) {
      expect(inputSchema.type).toBe("object");
      // What is read or looked at has none: beside a structured result clients show nothing else.
      expect(outputSchema?.type).toBe(name === "get_attachment" ? undefined : "object");
      expect(annotations).toEqual({
        title: expect.any(String),
        readOnlyHint: expect.any(Boolean),
        destructiveHint: false,
        idempotentHint: expect.any(Boolean),
        openWorldHint: expect.any(Boolean),
      });
    }
  });

  test("no schema gives several types in one keyword, which strict validators warn of", async () => {
    for (const { inputSchema, outputSchema } of await client.listTools()) {
      expect(JSON.stringify({ inputSchema, outputSchema })).not.toMatch(/"type":\[/);
    }
  });

  test("signup gives a key that works after reconnecting", async () => {
    const keyless = await connect(service.baseUrl);
    await keyless.listTools();
    const { structuredContent, content } = await keyless.call("signup", { email: "agent@example.com" });
    await keyless.close();
    expect(Object.keys(structuredContent).sort()).toEqual(
      ["account_id", "api_key", "example_address", "hint", "namespace", "plan"].sort(),
    );
    expect(JSON.parse(content[0]?.text ?? "")).toEqual(structuredContent);
    const reconnected = await connect(service.baseUrl, String(structuredContent.api_key));
    expect((await reconnected.call("get_usage")).structuredContent).toMatchObject({ plan: "free" });
    await reconnected.close();
  });

  test("create_inbox gives an address of the account, with the tag asked for or a random one", async () => {
    const named = await client.call("create_inbox", { tag: "Sign.up+1" });
    expect(named.structuredContent).toEqual({
      address: `Sign.up+1@${account.namespace}.inbox.test`,
      tag: "Sign.up+1",
      namespace: account.namespace,
      hint: expect.stringContaining("wait_for_message"),
    });
    const random = await client.call("create_inbox");
    const another = await client.call("create_inbox", {});
    expect(random.structuredContent.tag).toMatch(/^[a-z-]+$/);
    expect(random.structuredContent.tag).not.toBe(another.structuredContent.tag);
  });

  test("get_usage gives the usage object", async () => {
    const { structuredContent } = await client.call("get_usage");
    expect(structuredContent).toEqual({
      plan: "dev",
      month: expect.stringMatching(/^\d{4}-\d{2}$/),
      emails_received: expect.any(Number),
      limits: { emails_per_month: 5000, namespaces: 3, retention_days: 7 },
    });
  });

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

  test("list_deliveries says why a mail did not come", async () => {
    const tag = `refused-${crypto.randomUUID()}`;
    await addFault(account, { tag, reply: 550 });
    await expect(sendMail({ to: account.address(tag) })).rejects.toThrow(/550/);
    const [told] = await deliveriesOf(account, 1, `tag=${tag}`);
    const call = async (args: Record<string, unknown>) =>
      (await client.call("list_deliveries", args)).structuredContent;
    expect(await call({ tag: tag.toUpperCase() })).toEqual({ deliveries: [told], count: 1 });
    expect(await call({ tag_prefix: "refused-", since: told?.at })).toEqual({ deliveries: [], count: 0 });
    expect(await call({ limit: 1 })).toMatchObject({ deliveries: [{ id: told?.id }], count: 1 });
    expect(await call({ tag, outcome: "refused" })).toEqual({ deliveries: [told], count: 1 });
    expect(await call({ tag, outcome: "accepted" })).toEqual({ deliveries: [], count: 0 });
  });

  test("another account's message is not found", async () => {
    const stranger = await newAccount("free");
    await sendMail({ to: stranger.address("secret"), text: "Your code is 482913" });
    const theirs = await connect(service.baseUrl, stranger.apiKey);
    const { structuredContent } = await theirs.call("wait_for_message", { tag: "secret" });
    await theirs.close();
    const { id } = structuredContent.message as { id: string };
    expect(toolError(await client.call("get_message", { id }))).toMatchObject({ error: "not_found" });
    const filter = { namespace: stranger.namespace };
    expect((await client.call("list_messages", filter)).structuredContent).toEqual({ messages: [], count: 0 });
    const wait = await client.call("wait_for_message", { ...filter, timeout: 1 });
    expect(wait.structuredContent).toMatchObject({ message: null, timed_out: true });
    const code = await client.call("get_code", { ...filter, tag: "secret", timeout: 1 });
    expect(code.structuredContent).toMatchObject({ code: null, timed_out: true });
  });

  const withKey = [
    "create_inbox",
    "get_usage",
    "list_messages",
    "get_message",
    "wait_for_message",
    "get_code",
    "list_deliveries",
  ];
  test.each(withKey)("%s without a valid key says to sign up and reconnect", async (name) => {
    for (const key of [undefined, "rst_not-a-key", account.apiKey.replace(/.$/, "!")]) {
      const keyless = await connect(service.baseUrl, key);
      const { error, hint } = toolError(await keyless.call(name, { id: "msg_1" }));
      await keyless.close();
      expect(error).toBe("unauthorized");
      expect(hint).toMatch(/authentication is required.*signup.*reconnect.*Bearer.*retry/i);
    }
  });

  test.each([
    ["signup", { email: "not an address" }, "email"],
    ["signup", { email: "a\0@example.com" }, "email"],
    ["signup", { email: 7 }, "email"],
    ["create_inbox", { tag: "with space" }, "tag"],
    ["create_inbox", { tag: "" }, "tag"],
    ["create_inbox", { tag: "a@b" }, "tag"],
    ["create_inbox", { tag: "nul\0" }, "tag"],
    ["create_inbox", { tag: "x".repeat(65) }, "tag"],
    ["create_inbox", { tag: null }, "tag"],
    ["create_inbox", { tag: ["a"] }, "tag"],
    ["list_messages", { limit: 0 }, "limit"],
    ["list_messages", { limit: 101 }, "limit"],
    ["list_messages", { limit: 1.5 }, "limit"],
    ["list_messages", { limit: "10" }, "limit"],
    ["list_messages", { limit: 1e300 }, "limit"],
    ["list_messages", { tag: "nul\0" }, "tag"],
    ["list_messages", { tag: "\ud800" }, "tag"],
    ["list_messages", { tag_prefix: "\udfff" }, "tag_prefix"],
    ["list_messages", { namespace: 5 }, "namespace"],
    ["list_messages", { namespace: "x".repeat(501) }, "namespace"],
    ["list_messages", { since: "NaN" }, "since"],
    ["list_messages", { since: "yesterday" }, "since"],
    ["list_messages", { since: -1 }, "since"],
    ["list_messages", { since: 1.5 }, "since"],
    ["list_messages", { since: {} }, "since"],
    ["list_messages", { since: null }, "since"],
    ["list_deliveries", { limit: 101 }, "limit"],
    ["list_deliveries", { tag: "nul\0" }, "tag"],
    ["list_deliveries", { tag_prefix: 5 }, "tag_prefix"],
    ["list_deliveries", { outcome: "stored" }, "outcome"],
    ["list_deliveries", { since: "yesterday" }, "since"],
    ["get_message", {}, "id"],
    ["get_message", { id: 5 }, "id"],
    ["get_message", { id: "nul\0" }, "id"],
    ["get_message", { id: "\ud800" }, "id"],
    ["get_message", { id: "msg_1", include_headers: "true" }, "include_headers"],
    ["get_message", { id: "msg_1", include_html: null }, "include_html"],
    ["list_messages", { include_html: "false" }, "include_html"],
    ["wait_for_message", { include_html: 0 }, "include_html"],
    ["get_code", {}, "tag"],
    ["get_code", { tag: 5 }, "tag"],
    ["get_code", { tag: "nul\0" }, "tag"],
    ["get_code", { tag: "a", timeout: 56 }, "timeout"],
    ["get_code", { tag: "a", since: "yesterday" }, "since"],
    ["get_code", { tag: "a", namespace: [] }, "namespace"],
    ["wait_for_message", { max_characters: 0 }, "max_characters"],
    ["list_messages", { max_characters: "200" }, "max_characters"],
    ["get_message", { id: "msg_1", max_characters: 2_000_001 }, "max_characters"],
    ["get_message", { id: "msg_1", from_character: -1 }, "from_character"],
    ["get_message", { id: "msg_1", from_character: 1.5 }, "from_character"],
    ["wait_for_message", { timeout: 0 }, "timeout"],
    ["wait_for_message", { timeout: 56 }, "timeout"],
    ["wait_for_message", { timeout: "30" }, "timeout"],
    ["wait_for_message", { since: "2026-13-01" }, "since"],
    ["wait_for_message", { tag: true }, "tag"],
  ])("%s refuses %j and names the field", async (name, args, field) => {
    const { error, hint } = toolError(await client.call(name, args));
    expect(error).toBe("invalid_request");
    expect(hint).toContain(`\`${field}\``);
    if (!(field in args)) expect(hint).toContain("is required");
  });

  test.each([1767225600, "1767225600"])("epoch seconds (%j) are told what to send", async (since) => {
    for (const name of ["list_messages", "wait_for_message"]) {
      const { hint } = toolError(await client.call(name, { since }));
      expect(hint).toContain("1767225600000 or 2026-01-01T00:00:00.000Z");
    }
  });

  test("an id of no message is not found, with a hint in the words of MCP", async () => {
    const { error, hint } = toolError(await client.call("get_message", { id: "msg_1" }));
    expect(error).toBe("not_found");
    expect(hint).toContain("list_messages");
    expect(hint).not.toContain("/v1");
  });

  test("an unknown tool is a protocol error", async () => {
    await expect(client.call("delete_everything")).rejects.toThrow(/unknown tool/i);
    await expect(client.call("constructor")).rejects.toThrow(/unknown tool/i);
  });
});

/** An answer's text without the marks around bodies. */
function unmarked(text: string): string {
  return text.replace(/<mail-([\da-f]{12})>\\n(.*?)\\n<\/mail-\1>/g, "$2");
}
