import { expect, test } from "vitest";
import { newAccount, type TestAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { call } from "../support/http";
import { runService } from "../support/service";
import { untilAsleep } from "../support/statements";

runService();

const limit = 200;

async function fill(account: TestAccount, signal?: AbortSignal) {
  const open = () =>
    Array.from({ length: limit }, () =>
      call("GET", "/v1/wait?tag=signup&timeout=30", { key: account.apiKey, signal }).catch(() => null),
    );
  return (await untilAsleep(limit, () => ({ answers: open() }))).answers;
}

/** Whether one more wait is let in; it is answered by the mail that is there, so it does not stay. */
const oneMore = async (account: TestAccount) => (await account.get("/v1/wait?tag=there")).status;

test("an account has 200 waits at once, and others are not concerned", async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()]);
  await Promise.all([account, other].map((owner) => deliverMail(owner, { tags: ["there"] })));
  const answers = await fill(account);
  const { status, headers, body } = await account.get("/v1/wait");
  expect([status, headers.get("retry-after"), body]).toEqual([
    429,
    "1",
    { error: { code: "rate_limited", message: expect.stringContaining("200"), hint: expect.any(String) } },
  ]);
  expect(await oneMore(other)).toBe(200);
  await deliverMail(account);
  for (const answer of await Promise.all(answers)) expect(answer?.status).toBe(200);
  expect(await oneMore(account)).toBe(200);
});

test("a client that leaves frees its waits", async () => {
  const account = await newAccount();
  await deliverMail(account, { tags: ["there"] });
  const leave = new AbortController();
  const answers = await fill(account, leave.signal);
  expect(await oneMore(account)).toBe(429);
  leave.abort();
  await Promise.all(answers);
  await expect.poll(() => oneMore(account), { timeout: 5_000 }).toBe(200);
  // All of them: as many fit in as before.
  const again = new AbortController();
  const second = await fill(account, again.signal);
  expect(await oneMore(account)).toBe(429);
  again.abort();
  await Promise.all(second);
});
