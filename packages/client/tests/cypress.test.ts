import { expect, test } from "vitest";
import { newAccount } from "@/tests/support/account";
import { sendMail } from "@/tests/support/mail";
import { runService, service } from "@/tests/support/service";
import { addRestanteCommands, type InboxHandle, type MailOptions, restanteTasks } from "../src/cypress";
import type { Mail } from "../src/index";

runService();

interface Commands {
  newInbox(tag?: string): Promise<InboxHandle>;
  nextMail(inbox: InboxHandle, options?: MailOptions): Promise<Mail>;
  allMails(inbox: InboxHandle): Promise<Mail[]>;
  staysEmpty(inbox: InboxHandle, options?: MailOptions): Promise<null>;
  mailAttachment(mail: Mail, name?: string): Promise<{ filename: string; base64: string }>;
}

/** The plugin's two sides, with what Cypress is between them: a task's argument and result go over as JSON, and a task may not give undefined. */
async function plugin() {
  const { apiKey } = await newAccount();
  const tasks: Record<string, (argument: never) => Promise<unknown>> = {};
  restanteTasks((_event, added) => Object.assign(tasks, added), { url: service.baseUrl, apiKey });
  const timeouts: number[] = [];
  const copy = (value: unknown) => JSON.parse(JSON.stringify(value));
  const cy = {
    async task(name: string, argument: unknown, { timeout }: { timeout: number }) {
      timeouts.push(timeout);
      return copy(await tasks[name]?.(copy(argument) as never));
    },
  };
  let commands: Commands | undefined;
  const Cypress = { Commands: { addAll: (added: Commands) => (commands = added) } };
  Object.assign(globalThis, { Cypress, cy });
  addRestanteCommands();
  if (!commands) throw new Error("no commands");
  return { commands, timeouts };
}

test("Cypress has commands for what the tasks read outside of the browser", async () => {
  const { commands, timeouts } = await plugin();
  const inbox = await commands.newInbox();
  expect(inbox).toEqual({
    id: 0,
    address: expect.stringMatching(/^test-/),
    tag: expect.any(String),
    namespace: expect.any(String),
  });
  const attachments = [{ filename: "bill.pdf", content: "%PDF" }];
  await sendMail({ to: inbox.address, subject: "Welcome", text: "Hello", attachments });
  await sendMail({
    to: inbox.address,
    subject: "Sign in",
    text: "Your code is 482913: https://app.example/verify?t=9f8e7d",
  });
  const mail = await commands.nextMail(inbox, { subject: /^SIGN/i, within: 5 });
  expect([mail.code(), mail.link({ path: "/verify" })]).toEqual(["482913", "https://app.example/verify?t=9f8e7d"]);
  const welcome = await commands.nextMail(inbox);
  expect(welcome.subject).toBe("Welcome");
  expect(Buffer.from((await commands.mailAttachment(welcome, "*.pdf")).base64, "base64").toString()).toBe("%PDF");
  await expect(mail.attachment()).rejects.toThrow();
  expect(await commands.staysEmpty(inbox, { within: 0 })).toBeNull();
  expect((await commands.allMails(inbox)).map(({ subject }) => subject)).toEqual(["Welcome", "Sign in"]);
  expect(timeouts.slice(1, 3)).toEqual([15_000, 30_000]);
});

test("a mail that does not come to Cypress fails by what came instead", async () => {
  const { commands } = await plugin();
  const inbox = await commands.newInbox("Sign-Up");
  await expect(commands.nextMail(inbox, { from: "nobody", within: 0 })).rejects.toThrow(
    `No mail with from "nobody" came to ${inbox.address} within 0 s.`,
  );
  await expect(commands.nextMail({ ...inbox, id: 7 })).rejects.toThrow("make it by cy.newInbox()");
});
