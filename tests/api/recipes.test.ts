import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Message } from "@/lib/contract/schemas";
import { newAccount, type TestAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { hasPytest, runPytest } from "../support/python";
import { loadRecipe, recipe } from "../support/recipe";
import { runService, service } from "../support/service";

runService();

const environment = ({ apiKey }: TestAccount) => ({ RESTANTE_URL: service.baseUrl, RESTANTE_API_KEY: apiKey });

/** Sends three mails of which two arrive before the first is asked for; expects them one by one, in this order. */
async function expectEach(account: TestAccount, tag: string, next: () => Promise<Message>) {
  const send = (text: string) => deliverMail(account, { tags: [tag], text });
  await send("1");
  await send("2");
  expect((await next()).text).toBe("1");
  await send("3");
  expect([(await next()).text, (await next()).text]).toEqual(["2", "3"]);
  const waiting = next();
  await send("4");
  expect((await waiting).text).toBe("4");
}

test("the Playwright fixture gives every mail once, in the order of arrival", async () => {
  type Inbox = { address: string; nextMail(options?: { timeoutSeconds: number }): Promise<Message> };
  type Fixture<T> = (given: { domain?: string }, use: (value: T) => void) => Promise<void>;
  type Fixtures = { domain: [Fixture<string>, object]; inbox: Fixture<Inbox> };
  const account = await newAccount();
  const playwright = { test: { extend: (fixtures: object) => fixtures } };
  const file = loadRecipe<{ test: Fixtures }>("playwright", "tests/inbox.ts", playwright, environment(account));
  const domain = await new Promise<string>((use) => file.test.domain[0]({}, use));
  const inbox = await new Promise<Inbox>((use) => file.test.inbox({ domain }, use));
  await expectEach(account, inbox.address.split("@")[0] ?? "", () => inbox.nextMail());
  await expect(inbox.nextMail({ timeoutSeconds: 1 })).rejects.toThrow(/^No mail for test-.*not after your `since`/);
});

test("the helper for Vitest gives every mail once, in the order of arrival", async () => {
  type Inbox = { address: string; nextMail(options?: { timeoutSeconds: number }): Promise<Message> };
  const account = await newAccount();
  const file = loadRecipe<{ newInbox(): Promise<Inbox> }>("vitest", "tests/inbox.ts", {}, environment(account));
  const inbox = await file.newInbox();
  await expectEach(account, inbox.address.split("@")[0] ?? "", () => inbox.nextMail());
  await expect(inbox.nextMail({ timeoutSeconds: 1 })).rejects.toThrow(/^No mail for test-.*not after your `since`/);
});

test("the tasks for Cypress give every mail once, in the order of arrival", async () => {
  type Tasks = {
    newInbox(): Promise<{ tag: string }>;
    nextMail(wanted: { tag: string; since?: string }): Promise<Message>;
  };
  type Config = { default: { e2e: { setupNodeEvents(on: (event: string, tasks: Tasks) => void): void } } };
  const account = await newAccount();
  const cypress = { defineConfig: (config: object) => config };
  const config = loadRecipe<Config>("cypress", "cypress.config.js", cypress, environment(account)).default;
  const tasks = await new Promise<Tasks>((done) => config.e2e.setupNodeEvents((_event, tasks) => done(tasks)));
  const { tag } = await tasks.newInbox();
  let since: string | undefined;
  await expectEach(account, tag, async () => {
    const mail = await tasks.nextMail({ tag, since });
    since = mail.received_at;
    return mail;
  });
});

test.skipIf(!hasPytest)("the first test for pytest passes as it stands", async () => {
  const folder = mkdtempSync(join(tmpdir(), "restante-pytest-"));
  try {
    writeFileSync(join(folder, "test_mail.py"), recipe("pytest", "test_mail.py"));
    expect(await runPytest(await newAccount(), folder)).toContain("3 passed");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
