import { expect, test } from "vitest";
import { createAccount } from "@/lib/accounts";
import { sql } from "@/lib/db/client";
import { newKey } from "@/lib/keys/key-format";
import { call } from "./http";

const wellFormed = newKey();

/** Tests that an endpoint answers nobody without a valid key; `path` need not lead to anything. */
export function itNeedsAKey(method: string, path: string, body?: unknown): void {
  test.each([
    ["no key", {}],
    ["an empty header", { authorization: "" }],
    ["a key without a scheme", { authorization: wellFormed }],
    ["another scheme", { authorization: `Basic ${wellFormed}` }],
    ["a scheme without a key", { authorization: "Bearer" }],
    ["two keys", { authorization: `Bearer ${wellFormed} ${wellFormed}` }],
    ["a malformed key", { authorization: "Bearer nonsense" }],
    ["a key of nobody", { authorization: `Bearer ${wellFormed}` }],
    ["a key in another header", { "x-api-key": wellFormed }],
  ] as [string, Record<string, string>][])("%s is unauthorized", async (_name, headers) => {
    const { status, headers: answered, body: answer } = await call(method, path, { headers, body });
    expect([status, answered.get("www-authenticate"), answer]).toEqual([
      401,
      "Bearer",
      { error: { code: "unauthorized", message: expect.any(String), hint: expect.stringContaining("/v1/signup") } },
    ]);
  });

  test("a revoked key is unauthorized", async () => {
    const { accountId, apiKey } = await createAccount();
    await sql()`update api_keys set revoked_at = restante_clock() where account_id = ${accountId}`;
    expect((await call(method, path, { key: apiKey, body })).status).toBe(401);
  });
}
