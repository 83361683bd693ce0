import { beforeEach, describe, expect, test } from "vitest";
import { examineClaims } from "@/cli/doctor/front";
import { newKey } from "@/lib/keys/key-format";
import { perProcess } from "@/lib/per-process";
import { newAccount } from "../../support/account";
import { call } from "../../support/http";
import { runService, service } from "../../support/service";
import { applySettings } from "../../support/settings";

applySettings({ TRUSTED_PROXY_HOPS: "1" });

runService();
// The tests of other files may have begun the minute.
beforeEach(() => {
  for (const name of ["counted requests", "counted parts of pages", "counted wrong keys"])
    perProcess(name, () => null).take();
});

const from = (address: string) => ({ "x-forwarded-for": address });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe("with REQUESTS_PER_MINUTE", () => {
  beforeEach(() => applySettings({ REQUESTS_PER_MINUTE: "3" }));

  test("further requests of an address are told so, whatever they ask for, and others are answered", async () => {
    const { apiKey: key } = await newAccount();
    const headers = from("203.0.113.1");
    const ask = (path: string) => call("GET", path, { key, headers });
    expect(statuses([await ask("/v1/usage"), await ask("/llms.txt"), await ask("/v1/nothing")])).toEqual([
      200, 200, 404,
    ]);
    const { status, body, headers: told } = await ask("/v1/usage");
    expect([status, body]).toEqual([
      429,
      { error: { code: "rate_limited", message: expect.stringContaining("3 requests"), hint: expect.any(String) } },
    ]);
    expect(Number(told.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(told.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(told.get("x-request-id")).toBeTruthy();
    expect(
      statuses([await ask("/v1/wait"), await ask("/openapi.json"), await ask("/sign-in"), await ask("/mcp")]),
    ).toEqual([429, 429, 429, 429]);
    expect((await call("GET", "/v1/usage", { key, headers: from("203.0.113.2") })).status).toBe(200);
  });

  test("who says whether the service is well asks as often as it likes, and so does this machine", async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      expect((await call("GET", "/livez", { headers: from("203.0.113.3") })).status).toBe(200);
      expect((await call("GET", "/llms.txt")).status).toBe(200);
    }
  });

  test("pages count as well, and addresses that a client makes up do not help it", async () => {
    const page = async (turn: number) =>
      fetch(`${service.baseUrl}/sign-in`, { headers: from(`198.51.100.${turn}, 203.0.113.4`) });
    const answers = [await page(1), await page(2), await page(3), await page(4)];
    expect(statuses(answers).slice(0, 3)).not.toContain(429);
    expect(answers[3]?.status).toBe(429);
    expect(await answers[3]?.json()).toMatchObject({ error: { code: "rate_limited" } });
  });

  test("what a page fetches by itself counts apart: 50 for each request that is allowed", async () => {
    const headers = from("203.0.113.6");
    const ask = (path: string, more = {}) => fetch(`${service.baseUrl}${path}`, { headers: { ...headers, ...more } });
    const parts = Array.from({ length: 50 }, () => [
      ask("/_next/static/chunks/a.js"),
      ask("/docs/limits?_rsc=1", { rsc: "1", "next-router-prefetch": "1" }),
      ask("/docs/limits?_rsc=2", { rsc: "1", "next-router-segment-prefetch": "/_tree" }),
    ]);
    expect(statuses(await Promise.all(parts.flat()))).not.toContain(429);
    expect((await ask("/icon.svg")).status).toBe(429);
    expect((await ask("/v1/usage", { "next-router-prefetch": "1" })).status).toBe(401);
    expect((await ask("/docs", { rsc: "1" })).status).toBe(404);
    expect((await ask("/docs")).status).toBe(404);
    expect((await ask("/docs", { rsc: "1" })).status).toBe(429);
  });

  test("a browser that is refused a page is shown one that fits a person, and no path in it", async () => {
    const open = () =>
      fetch(`${service.baseUrl}/docs/<script>`, { headers: { ...from("203.0.113.7"), accept: "text/html,*/*" } });
    for (let turn = 0; turn < 3; turn += 1) await open();
    const answer = await open();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'/);
    const html = await answer.text();
    expect(html).toMatch(/At most 3 requests a minute .*Wait \d+ seconds/s);
    expect(html).not.toMatch(/\/v1\/|script/);
  });

  test.each(["nonsense", "", "203.0.113.5:80", "<script>", "::1"])("the address %j stops nothing", async (address) => {
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await call("GET", "/llms.txt", { headers: from(address) })).status).toBe(200);
    }
  });
});

test("the doctor tells whether a client can claim any address", async () => {
  for (const perMinute of ["", "30"]) {
    applySettings({ REQUESTS_PER_MINUTE: perMinute, TRUSTED_PROXY_HOPS: "0" });
    expect(await examineClaims(service.baseUrl)).toMatchObject({ result: "ok" });
    applySettings({ TRUSTED_PROXY_HOPS: "1" });
    expect(await examineClaims(service.baseUrl)).toMatchObject({
      result: "warn",
      cure: expect.stringContaining("TRUSTED_PROXY_HOPS"),
    });
  }
});

describe("keys that are not valid", () => {
  beforeEach(() => applySettings({ REQUESTS_PER_MINUTE: "" }));
  const callTool = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_usage", arguments: {} } };
  type ToolAnswer = { result: { isError?: boolean; content: { text: string }[] } };

  test("are told to come later after 60 in a minute, over REST and MCP together; valid ones go on", async () => {
    const inbox = await newAccount();
    const headers = from("203.0.113.11");
    const [unknown, malformed] = [newKey(), "rst_nonsense"];
    const wrong = (turn: number) =>
      call("GET", turn % 2 ? "/v1/usage" : "/v1/messages", { key: turn % 3 ? unknown : malformed, headers });
    const overMcp = async (key: string) => {
      const { result } = (await call<ToolAnswer>("POST", "/mcp", { key, headers, body: callTool })).body;
      return result.isError ? JSON.parse(result.content[0]?.text ?? "") : null;
    };
    expect(new Set(statuses(await Promise.all(Array.from({ length: 58 }, (_, turn) => wrong(turn)))))).toEqual(
      new Set([401]),
    );
    expect(await overMcp(unknown)).toMatchObject({ error: "unauthorized" });
    expect((await wrong(0)).status).toBe(401);

    const { status, body, headers: told } = await wrong(1);
    expect([status, body]).toEqual([
      429,
      { error: { code: "rate_limited", message: expect.stringContaining("is not valid"), hint: expect.any(String) } },
    ]);
    expect(Number(told.get("retry-after"))).toBeGreaterThan(0);
    expect(await overMcp(unknown)).toEqual({ error: "rate_limited", hint: expect.stringContaining("is not valid") });
    expect((await call("GET", "/v1/usage", { key: inbox.apiKey, headers })).status).toBe(200);
    expect(await overMcp(inbox.apiKey)).toBeNull();
    expect((await call("GET", "/v1/usage", { key: unknown, headers: from("203.0.113.12") })).status).toBe(401);
  });

  test("are no keys that are missing, nor those that may only read", async () => {
    const inbox = await newAccount();
    const { api_key: reading } = (await inbox.post<{ api_key: string }>("/v1/keys", { scope: "read" })).body;
    const headers = from("203.0.113.13");
    for (const key of [null, reading]) {
      const asked = Array.from({ length: 62 }, () => call("GET", "/v1/usage", { key, headers }));
      expect(new Set(statuses(await Promise.all(asked)))).toEqual(new Set([401]));
    }
  });
});
