import { mkdirSync, writeFileSync } from "node:fs";
import {
  test as base,
  type Expect,
  expect as expectBase,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestInfo,
  type TestType,
} from "@playwright/test";
import {
  type Inbox,
  type InboxOptions,
  mailDocument,
  mailPolicy,
  matchers,
  Restante,
  type RestanteOptions,
} from "./index";
import { secondsLeft } from "./seconds-left";

export interface RestanteFixtures {
  /** The mail to an address that no other test uses. */
  inbox: Inbox;
  /** Further ones. */
  newInbox: (tag?: string, options?: InboxOptions) => Promise<Inbox>;
}

export interface RestanteWorkerFixtures {
  restante: Restante;
  /** Set under `use`: where the service is, the key, the namespace, how tags begin. */
  restanteOptions: RestanteOptions;
}

export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & RestanteFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & RestanteWorkerFixtures
> = base.extend<RestanteFixtures, RestanteWorkerFixtures>({
  restanteOptions: [{}, { option: true, scope: "worker" }],
  restante: [async ({ restanteOptions }, use) => use(new Restante(restanteOptions)), { scope: "worker" }],
  newInbox: async ({ restante, restanteOptions }, use, testInfo) => {
    const begin = performance.now();
    const over = new AbortController();
    const inboxes: Inbox[] = [];
    const within = (given?: number) => secondsLeft(testInfo.timeout, begin, given ?? restanteOptions.within);
    await use(async (tag, options) => {
      const inbox = await restante.inbox(tag, { within, signal: over.signal, ...options });
      inboxes.push(inbox);
      return inbox;
    });
    if (testInfo.status !== testInfo.expectedStatus) await attachMails(testInfo, inboxes);
    over.abort(new Error("The test is over."));
  },
  inbox: async ({ newInbox }, use) => use(await newInbox()),
});

type PlaywrightMatchers = {
  toStayEmpty: typeof matchers.toStayEmpty;
  toHaveReceived: OmitThisParameter<typeof matchers.toHaveReceived>;
};

export const expect: Expect<PlaywrightMatchers> = expectBase.extend<PlaywrightMatchers>(matchers);

const attachedMails = 20;

/** What came, for whoever reads the report: all of it as JSON, and each HTML as a page that loads nothing. */
async function attachMails(testInfo: TestInfo, inboxes: Inbox[]): Promise<void> {
  for (const inbox of inboxes) {
    const [mails, refused, dropped] = await Promise.all([
      inbox.all().catch((error: unknown) => String(error)),
      inbox.deliveries("refused").catch(() => []),
      inbox.deliveries("dropped").catch(() => []),
    ]);
    const body = JSON.stringify({ address: inbox.address, mails, not_stored: [...refused, ...dropped] }, null, 2);
    await testInfo.attach(`mail of ${inbox.address}`, { body, contentType: "application/json" });
    if (typeof mails === "string") continue;
    const policy = `<!doctype html><meta http-equiv="content-security-policy" content="${mailPolicy}">`;
    for (const mail of mails.filter(({ html }) => html !== null).slice(0, attachedMails)) {
      const path = testInfo.outputPath(`${mail.id}.html`); // a body would be printed in the terminal
      mkdirSync(testInfo.outputDir, { recursive: true });
      writeFileSync(path, policy + mailDocument(mail));
      const name = `${mail.subject.slice(0, 100) || "no subject"} (${inbox.address})`;
      testInfo.attachments.push({ name, path, contentType: "text/html" });
    }
  }
}
