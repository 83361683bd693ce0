import { expect } from "@jest/globals";
import { type Inbox, type InboxMatchers, type InboxOptions, matchers, Restante } from "./index";
import { secondsLeft } from "./seconds-left";

/** By the form of an inbox: the two kinds of modules have a class each. */
type Of<T, R> = InboxMatchers<T extends { stayEmpty(): unknown } ? Promise<void> : R>;

declare global {
  namespace jest {
    interface Matchers<R, T> extends Of<T, R> {}
  }
}
/** For those who import Jest's globals. */
declare module "expect" {
  interface Matchers<R extends void | Promise<void>, T> extends Of<T, R> {}
}

expect.extend(matchers);

export { expect };

let restante: Restante | undefined;
const usualTimeoutMs = 5_000;
/** Where `jest.setTimeout` leaves it; what the configuration says can't be known. */
const timeoutKey = Symbol.for("TEST_TIMEOUT_SYMBOL");

/** The mail to an address that nobody else uses, or to the tag or address that is given: of the service that the environment names. */
export async function inbox(tag?: string, options: InboxOptions = {}): Promise<Inbox> {
  restante ??= new Restante();
  const begin = performance.now();
  const timeoutMs = () => (globalThis as { [timeoutKey]?: number })[timeoutKey] ?? usualTimeoutMs;
  return restante.inbox(tag, { within: (given) => given ?? secondsLeft(timeoutMs(), begin), ...options });
}
