import { expect, test } from "vitest";
import { newAccount } from "../support/account";
import { sendMail } from "../support/mail";
import { itNeedsAKey } from "../support/needs-key";
import { runService } from "../support/service";
import { SmtpSession } from "../support/smtp-session";

runService();
itNeedsAKey("GET", "/v1/messages/msg_0");

async function accountWithMail() {
  const account = await newAccount();
  await sendMail({ to: account.address("signup"), subject: "One", html: "<p>Hi <b>you</b></p>" });
  const [message] = await account.list();
  if (!message) throw new Error("no message");
  return { account, message };
}

test("a message is what the list shows, without headers", async () => {
  const { account, message } = await accountWithMail();
  const { status, body } = await account.get(`/v1/messages/${message.id}`);
  expect([status, body]).toEqual([200, { message }]);
  expect(message).toMatchObject({ subject: "One", html: expect.stringContaining("<b>you</b>") });
  expect(message.text).toContain("Hi you");
  expect(message).not.toHaveProperty("headers");
});

test("headers=true adds the e-mail's headers", async () => {
  const account = await newAccount();
  await using session = await SmtpSession.open();
  const lines = ["Subject: Hello", "X-Twice: one", "x-twice: two", "X-Folded: a", "  b", "", "text"];
  await session.send(account.address("signup"), lines.join("\r\n"));
  const [listed] = await account.list();
  const { body } = await account.get<{ message: { headers: object } }>(`/v1/messages/${listed?.id}?headers=true`);
  expect(body.message).toEqual({ ...listed, headers: expect.any(Object) });
  expect(body.message.headers).toMatchObject({ subject: "Hello", "x-twice": "one\ntwo", "x-folded": "a b" });
});

test.each(["false", "", "TRUE", "1", "true%20"])("headers=%s is refused", async (value) => {
  const { account, message } = await accountWithMail();
  const { status, body } = await account.get(`/v1/messages/${message.id}?headers=${value}`);
  expect([status, body]).toEqual([
    400,
    { error: { code: "invalid_request", message: "`headers` may only be `true`.", hint: expect.any(String) } },
  ]);
});

test("another account's message is not found", async () => {
  const { message } = await accountWithMail();
  const { status, body } = await (await newAccount()).get(`/v1/messages/${message.id}`);
  expect([status, body]).toEqual([
    404,
    { error: { code: "not_found", message: expect.any(String), hint: expect.any(String) } },
  ]);
});

test.each(["msg_0", "%00", "a%00b", "%F0%9F%91%8B", "m".repeat(600), "a%2Fb", "'--"])(
  "there is no message %s",
  async (id) => {
    const { status, body } = await (await newAccount()).get(`/v1/messages/${id}`);
    expect([status, body]).toMatchObject([404, { error: { code: "not_found" } }]);
  },
);
