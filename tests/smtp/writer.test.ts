import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deliver, type IncomingMail } from "@/lib/intake";
import { degradeMail } from "@/lib/mail/degrade";
import type { ParsedMail } from "@/lib/mail/types";
import { Writer } from "@/smtp/writer";
import { newAccount, type TestAccount } from "../support/account";
import { storedCounts } from "../support/stored";

const delivery = vi.fn(deliver);
const stored = vi.fn<(accountIds: Set<string>) => void>();
const errors = vi.spyOn(process.stderr, "write").mockReturnValue(true);

beforeEach(() => void errors.mockClear());
afterEach(() => {
  vi.useRealTimers();
  delivery.mockReset(); // to the real one
  stored.mockClear();
});

function mailTo(account: TestAccount, tag: string, parsed: Partial<ParsedMail> = {}): IncomingMail {
  const source = Buffer.from(`Subject: ${tag}\r\n\r\nx`);
  const { accountId, namespace } = account;
  return {
    sender: "app@example.com",
    recipients: [{ accountId, namespace, tag, address: account.address(tag), counts: true }],
    source,
    parsed: { ...degradeMail(source), ...parsed },
  };
}

test("mails that wait together become one transaction, and their accounts are announced after it", async () => {
  const [one, other] = [await newAccount(), await newAccount()];
  const writer = new Writer(stored, delivery);
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => writer.write(Promise.resolve(mailTo(n % 2 ? one : other, `t${n}`)))),
  );
  expect(delivery.mock.calls.length).toBeLessThan(5);
  expect(new Set(stored.mock.calls.flatMap(([ids]) => [...ids]))).toEqual(new Set([one.accountId, other.accountId]));
  expect(await storedCounts(one.accountId)).toMatchObject({ messages: 10 });
});

test.each([
  ["a NUL in a text", { subject: "secret \0" }],
  ["a NUL in a list", { to: ["secret\0@example.com"] }],
  ["half a surrogate pair", { headers: { subject: "secret \ud800" } }],
])(
  "a mail that the database refuses for %s is deferred alone, and logged without its content",
  async (_what, parsed) => {
    const inbox = await newAccount();
    const writer = new Writer(stored, delivery);
    const refused = writer.write(mailTo(inbox, "bad", parsed));
    const others = Array.from({ length: 10 }, (_, n) => writer.write(mailTo(inbox, `good${n}`)));
    const [outcome, ...good] = await Promise.allSettled([refused, ...others]);
    // What PostgreSQL takes after all is fine as well.
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ responseCode: 451 });
    expect(good.map(({ status }) => status)).toEqual(Array(10).fill("fulfilled"));
    expect((await storedCounts(inbox.accountId))?.messages).toBe(outcome.status === "rejected" ? 10 : 11);
    expect(errors.mock.calls.join("")).not.toMatch(/secret|surrogate|insert/i);
  },
);

test("what many accounts get of a mail counts as often toward the size of a transaction", async () => {
  const accounts = await Promise.all(Array.from({ length: 3 }, () => newAccount()));
  delivery.mockImplementation(async (mails) => mails.map(() => "stored"));
  const writer = new Writer(stored, delivery);
  const mail = mailTo(accounts[0] as TestAccount, "a");
  const recipients = accounts.flatMap((account) => mailTo(account, "a").recipients);
  const large = { ...mail, recipients, source: Buffer.alloc(2 * 1024 * 1024) };
  await Promise.all([large, large].map((coming) => writer.write(Promise.resolve(coming))));
  expect(delivery.mock.calls.map(([mails]) => mails.length)).toEqual([1, 1]);
});

test("a database that is away fails the batch at once, without a try for each mail", async () => {
  const inbox = await newAccount();
  delivery.mockRejectedValue(Object.assign(new Error("connect ECONNREFUSED 10.0.0.1"), { code: "ECONNREFUSED" }));
  const writer = new Writer(stored, delivery);
  const writes = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => writer.write(mailTo(inbox, `t${n}`))));
  for (const write of writes) expect(write).toMatchObject({ status: "rejected", reason: { responseCode: 451 } });
  expect(delivery.mock.calls.length).toBeLessThan(5);
  expect(errors.mock.calls.join("")).not.toContain("10.0.0.1");
});

test("an account that stays locked is deferred with 451 after half a minute", async () => {
  const inbox = await newAccount();
  vi.useFakeTimers({ toFake: ["performance"] });
  let tries = 0;
  delivery.mockImplementation(async () => {
    if (++tries === 3) vi.advanceTimersByTime(30_000);
    return ["busy"];
  });
  const writer = new Writer(stored, delivery);
  await expect(writer.write(mailTo(inbox, "a"))).rejects.toMatchObject({ responseCode: 451 });
  expect(tries).toBe(3);
  expect(stored).not.toHaveBeenCalled();
});

test("a mail waits for its locked account though the clock is set forward meanwhile", async () => {
  const inbox = await newAccount();
  vi.useFakeTimers({ toFake: ["Date"] });
  delivery.mockImplementationOnce(async () => {
    vi.setSystemTime(Date.now() + 3_600_000);
    return ["busy"];
  });
  expect(await new Writer(stored, delivery).write(mailTo(inbox, "a"))).toBe("stored");
});
