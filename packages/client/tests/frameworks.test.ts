import { afterAll, expect, test } from "vitest";
import { newAccount } from "@/tests/support/account";
import { runService } from "@/tests/support/service";
import { newProject, runTool } from "@/tests/support/user-project";

runService();

const vitestSpec = `
import { expect, inbox as newInbox, test } from "@restante/client/vitest";
import { send } from "./send.mjs";

test("signs up", async ({ inbox }) => {
  await send(inbox.address, { text: "Your code is 482913" });
  expect((await inbox.next()).code()).toBe("482913");
  await expect(inbox).toHaveReceived({ times: 1, settle: 0 });
  await expect(inbox).toStayEmpty({ within: 0 });
});

test("has further inboxes", async ({ newInbox: another }) => {
  const [one, other] = [await another(), await newInbox()];
  expect(one.address).not.toBe(other.address);
  await send(other.address, {});
  await expect(other).not.toStayEmpty();
  await expect(expect(other).toHaveReceived({ times: 0, within: 0 })).rejects.toThrow("1 mail came to");
});

test("waits in vain", { timeout: 3_000 }, async ({ inbox }) => {
  await inbox.next({ subject: /never/ });
});

test("waits no longer than it may", { timeout: 3_000 }, async ({ inbox }) => {
  await expect(expect(inbox).toHaveReceived({ within: 60 })).rejects.toThrow("within 1 s");
});
`;

test("Vitest has the fixture, the matchers, and a time-out that speaks", async () => {
  const project = newProject({ "mail.test.ts": vitestSpec }, ["vitest"]);
  afterAll(() => project.remove());
  const args = ["run", "--reporter=json", "--no-file-parallelism"];
  const { output } = await runTool(project.folder, "vitest/vitest.mjs", args, { account: await newAccount() });
  expect(results(output)).toEqual([
    ["signs up", "passed", undefined],
    ["has further inboxes", "passed", undefined],
    ["waits in vain", "failed", expect.stringMatching(/No mail with subject \/never\/ came to \S+ within 1 s/)],
    ["waits no longer than it may", "passed", undefined],
  ]);
  expect(output).not.toContain("deprecated");
});

const jestSpec = `
const { inbox: newInbox } = require("@restante/client/jest");
const { WaitTimeout } = require("@restante/client");
const { createTransport } = require("nodemailer");
const transport = createTransport({ host: "127.0.0.1", port: Number(process.env.SMTP_PORT), ignoreTLS: true });

test("signs up", async () => {
  const inbox = await newInbox();
  await transport.sendMail({ from: "app@example.com", to: inbox.address, text: "Your code is 482913" });
  expect((await inbox.next()).code()).toBe("482913");
  await expect(inbox).toHaveReceived({ times: 1, settle: 0 });
  await expect(inbox).toStayEmpty({ within: 0 });
  await expect(expect(inbox).not.toHaveReceived()).rejects.toThrow("which was not expected");
});

test("waits in vain", async () => {
  const inbox = await newInbox();
  const error = await inbox.next().catch((error) => error);
  expect(error).toBeInstanceOf(WaitTimeout);
  throw error;
});
`;

test("Jest has the matchers, and a time-out that speaks", async () => {
  const files = {
    "package.json": "{}",
    "mail.test.js": jestSpec,
    "jest.config.js": "module.exports = { transform: {} };",
  };
  const project = newProject(files, ["jest"]);
  afterAll(() => project.remove());
  const args = ["--json", "--ci", "--runInBand", "--watchman=false"];
  const { output } = await runTool(project.folder, "jest/bin/jest.js", args, { account: await newAccount() });
  expect(results(output)).toEqual([
    ["signs up", "passed", undefined],
    ["waits in vain", "failed", expect.stringMatching(/No mail came to \S+ within 3 s/)],
  ]);
});

interface Report {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
}

/** Both print a report of the one form. */
function results(output: string) {
  const json = output.split("\n").find((line) => line.startsWith('{"num')) ?? output;
  const { testResults }: Report = JSON.parse(json);
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status, failureMessages }) => [title, status, failureMessages[0]]),
  );
}
