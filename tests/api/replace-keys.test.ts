import { expect, test } from "vitest";
import { createAccount } from "@/lib/accounts";
import { addKey, replaceKeys, revokeKey, revokeOtherKeys } from "@/lib/keys";
import { findSession } from "@/lib/sessions";
import { newAccount, type TestAccount } from "../support/account";
import { call } from "../support/http";
import { runService } from "../support/service";

runService();

interface Key {
  id: string;
  prefix: string;
  revoked_at: string | null;
}
const keysOf = async ({ get }: TestAccount) => (await get<{ keys: Key[] }>("/v1/keys")).body.keys;
const works = async (key: string) => (await call("GET", "/v1/usage", { key })).status === 200;

test("one new key replaces all that there are, and ends their sessions", async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()]);
  const second = (await account.post<{ api_key: string }>("/v1/keys")).body.api_key;
  const tokens = (await keysOf(account)).map(({ id }) => ({ accountId: account.accountId, keyId: id, jti: id }));
  expect((await Promise.all(tokens.map(findSession))).map((session) => session?.accountId)).toEqual(
    Array(2).fill(account.accountId),
  );

  const { id, apiKey } = await replaceKeys(account);
  expect(await Promise.all([apiKey, account.apiKey, second, other.apiKey].map(works))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(await Promise.all(tokens.map(findSession))).toEqual([null, null]);
  expect(await findSession({ accountId: account.accountId, keyId: id, jti: id })).toMatchObject({ by: id });
});

test("an earlier revocation keeps its date", async () => {
  const account = await newAccount();
  const [first] = await keysOf(account);
  const { body } = await account.post<{ api_key: string }>("/v1/keys");
  await call("DELETE", `/v1/keys/${first?.id}`, { key: body.api_key });
  const before = (await call<{ keys: Key[] }>("GET", "/v1/keys", { key: body.api_key })).body.keys[0];
  const { apiKey } = await replaceKeys(account);
  const after = (await call<{ keys: Key[] }>("GET", "/v1/keys", { key: apiKey })).body.keys;
  expect(after[0]).toEqual(before);
  expect(after.filter(({ revoked_at }) => !revoked_at)).toHaveLength(1);
});

test("replacing at once, ten times, leaves one key", async () => {
  const { accountId } = await newAccount();
  const replaced = await Promise.all(Array.from({ length: 10 }, () => replaceKeys({ accountId, by: null })));
  const alive = await Promise.all(replaced.map(({ apiKey }) => works(apiKey)));
  expect(alive.filter(Boolean)).toHaveLength(1);
});

test("no key that an old one asks for meanwhile survives", async () => {
  const account = await newAccount();
  const ask = async () => (await account.post<{ api_key?: string }>("/v1/keys")).body.api_key;
  const asked = Array.from({ length: 40 }, ask);
  const { apiKey } = await replaceKeys(account);
  const made = (await Promise.all(asked)).filter((key) => key !== undefined);
  const { keys } = (await call<{ keys: Key[] }>("GET", "/v1/keys", { key: apiKey })).body;
  expect(keys.filter(({ revoked_at }) => !revoked_at)).toHaveLength(1);
  expect(await Promise.all(made.map(works))).toEqual(made.map(() => false));
});

test("of the holders of one key, who replace it at once, one alone gets the new one", async () => {
  const holder = await createAccount();
  const replaced = await Promise.allSettled(Array.from({ length: 10 }, () => replaceKeys(holder)));
  const refused = replaced.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(9);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "unauthorized" });
});

test("there is no account to replace the keys of", async () => {
  await expect(replaceKeys({ accountId: "acc_none", by: null })).rejects.toMatchObject({ code: "not_found" });
});

test("all keys but the one that is kept are revoked, as often as it is asked for", async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()]);
  const { id, apiKey } = await addKey(account);
  expect(await Promise.all([account.apiKey, apiKey].map(works))).toEqual([true, true]);
  for (let times = 0; times < 2; times++) await revokeOtherKeys(account, id);
  expect(await Promise.all([account.apiKey, apiKey, other.apiKey].map(works))).toEqual([false, true, true]);
});

test("nothing is revoked for a key that is revoked itself, is another account's, or is none", async () => {
  const [account, other] = await Promise.all([newAccount(), createAccount()]);
  const { id } = await addKey(account);
  await revokeKey(account, id);
  for (const keep of [id, other.by, "key_none"]) {
    await expect(revokeOtherKeys(account, keep)).rejects.toMatchObject({ code: "unauthorized" });
  }
  expect(await Promise.all([account.apiKey, other.apiKey].map(works))).toEqual([true, true]);
});

test("of those who each keep a key of their own at once, one alone does", async () => {
  const { accountId } = await newAccount();
  const keys = await Promise.all(Array.from({ length: 10 }, () => addKey({ accountId, by: null })));
  await Promise.allSettled(keys.map(({ id }) => revokeOtherKeys({ accountId, by: null }, id)));
  const alive = await Promise.all(keys.map(({ apiKey }) => works(apiKey)));
  expect(alive.filter(Boolean)).toHaveLength(1);
});
