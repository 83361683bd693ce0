import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createAccount } from "@/lib/accounts";
import { env } from "@/lib/env";
import { findCaller } from "@/lib/keys";
import { getUsage } from "@/lib/usage";
import { runAdmin } from "@/server/admin/run-admin";

test.each([["--help"], ["-h"], ["help"], []])("%s prints the commands", async (...args) => {
  const { exitCode, text } = await runAdmin(args);
  expect(exitCode).toBe(0);
  for (const command of ["migrate", "account", "create-account", "set-plan", "delete-account"])
    expect(text).toContain(command);
});

test("create-account makes an account whose key is shown once and works", async () => {
  const { exitCode, text } = await runAdmin(["create-account", "--email", "ops@example.com", "--plan", "dev"]);
  expect(exitCode).toBe(0);
  const caller = await findCaller(text.match(/rst_\w+/)?.[0] ?? "");
  expect(caller).toMatchObject({ plan: "dev", email: "ops@example.com" });
});

test("account shows the same by id, e-mail and slug, and no more of a key than its prefix", async () => {
  const { accountId, apiKey, namespace } = await createAccount({ email: "Someone@Example.com" });
  const shown = await Promise.all([accountId, "someone@example.com", namespace].map((it) => runAdmin(["account", it])));
  expect(new Set(shown.map(({ text }) => text)).size).toBe(1);
  const text = shown[0]?.text;
  for (const part of [
    accountId,
    "Someone@Example.com",
    "free",
    "0 of 100",
    `${namespace}.inbox.test`,
    apiKey.slice(0, 12),
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain(apiKey);
});

test("account shows all accounts of an e-mail address", async () => {
  const ids = [];
  for (let count = 0; count < 2; count++) ids.push((await createAccount({ email: "twice@example.com" })).accountId);
  const { text } = await runAdmin(["account", "twice@example.com"]);
  for (const id of ids) expect(text).toContain(id);
});

test("set-plan changes the plan", async () => {
  const { accountId } = await createAccount();
  expect(await runAdmin(["set-plan", accountId, "pro"])).toMatchObject({ exitCode: 0 });
  expect((await getUsage({ accountId, by: null })).plan).toBe("pro");
});

test("--data is refused where DATABASE_URL names another database, and nothing is made there", async () => {
  const data = join(env.DATA_DIR, "another");
  const { exitCode, text } = await runAdmin(["create-account", "--data", data]);
  expect([exitCode, text]).toEqual([1, expect.stringContaining("leave out one of them")]);
  expect(existsSync(data)).toBe(false);
});

test("delete-account deletes only with --yes", async () => {
  const { accountId } = await createAccount();
  expect(await runAdmin(["delete-account", accountId])).toMatchObject({
    exitCode: 2,
    text: expect.stringMatching("--yes"),
  });
  expect((await getUsage({ accountId, by: null })).plan).toBe("free");
  expect(await runAdmin(["delete-account", accountId, "--yes"])).toMatchObject({ exitCode: 0 });
  expect(await runAdmin(["account", accountId])).toMatchObject({ exitCode: 1 });
});

test.each([
  [["set-plan", "acc_none", "pro"], "no such account"],
  [["delete-account", "acc_none", "--yes"], "no such account"],
  [["account", "nobody"], "nobody"],
])("%j fails with 1 and says why", async (args, reason) => {
  const { exitCode, text } = await runAdmin(args);
  expect(exitCode).toBe(1);
  expect(text).toContain(reason);
  expect(text).not.toContain("\n");
});

test.each([
  [["nonsense"], "nonsense"],
  [["set-plan"], "account_id"],
  [["set-plan", "acc_1"], "<plan>"],
  [["set-plan", "acc_1", "gold"], "gold"],
  [["set-plan", "acc_1", "constructor"], "constructor"],
  [["set-plan", "acc_1", "pro", "more"], "more"],
  [["account"], "slug"],
  [["create-account", "--email", "nobody"], "--email"],
  [["create-account", "--plan", "gold"], "gold"],
  [["create-account", "--colour", "red"], "colour"],
  [["delete-account", "--yes"], "account_id"],
  [["create-account", "--plan", "--yes"], "'--plan'"],
])("%j is no command: 2, and where the help is", async (args, reason) => {
  const { exitCode, text } = await runAdmin(args);
  expect(exitCode).toBe(2);
  expect(text.split("\n")).toEqual([expect.stringContaining(reason), "(npm run admin -- --help lists what there is)"]);
  expect(text).not.toMatch(/positional|undefined|\.\./);
});

test.each([
  ["suspend", "--help"],
  ["help", "suspend"],
])("%s %s tells of that command alone", async (...args) => {
  const { exitCode, text } = await runAdmin(args);
  expect([exitCode, text]).toEqual([0, expect.stringMatching(/suspend --client[\s\S]*--data/)]);
  expect(text).not.toContain("set-plan");
});
