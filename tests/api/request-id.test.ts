import { expect, test } from "vitest";
import { newAccount } from "../support/account";
import { call } from "../support/http";
import { runService } from "../support/service";

runService();

const form = /^[\w-]{1,64}$/;
const idOf = async (method: string, path: string, options: Parameters<typeof call>[2] = {}) =>
  (await call(method, path, options)).headers.get("x-request-id");

test.each([
  ["GET", "/v1/usage"],
  ["GET", "/v1/nothing"],
  ["PUT", "/v1/usage"],
  ["GET", "/v1/messages?limit=0"],
  ["GET", "/mcp"],
  ["POST", "/mcp"],
  ["GET", "/readyz"],
  ["GET", "/llms.txt"],
])("every answer to %s %s has an id of its own", async (method, path) => {
  const [one, other] = [await idOf(method, path), await idOf(method, path)];
  expect(one).toMatch(form);
  expect(other).toMatch(form);
  expect(one).not.toBe(other);
});

test("so have a list, a file and an answer over MCP", async () => {
  const { apiKey } = await newAccount();
  expect(await idOf("GET", "/v1/messages", { key: apiKey })).toMatch(form);
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  expect(await idOf("POST", "/mcp", { body: list })).toMatch(form);
});

test.each(["a", "0".repeat(64), "6f1c2d3e-1111-4222-8333-444455556666", "deploy_42-b"])(
  "an id that comes with the request is kept: %s",
  async (id) => {
    expect(await idOf("GET", "/v1/usage", { headers: { "x-request-id": id } })).toBe(id);
  },
);

test.each([
  "",
  " ",
  "a b",
  "a,b",
  "a".repeat(65),
  "a".repeat(5_000),
  "<script>",
  '{"level":"error"}',
  "ä",
  "../x",
  "%0a",
  "a\tb",
])("one that is none is not: %j", async (id) => {
  const given = await idOf("GET", "/v1/usage", { headers: { "x-request-id": id } });
  expect(given).toMatch(form);
  expect(given).not.toBe(id);
});
