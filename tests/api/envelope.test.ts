import { describe, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { newAccount } from "../support/account";
import { call } from "../support/http";
import { runService, service, testOfOne } from "../support/service";

runService();

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const envelope = (code: string) => ({ error: { code, message: expect.any(String), hint: expect.any(String) } });

describe("a route that does not exist is not_found, with or without a key, by any method", () => {
  test.each([
    "/v1",
    "/v1/",
    "/v1/nothing",
    "/v1/usage/",
    "/v1/usage/more",
    "/v1/Usage",
    "/v1/messages//attachments/0",
    "/v1/messages/msg_0/attachments",
    "/v1/messages/msg_0/attachments/0/1",
    "/v1/keys/",
    "/v1/signup%20",
    "/v1/us%61ge%00",
    "/mcp/",
    "/mcp/more",
  ])("%s", async (path) => {
    for (const method of methods.filter((name) => name !== "HEAD")) {
      const { status, body, headers } = await call(method, path);
      expect([method, status, body]).toEqual([method, 404, envelope("not_found")]);
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    }
  });
});

describe("a method that a route has not is method_not_allowed, and Allow names those it has", () => {
  test.each([
    ["/v1/signup", "POST"],
    ["/v1/messages", "GET"],
    ["/v1/messages/msg_0", "GET, DELETE"],
    ["/v1/messages/msg_0/attachments/0", "GET"],
    ["/v1/wait", "GET"],
    ["/v1/namespaces", "GET, POST"],
    ["/v1/keys", "GET, POST"],
    ["/v1/keys/key_0", "DELETE"],
    ["/v1/usage", "GET"],
    ["/v1/billing/checkout", "POST"],
    ["/v1/billing/portal", "POST"],
    ["/v1/stripe/webhook", "POST"],
    ["/mcp", "POST"],
  ])("%s", async (path, allowed) => {
    for (const method of methods.filter((name) => !allowed.split(", ").includes(name))) {
      const response = await fetch(`${service.baseUrl}${path}`, { method });
      const text = await response.text();
      expect([method, response.status, response.headers.get("allow")]).toEqual([method, 405, allowed]);
      if (method === "HEAD") expect(text).toBe("");
      else expect(JSON.parse(text)).toEqual(envelope("method_not_allowed"));
    }
  });
});

describe("a body that is no JSON object is invalid_request", () => {
  test.each([
    "{",
    "{'a': 1}",
    '{"slug": "abc"',
    "[]",
    '["abc"]',
    "null",
    "true",
    "17",
    '"abc"',
    "slug=abc",
    "\u0000",
    '{"slug": "abc"} {}',
    "[".repeat(30_000),
    '{"a":'.repeat(10_000),
  ])("%.40s", async (body) => {
    const account = await newAccount();
    const { status, body: answer } = await account.post("/v1/namespaces", body);
    expect([status, answer]).toEqual([400, envelope("invalid_request")]);
  });

  test.each([
    ["/v1/signup", '{"email":"dev@example.com"}'],
    ["/v1/namespaces", '{"slug":"kavumi-retasu"}'],
    ["/v1/billing/checkout", '{"plan":"dev","email":"dev@example.com"}'],
  ])("and %s says what it takes", async (path, example) => {
    for (const body of ["{", "[]"]) {
      const { body: answer } = await (await newAccount()).post(path, body);
      expect(answer).toMatchObject({ error: { hint: `Send a JSON object, such as ${example}.` } });
    }
  });

  test("nor may it be invalid UTF-8", async () => {
    const { apiKey } = await newAccount();
    for (const bytes of [
      [0xff, 0xfe],
      [...Buffer.from('{"slug":"ab'), 0xc3, 0x28, ...Buffer.from('"}')],
    ]) {
      const response = await fetch(`${service.baseUrl}/v1/namespaces`, {
        method: "POST",
        headers: { authorization: `Bearer ${apiKey}` },
        body: Uint8Array.from(bytes),
      });
      expect([response.status, await response.json()]).toEqual([400, envelope("invalid_request")]);
    }
  });

  test("its content type does not matter, nor a byte order mark, nor space around it", async () => {
    for (const [type, body] of [
      ["text/plain", '{"slug":"plain-text"}'],
      ["application/x-www-form-urlencoded", '{"slug":"curl-default"}'],
      ["application/json", '\ufeff {"slug":"with-bom"}\n'],
    ] as const) {
      const { apiKey } = await newAccount();
      const made = await call("POST", "/v1/namespaces", { key: apiKey, body, headers: { "content-type": type } });
      expect([type, made.status]).toEqual([type, 201]);
    }
  });

  test("__proto__ is a field like any other", async () => {
    const { status } = await (await newAccount()).post("/v1/namespaces", '{"__proto__": {"slug": "mail"}}');
    expect(status).toBe(201);
  });
});

describe("a body of more than 64 KB", () => {
  const large = JSON.stringify({ slug: "a".repeat(65 * 1024) });

  testOfOne("is refused, and the connection closed", async () => {
    const { status, body, headers } = await (await newAccount()).post("/v1/namespaces", large);
    expect([status, body, headers.get("connection")]).toEqual([400, envelope("invalid_request"), "close"]);
  });

  test("is refused also where its length is not told", async () => {
    const { apiKey } = await newAccount();
    const body = new Blob([" ".repeat(65 * 1024)]).stream();
    const response = await fetch(`${service.baseUrl}/v1/namespaces`, {
      method: "POST",
      headers: { authorization: `Bearer ${apiKey}` },
      body,
      duplex: "half",
    } as RequestInit);
    expect([response.status, await response.json()]).toEqual([400, envelope("invalid_request")]);
  });

  test("one of just 64 KB is read", async () => {
    const body = JSON.stringify({ slug: "just-fits" }).padEnd(64 * 1024);
    expect((await (await newAccount()).post("/v1/namespaces", body)).status).toBe(201);
  });

  test("is not even read without a key", async () => {
    expect((await call("POST", "/v1/namespaces", { body: large })).status).toBe(401);
  });
});

test("errors come in order: route, method, key, input, state", async () => {
  const account = await newAccount("free");
  expect((await call("PUT", "/v1/nothing", { body: "{" })).status).toBe(404);
  expect((await call("PUT", "/v1/namespaces", { body: "{" })).status).toBe(405);
  expect((await call("POST", "/v1/namespaces", { body: "{" })).status).toBe(401);
  expect((await account.post("/v1/namespaces", "{")).status).toBe(400);
  expect((await account.post("/v1/namespaces")).status).toBe(403);
});

test("an unexpected fault is internal_error and says nothing of itself", async () => {
  const account = await newAccount();
  await sql()`alter table usage rename to usage_away`;
  try {
    const { status, body } = await account.get("/v1/usage");
    expect([status, body]).toEqual([500, envelope("internal_error")]);
    expect(JSON.stringify(body)).not.toMatch(/usage|relation|sql/i);
  } finally {
    await sql()`alter table usage_away rename to usage`;
  }
});

test("descriptions and health checks can be read without a key, and only read", async () => {
  for (const path of ["/openapi.json", "/llms.txt", "/llms-full.txt", "/livez", "/readyz"]) {
    const response = await fetch(`${service.baseUrl}${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    expect((await response.text()).length).toBeGreaterThan(10);
    expect((await fetch(`${service.baseUrl}${path}`, { method: "HEAD" })).status).toBe(200);
    const posted = await fetch(`${service.baseUrl}${path}`, { method: "POST" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(await posted.json()).toEqual(envelope("method_not_allowed"));
  }
});
