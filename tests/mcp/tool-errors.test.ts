import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type TestAccount } from "@/tests/support/account";
import { newAgent } from "@/tests/support/agent";
import { sendMail } from "@/tests/support/mail";
import { type McpClient, mcpClients, toolError } from "@/tests/support/mcp-clients";
import { runService, service } from "@/tests/support/service";

runService();

describe.each(mcpClients)("%s", (_protocol, connect) => {
  let account: TestAccount;
  let client: McpClient;
  beforeAll(async () => {
    ({ account, client } = await newAgent(connect));
  });
  afterAll(() => client.close());

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
    const [wait, code] = await Promise.all([
      client.call("wait_for_message", { ...filter, timeout: 1 }),
      client.call("get_code", { ...filter, tag: "secret", timeout: 1 }),
    ]);
    expect(wait.structuredContent).toMatchObject({ message: null, timed_out: true });
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

  test.each([
    ["signup", { mail: "agent@example.com" }, "mail", "`email`"],
    ["create_inbox", { name: "signup" }, "name", "`tag`"],
    ["list_messages", { prefix: "sign" }, "prefix", "`tag_prefix`"],
    ["list_messages", { tag: 5, offset: 1 }, "offset", "`limit`"],
    ["get_message", { message_id: "msg_1" }, "message_id", "`id`"],
    ["get_attachment", { id: "msg_1", n: 0 }, "n", "`index`"],
    ["wait_for_message", { timeout: 1, Tag: "signup" }, "Tag", "`tag`"],
    ["get_code", { inbox: "signup", timeout: 1 }, "inbox", "`tag`"],
    ["list_deliveries", { namespace: "acme" }, "namespace", "`tag`"],
    ["list_messages", { ["x".repeat(10_000)]: 1 }, "x".repeat(100), "`tag`"],
  ])("%s does not know what %j asks for, and says what there is", async (name, args, unknown, known) => {
    const { error, hint } = toolError(await client.call(name, args));
    expect(error).toBe("invalid_request");
    expect(hint).toContain(`\`${unknown}\` is not known. There are `);
    expect(hint).toContain(known);
    expect(hint.length).toBeLessThan(400);
  });

  test("a tool without arguments passes over what some clients make up for it", async () => {
    expect((await client.call("get_usage", { random_string: "x" })).structuredContent).toMatchObject({ plan: "dev" });
  });
});
