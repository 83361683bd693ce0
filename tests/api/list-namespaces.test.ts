import { expect, test } from "vitest";
import { newAccount } from "../support/account";
import { itNeedsAKey } from "../support/needs-key";
import { runService } from "../support/service";

runService();
itNeedsAKey("GET", "/v1/namespaces");

test("lists the account's namespaces, oldest first, and nobody else's", async () => {
  const [account] = await Promise.all([newAccount("dev"), newAccount("dev")]);
  await account.post("/v1/namespaces", { slug: "aaa-first-by-name" });
  const { status, body } = await account.get("/v1/namespaces");
  const created_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect([status, body]).toEqual([
    200,
    {
      namespaces: [
        { slug: account.namespace, domain: `${account.namespace}.inbox.test`, created_at },
        { slug: "aaa-first-by-name", domain: "aaa-first-by-name.inbox.test", created_at },
      ],
    },
  ]);
});
