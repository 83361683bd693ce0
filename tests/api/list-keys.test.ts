import { expect, test } from "vitest";
import { newAccount } from "../support/account";
import { itNeedsAKey } from "../support/needs-key";
import { runService } from "../support/service";

runService();
itNeedsAKey("GET", "/v1/keys");

test("lists the account's keys, oldest first, by prefix only", async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()]);
  const { body: second } = await account.post<{ id: string; api_key: string }>("/v1/keys");
  const { status, body, headers } = await account.get<{ keys: { id: string; created_at: string }[] }>("/v1/keys");
  expect([status, body]).toEqual([
    200,
    {
      keys: [
        {
          id: expect.stringMatching(/^key_[0-9a-z]{26}$/),
          prefix: account.apiKey.slice(0, 12),
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          revoked_at: null,
        },
        { id: second.id, prefix: second.api_key.slice(0, 12), created_at: expect.any(String), revoked_at: null },
      ],
    },
  ]);
  expect(headers.get("cache-control")).toBe("no-store");
  const text = JSON.stringify(body);
  for (const { apiKey } of [account, other]) expect(text).not.toContain(apiKey.slice(12));
  expect(text).not.toContain(other.apiKey.slice(0, 12));
});

test("a revoked key stays in the list", async () => {
  const account = await newAccount();
  const { body: second } = await account.post<{ id: string }>("/v1/keys");
  await account.delete(`/v1/keys/${second.id}`);
  const { body } = await account.get<{ keys: { id: string; revoked_at: string | null }[] }>("/v1/keys");
  expect(body.keys.map(({ revoked_at }) => revoked_at)).toEqual([null, expect.stringMatching(/Z$/)]);
});
