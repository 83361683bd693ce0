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

test("without a body, or with an empty one, it is a key that may do everything", async () => {
  const account = await newAccount();
  for (const body of [undefined, "", "{}", {}]) {
    const { status, body: made } = await account.post<object>("/v1/keys", body);
    expect([status, Object.keys(made)]).toEqual([201, ["id", "api_key", "prefix", "hint"]]);
  }
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
    await sql().unsafe("drop function taken cascade");
  }
});

test("an account has room for 100 active keys, and forgets the oldest revoked ones beyond a thousand", async () => {
  const account = await newAccount();
  const insert = (count: number, revoked: string) =>
    sql().unsafe(
      `insert into api_keys (id, account_id, hash, prefix, revoked_at)
       select 'key_' || gen_random_uuid(), $1, uuid_send(gen_random_uuid()), 'rst_', ${revoked} from generate_series(1, ${count}) as n`,
      [account.accountId],
    );
  await insert(1_005, "now() - n * interval '1 day'");
  await insert(98, "null");
  const { status, body: last } = await account.post<{ id: string }>("/v1/keys");
  expect(status).toBe(201);
  const beyond = await account.post("/v1/keys");
  expect([beyond.status, beyond.headers.get("retry-after"), beyond.body]).toEqual([
    429,
    "60",
    {
      error: { code: "rate_limited", message: expect.stringContaining("100"), hint: expect.stringMatching(/^Revoke/) },
    },
  ]);
  const { body } = await account.get<{ keys: { revoked_at: string | null }[] }>("/v1/keys");
  const revoked = body.keys.flatMap(({ revoked_at }) => revoked_at ?? []);
  expect([body.keys.length, revoked.length]).toEqual([1_100, 1_000]);
  expect(Math.min(...revoked.map(Date.parse))).toBeGreaterThan(Date.now() - 1_001 * 86_400_000);
  await account.delete(`/v1/keys/${last.id}`);
  expect((await account.post("/v1/keys")).status).toBe(201);
});
