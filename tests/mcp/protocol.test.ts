import { beforeAll, describe, expect, test } from "vitest";
import { createAccount } from "@/lib/accounts";
import { sql } from "@/lib/db/client";
import { runService, service } from "@/tests/support/service";

runService();
let apiKey: string;
beforeAll(async () => {
  apiKey = (await createAccount()).apiKey;
});

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${service.baseUrl}/mcp`, {
    method: "POST",
    headers: { authorization: `Bearer ${apiKey}`, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
}

const request = (method: string, params?: unknown) => ({ jsonrpc: "2.0", id: 1, method, params });
const call = (name: string, args?: unknown) => request("tools/call", { name, arguments: args });
const initialize = request("initialize", {
  protocolVersion: "2025-06-18",
  capabilities: {},
  clientInfo: { name: "curl", version: "1" },
});

describe("what a hand-made client sends", () => {
  test("is answered in JSON without Accept and whatever its content type", async () => {
    for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
      const { status, headers, body } = await post(call("get_usage"), { "content-type": type, accept: "*/*" });
      expect(status).toBe(200);
      expect(headers.get("content-type")).toMatch(/^application\/json/);
      expect(body).toMatchObject({ id: 1, result: { structuredContent: { plan: "free" } } });
    }
  });

  test("may initialize with a bad key, in the revision it asks for", async () => {
    const { status, body } = await post(initialize, { authorization: "Bearer nonsense" });
    expect(status).toBe(200);
    expect(body.result).toMatchObject({ protocolVersion: "2025-06-18", serverInfo: { name: "restante" } });
  });

  test("may be a notification, which gets no answer", async () => {
    const { status, body } = await post({ jsonrpc: "2.0", method: "notifications/initialized" });
    expect([status, body]).toEqual([202, null]);
  });

  test("may come from a page of this service, but not from another's", async () => {
    expect((await post(call("get_usage"), { origin: "http://localhost:3000" })).status).toBe(200);
    for (const origin of ["https://evil.example.com", "null"]) {
      expect((await post(call("signup"), { origin })).status).toBe(403);
    }
  });
});

describe("abuse", () => {
  test.each(["", " ", "{", "not json", '{"jsonrpc":"2.0"', "\0"])("%j is no JSON: the envelope's 400", async (text) => {
    const { status, body } = await post(text);
    expect(status).toBe(400);
    expect(body).toEqual({
      error: { code: "invalid_request", message: expect.any(String), hint: expect.any(String) },
    });
  });

  test("a body beyond the limit is the envelope's 400", async () => {
    const { status, body } = await post(call("create_inbox", { tag: "x".repeat(70_000) }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: "invalid_request" } });
  });

  test.each([[42], ["text"], [null], [{}], [{ jsonrpc: "1.0", id: 1, method: "tools/list" }], [true]])(
    "%j is no JSON-RPC message",
    async (message) => {
      const { status, body } = await post(JSON.stringify(message));
      expect(status).toBe(400);
      expect(body).toMatchObject({ jsonrpc: "2.0", error: { code: -32_600 } });
    },
  );

  test("a batch is refused", async () => {
    const { status, body } = await post([call("get_usage"), call("get_usage")]);
    expect(status).toBe(400);
    expect(body).toMatchObject({ jsonrpc: "2.0", error: { code: -32_600, message: expect.stringContaining("Batch") } });
  });

  test("an unknown method is a protocol error", async () => {
    expect((await post(request("resources/list"))).body).toMatchObject({ error: { code: -32_601 } });
    expect((await post(request("__proto__"))).body).toMatchObject({ error: { code: -32_601 } });
  });

  test("arguments that are no object, or a tool without a name, are a protocol error", async () => {
    for (const params of [
      { name: "get_usage", arguments: [] },
      { name: "get_usage", arguments: "x" },
      {},
      { name: 5 },
    ]) {
      expect((await post(request("tools/call", params))).body).toMatchObject({ error: { code: -32_602 } });
    }
  });

  const since2026 = {
    _meta: {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "curl", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {},
    },
  };
  const headersOf = (method: string) => ({
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": method,
    "mcp-name": "get_usage",
  });

  const asked = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "curl", version: "1" } };

  test.each([
    ["initialize", undefined, "params"],
    ["initialize", {}, "params.protocolVersion"],
    ["initialize", { ...asked, protocolVersion: 5 }, "params.protocolVersion"],
    ["initialize", { ...asked, clientInfo: "curl" }, "params.clientInfo"],
    ["tools/list", { cursor: 5 }, "params.cursor"],
    ["tools/list", { cursor: 5, ...since2026 }, "params.cursor"],
    ["tools/call", { name: 5 }, "params.name"],
    ["tools/call", { name: "get_usage", arguments: [] }, "params.arguments"],
    ["tools/call", { name: "get_usage", arguments: [], ...since2026 }, "params.arguments"],
  ])("%s with %j is told which of its params is wrong, in a line", async (method, params, path) => {
    const { status, body } = await post(request(method, params), params && "_meta" in params ? headersOf(method) : {});
    expect(status).toBeLessThan(500);
    expect(body.error).toEqual({ code: -32_602, message: `\`${path}\` of ${method} is missing or not valid.` });
  });

  test("an unknown revision is refused", async () => {
    const { status, body } = await post(call("get_usage"), { "mcp-protocol-version": "1999-01-01" });
    expect(status).toBe(400);
    expect(body).toMatchObject({ jsonrpc: "2.0", error: { message: expect.stringContaining("1999-01-01") } });
  });

  test("deep nesting is answered, wherever it stands", async () => {
    const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
    const bodies = [
      deep,
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_inbox","arguments":{"tag":${deep}}}}`,
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_usage","arguments":{"x":${deep}}}}`,
      `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"x":${deep}}}}`,
      `{"jsonrpc":"2.0","id":1,"method":"x","params":${deep}}`,
      `{"jsonrpc":"2.0","id":1,"result":${deep}}`,
    ];
    for (const body of bodies) expect((await post(body)).status).toBeLessThan(500);
  });

  test("prototypes are not reached", async () => {
    const text =
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_inbox","arguments":{"__proto__":{"tag":"evil"},"constructor":{"tag":"evil"}}}}';
    expect(JSON.stringify((await post(text)).body)).not.toContain("evil");
    expect({}).not.toHaveProperty("tag");
  });

  test.each(["GET", "PUT", "PATCH", "DELETE"])("%s is the envelope's 405", async (method) => {
    const response = await fetch(`${service.baseUrl}/mcp`, { method, headers: { accept: "text/event-stream" } });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect(await response.json()).toMatchObject({ error: { code: "method_not_allowed" } });
  });
});

test("a fault is an internal_error that gives nothing away", async () => {
  await sql()`alter table messages rename to messages_away`;
  const { body } = await post(call("list_messages"));
  await sql()`alter table messages_away rename to messages`;
  expect(body.result.isError).toBe(true);
  expect(JSON.parse(body.result.content[0].text)).toEqual({ error: "internal_error", hint: expect.any(String) });
  expect(JSON.stringify(body)).not.toMatch(/relation|messages_|select/);
});
