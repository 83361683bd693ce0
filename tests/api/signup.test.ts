import { beforeEach, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { call } from "../support/http";
import { sendMail } from "../support/mail";
import { runService } from "../support/service";

runService();
// The limit has a file of its own.
beforeEach(async () => void (await sql()`delete from sign_ups`));

type SignUp = Record<"account_id" | "namespace" | "api_key" | "plan" | "example_address" | "docs" | "hint", string>;

test("a sign-up makes a free account whose key and address work at once", async () => {
  const { status, body } = await call<SignUp>("POST", "/v1/signup");
  expect(status).toBe(201);
  expect(body).toEqual({
    account_id: expect.stringMatching(/^acc_[0-9a-z]{26}$/),
    namespace: expect.stringMatching(/^[a-z]{6}-[a-z]{6}$/),
    api_key: expect.stringMatching(/^rst_[0-9A-Za-z]{38}$/),
    plan: "free",
    example_address: `signup@${body.namespace}.inbox.test`,
    docs: "http://localhost:3000/llms-full.txt",
    hint: expect.stringContaining("Keep the api_key"),
  });
  await sendMail({ to: body.example_address, text: "hello" });
  const wait = await call<{ message: { tag: string } }>("GET", "/v1/wait", { key: body.api_key });
  expect(wait.body.message.tag).toBe("signup");
});

test("an e-mail address is kept, and need not be the only one of its kind", async () => {
  for (const body of [{ email: "dev@example.com" }, { email: "dev@example.com" }]) {
    const made = await call<SignUp>("POST", "/v1/signup", { body });
    expect(made.status).toBe(201);
    const [account] = await sql()`select email, plan from accounts where id = ${made.body.account_id}`;
    expect(account).toEqual({ email: "dev@example.com", plan: "free" });
  }
});

test.each([
  ["no body", undefined],
  ["an empty one", ""],
  ["an empty object", {}],
  ["unknown fields", { plan: "pro", emails: 1 }],
])("%s is as good as any", async (_name, body) => {
  const made = await call<SignUp>("POST", "/v1/signup", { body });
  expect([made.status, made.body.plan]).toEqual([201, "free"]);
});

test.each([
  "not an address",
  "",
  "a@b",
  "a@@example.com",
  "a@example.com\0",
  "a\ud800@example.com",
  `${"a".repeat(250)}@example.com`,
  null,
  7,
  true,
  ["a@example.com"],
  { address: "a@example.com" },
])("the e-mail address %j is refused, makes nothing and spends nothing", async (email) => {
  const before = await sql()`select count(*)::int from accounts`;
  const { status, body } = await call<{ error: object }>("POST", "/v1/signup", { body: { email } });
  expect([status, body.error]).toEqual([
    400,
    { code: "invalid_request", message: expect.stringContaining("`email`"), hint: expect.any(String) },
  ]);
  expect(await sql()`select count(*)::int from accounts`).toEqual(before);
  expect(await sql()`select * from sign_ups`).toEqual([]);
});

test("a key that comes along is not looked at", async () => {
  expect((await call("POST", "/v1/signup", { key: "nonsense" })).status).toBe(201);
});

test("of the key only a hash is stored", async () => {
  const { body } = await call<SignUp>("POST", "/v1/signup");
  const rows =
    await sql()`select k::text as key, a::text as account from api_keys k join accounts a on a.id = account_id`;
  expect(JSON.stringify(rows)).not.toContain(body.api_key.slice(12));
});
