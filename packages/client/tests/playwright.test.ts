import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { newAccount } from "@/tests/support/account";
import { runService } from "@/tests/support/service";
import { newProject, runTool } from "@/tests/support/user-project";

runService();

const spec = `
import { mergeTests, test as base } from "@playwright/test";
import { expect, test as mails } from "@restante/client/playwright";
import { WaitTimeout } from "@restante/client";
import { send } from "../send.mjs";

const test = mergeTests(base.extend({ name: "Ada" }), mails);

for (const one of ["one", "other"]) {
  test(\`signs up \${one}\`, async ({ inbox, name }) => {
    expect(inbox.address).toMatch(/^ci-/);
    await send(inbox.address, { subject: "Welcome", text: \`Hello \${name}\` });
    await send(inbox.address, { subject: "Sign in", text: "Your code is 482913" });
    const mail = await inbox.next({ subject: /sign/i });
    expect(mail.code()).toBe("482913");
    expect((await inbox.next()).text).toContain("Hello Ada");
    await expect(inbox).toStayEmpty({ within: 1 });
    await expect(inbox).toHaveReceived({ times: 1, subject: "sign in", settle: 0 });
    await expect(inbox).not.toHaveReceived({ subject: "Reset", within: 1 });
  });
}

test("is under a fault that nobody else meets", async ({ inbox }) => {
  await inbox.fault({ reply: 451, times: 2 });
  for (const _ of [1, 2]) await expect(send(inbox.address, {})).rejects.toThrow("451");
  await send(inbox.address, { subject: "At last" });
  expect((await inbox.next()).subject).toBe("At last");
});

test("has further inboxes, and errors that are known", async ({ inbox, newInbox, restante }) => {
  const other = await newInbox();
  expect(other.address).not.toBe(inbox.address);
  await send(other.address, {});
  await expect(expect(other).toStayEmpty()).rejects.toThrow("1 mail came to");
  const error = await inbox.next({ within: 0 }).catch((error) => error);
  expect(error).toBeInstanceOf(WaitTimeout);
  expect(await restante.namespaces()).toHaveLength(1);
});

test("ends a wait that is told to be longer than the test", async ({ inbox }) => {
  test.setTimeout(4_000);
  await expect(inbox.next({ within: 60 })).rejects.toThrow("No mail came");
});
`;

const failing = `
import { expect, test } from "@restante/client/playwright";
import { send } from "../send.mjs";

test("waits in vain", async ({ inbox }) => {
  test.setTimeout(4_000);
  await send(inbox.address, { subject: "Welcome", html: '<img src="http://tracker.example/1.gif">Hello' });
  await inbox.next({ subject: "Reset" });
});
`;

const config = `
import { defineConfig } from "@playwright/test";
export default defineConfig({
  workers: 3, fullyParallel: true, reporter: [["json"]], use: { restanteOptions: { tagPrefix: "ci" } },
});
`;

interface Report {
  stats: { expected: number; unexpected: number };
  suites: { file: string; specs: { title: string; tests: { results: Result[] }[] }[] }[];
}
interface Result {
  workerIndex: number;
  error?: { message: string };
  attachments: { name: string; contentType: string; body?: string; path?: string }[];
}

const project = newProject(
  { "playwright.config.ts": config, "tests/sign-up.spec.ts": spec, "tests/failing.spec.ts": failing },
  ["@playwright/test"],
);
afterAll(() => project.remove());

test("Playwright gives each test an inbox, and attaches what came to one that fails", async () => {
  const account = await newAccount();
  const { output } = await runTool(project.folder, "@playwright/test/cli.js", ["test"], { account });
  expect(output).toMatch(/^\{/);
  const report: Report = JSON.parse(output);
  const results = report.suites
    .flatMap(({ specs }) => specs)
    .map(({ title, tests }) => ({ title, ...tests[0]?.results[0] }));
  const failed = results.filter(({ error }) => error);
  expect(failed.map(({ title, error }) => [title, error?.message])).toEqual([
    [
      "waits in vain",
      expect.stringMatching(/No mail with subject "Reset" came to ci-\S+ within [\d.]+ s\.\nWhat came:\n.*"Welcome"/),
    ],
  ]);
  expect(report.stats).toMatchObject({ expected: 5, unexpected: 1 });
  expect(new Set(results.map(({ workerIndex }) => workerIndex)).size).toBeGreaterThan(1);

  const [json, page] = failed[0]?.attachments ?? [];
  expect(JSON.parse(Buffer.from(json?.body ?? "", "base64").toString())).toMatchObject({
    address: expect.stringMatching(/^ci-/),
    mails: [{ subject: "Welcome" }],
  });
  expect([page?.name, page?.contentType]).toEqual([expect.stringContaining("Welcome"), "text/html"]);
  expect(readFileSync(page?.path ?? "", "utf8")).toMatch(
    /^<!doctype html><meta http-equiv="content-security-policy" content="default-src 'none'/,
  );
});
