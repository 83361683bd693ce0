import { expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { newAccount } from "../support/account";
import { call } from "../support/http";
import { itNeedsAKey } from "../support/needs-key";
import { runService } from "../support/service";

runService();
itNeedsAKey("POST", "/v1/keys");

test("a new key works at once and is shown only here", async () => {
  const account = await newAccount();
  const { status, body } = await account.post<{ id: string; api_key: string }>("/v1/keys");
  expect([status, body]).toEqual([
    201,
    {
      id: expect.stringMatching(/^key_[0-9a-z]{26}$/),
      api_key: expect.stringMatching(/^rst_[0-9A-Za-z]{38}$/),
      prefix: body.api_key.slice(0, 12),
      hint: expect.stringContaining(body.id),
    },
  ]);
  expect((await call("GET", "/v1/usage", { key: body.api_key })).status).toBe(200);
});

test("a body is not looked at, whatever it is", async () => {
  const account = await newAccount();
  for (const body of [{ name: "ci" }, [], "{", "null"]) expect((await account.post("/v1/keys", body)).status).toBe(201);
});

test("a collision is duplicate_key", async () => {
  const account = await newAccount();
  // No two random keys collide, so the table is made to say that they did.
  await sql().unsafe(`
    create function taken() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger taken before insert on api_keys for each row execute function taken()`);
  try {
    const { status, body } = await account.post("/v1/keys");
    expect([status, body]).toEqual([
      409,
      { error: { code: "duplicate_key", message: expect.any(String), hint: "Retry." } },
    ]);
  } finally {
    await sql().unsafe("drop trigger taken on api_keys");
  }
});
