import { listed, mails } from "./criteria";
import { hasCode } from "./errors";
import { type Inbox, quietSeconds, type ReceivedOptions, type WaitOptions } from "./inbox";

/** What `expect(inbox)` gains. */
export interface InboxMatchers<R = Promise<void>> {
  /** No mail comes, but for what `next` gave, `within` so many seconds: 3 unless told. */
  toStayEmpty(options?: WaitOptions): R;
  /** Matching mails have come or come yet: at least one, or exactly `times`. Negated it watches for `within`, 3 seconds unless told. */
  toHaveReceived(options?: ReceivedOptions): R;
}

interface Result {
  pass: boolean;
  message: () => string;
}

/** For the `expect.extend` of any framework. */
export const matchers = {
  async toStayEmpty(inbox: Inbox, options: WaitOptions = {}): Promise<Result> {
    const error = await failureOf(check(inbox).stayEmpty(options), "unexpected_mail");
    const silence = () => `Mail was expected, and none came to ${inbox.address}.`;
    return { pass: error === null, message: () => error ?? silence() };
  },

  async toHaveReceived(
    this: { isNot?: boolean } | undefined,
    inbox: Inbox,
    options: ReceivedOptions = {},
  ): Promise<Result> {
    if (this?.isNot && options.times === undefined) {
      const error = await failureOf(check(inbox).received({ ...options, times: 0 }), "unexpected_mail");
      return { pass: error !== null, message: () => error ?? "" };
    }
    const watched = this?.isNot ? { within: quietSeconds, ...options } : options;
    let came: Awaited<ReturnType<Inbox["received"]>> = [];
    const receiving = check(inbox)
      .received(watched)
      .then((mails) => {
        came = mails;
      });
    const error = await failureOf(receiving, "unexpected_mail", "wait_timeout");
    const unwanted = () => `${mails(came.length)} came to ${inbox.address}, which was not expected:${listed(came)}`;
    return { pass: error === null, message: () => error ?? unwanted() };
  },
};

function check(inbox: Inbox): Inbox {
  if (typeof inbox?.stayEmpty === "function") return inbox;
  throw new TypeError("This matcher is for inboxes: expect(inbox).");
}

/** Its message where it failed by one of these codes; null where it did not fail. */
async function failureOf(promise: Promise<unknown>, ...codes: string[]): Promise<string | null> {
  try {
    await promise;
    return null;
  } catch (error) {
    if (hasCode(error, ...codes)) return error.message;
    throw error;
  }
}
