import * as vitest from "vitest";
import { test as base, expect, type TestAPI } from "vitest";
import { type Inbox, type InboxMatchers, type InboxOptions, matchers, Restante } from "./index";
import { secondsLeft } from "./seconds-left";

declare module "vitest" {
  interface Assertion<T> extends InboxMatchers<T extends Inbox ? Promise<void> : never> {}
}

expect.extend(matchers);

export { expect };

/** `vitest/suite` has it before 4.1, and warns in each file since. */
const { getCurrentTest } = "TestRunner" in vitest ? vitest.TestRunner : await import("vitest/suite");

let restante: Restante | undefined;

/** The mail to an address that nobody else uses, or to the tag or address that is given: of the service that the environment names. */
export async function inbox(tag?: string, options: InboxOptions = {}): Promise<Inbox> {
  restante ??= new Restante();
  const begin = performance.now();
  const within = (given?: number) => secondsLeft(getCurrentTest()?.timeout, begin, given);
  return restante.inbox(tag, { within, ...options });
}

export interface RestanteFixtures {
  /** The mail to an address that no other test uses. */
  inbox: Inbox;
  /** Further ones. */
  newInbox: typeof inbox;
}

export const test: TestAPI<RestanteFixtures> = base.extend<RestanteFixtures>({
  newInbox: async ({ task, signal }, use) => {
    const begin = performance.now();
    const within = (given?: number) => secondsLeft(task.timeout, begin, given);
    await use((tag, options) => inbox(tag, { within, signal, ...options }));
  },
  inbox: async ({ newInbox }, use) => {
    await use(await newInbox());
  },
});
