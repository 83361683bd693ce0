import { expect, test } from "vitest";
import type { Plan } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";
import { newAccount } from "../support/account";
import { sendMail } from "../support/mail";
import { itNeedsAKey } from "../support/needs-key";
import { runService } from "../support/service";

runService();
itNeedsAKey("POST", "/v1/namespaces");

interface Created {
  slug: string;
  domain: string;
}

test("a new namespace receives mail at once", async () => {
  const account = await newAccount();
  const { status, body } = await account.post<Created>("/v1/namespaces", { slug: "my-app" });
  expect([status, body]).toEqual([201, { slug: "my-app", domain: "my-app.inbox.test" }]);
  await sendMail({ to: `hello@${body.domain}`, text: "x" });
  expect(await account.list({ namespace: "my-app" })).toMatchObject([{ address: "hello@my-app.inbox.test" }]);
  expect(await account.list({ namespace: account.namespace })).toEqual([]);
});

test.each([undefined, "", {}])("without a slug (body %j) it gets a random one", async (body) => {
  const { status, body: made } = await (await newAccount()).post<Created>("/v1/namespaces", body);
  expect([status, made]).toEqual([
    201,
    { slug: expect.stringMatching(/^[a-z]{6}-[a-z]{6}$/), domain: `${made.slug}.inbox.test` },
  ]);
});

test.each([
  ["abc", "abc"],
  ["A-Z0-9", "a-z0-9"],
  ["0".repeat(40), "0".repeat(40)],
  ["a--b", "a--b"],
])("the slug %s is taken as %s", async (slug, stored) => {
  expect((await (await newAccount()).post("/v1/namespaces", { slug })).body).toMatchObject({ slug: stored });
});

test.each([
  "",
  "ab",
  "a".repeat(41),
  "a".repeat(64),
  "-ab",
  "ab-",
  "xn--abc",
  "a.b",
  "a_b",
  "a b",
  "abc\n",
  "müller",
  "abc\0",
  "ab\ud800c",
  "mail",
  "WWW",
  "postmaster",
  "localhost",
  null,
  123,
  true,
  ["abc"],
  { slug: "abc" },
])("the slug %j is refused", async (slug) => {
  const { status, body } = await (await newAccount()).post("/v1/namespaces", { slug });
  expect([status, body]).toEqual([
    400,
    { error: { code: "invalid_request", message: expect.stringContaining("`slug`"), hint: expect.any(String) } },
  ]);
});

test("a slug with hyphens where IDNA has them is told so", async () => {
  const { body } = await (await newAccount()).post<{ error: { message: string } }>("/v1/namespaces", {
    slug: "ab--cd",
  });
  expect(body.error.message).toContain("no -- as third and fourth character");
});

test("a slug that is in use is taken, in any letter case, and for its owner too", async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()]);
  await account.post("/v1/namespaces", { slug: "in-use" });
  for (const caller of [account, other]) {
    const { status, body } = await caller.post("/v1/namespaces", { slug: "In-Use" });
    expect([status, body]).toEqual([
      409,
      { error: { code: "slug_taken", message: expect.stringContaining("in-use"), hint: expect.any(String) } },
    ]);
  }
});

test("the slugs of a deleted account are never given out again", async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()]);
  await sql()`delete from accounts where id = ${account.accountId}`;
  expect((await other.post("/v1/namespaces", { slug: account.namespace })).status).toBe(409);
});

test("of 20 parallel requests for one slug exactly one gets it", async () => {
  const accounts = await Promise.all(Array.from({ length: 20 }, () => newAccount()));
  const answers = await Promise.all(accounts.map(({ post }) => post("/v1/namespaces", { slug: "wanted-by-all" })));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
});

test.each<[Plan, number]>([
  ["free", 1],
  ["dev", 3],
  ["pro", 10],
])("the %s plan has %i namespaces, exactly, however many are asked for at once", async (plan, limit) => {
  const account = await newAccount(plan);
  const answers = await Promise.all(Array.from({ length: 20 }, () => account.post("/v1/namespaces")));
  const made = answers.filter(({ status }) => status === 201).length;
  expect(made).toBe(limit - 1);
  for (const { status, body } of answers.filter(({ status }) => status !== 201)) {
    expect([status, body]).toEqual([
      403,
      {
        error: {
          code: "namespace_limit_reached",
          message: `The ${plan} plan allows ${limit === 1 ? "1 namespace, and it is" : `${limit} namespaces, and all are`} in use.`,
          hint:
            plan === "pro" ? expect.not.stringContaining("upgrade") : expect.stringContaining("or upgrade the plan"),
        },
      },
    ]);
  }
  expect((await account.get<{ namespaces: object[] }>("/v1/namespaces")).body.namespaces).toHaveLength(limit);
});

test("a bad slug is told before the limit", async () => {
  const account = await newAccount("free");
  expect((await account.post("/v1/namespaces", { slug: "-" })).status).toBe(400);
  expect((await account.post("/v1/namespaces", { slug: "fine" })).status).toBe(403);
});
