import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { newAccount, type TestAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { itNeedsAKey } from "../support/needs-key";
import { runService } from "../support/service";
import { SmtpSession } from "../support/smtp-session";

runService();
itNeedsAKey("GET", "/v1/messages/msg_0/source");

async function sourceOf(account: TestAccount) {
  const [message] = await account.list({ limit: 1 });
  const { status, headers, body } = await account.get<{ source: string }>(`/v1/messages/${message?.id}/source`);
  expect([status, headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
  expect(Object.keys(body)).toEqual(["source"]);
  const length = JSON.stringify(body).length;
  // Next's server leaves it out.
  expect(Number(headers.get("content-length"))).toBe(process.env.MOUNT === "next" ? 0 : length);
  return Buffer.from(body.source, "base64");
}

test("a message's source is the mail as it was sent", async () => {
  const account = await newAccount();
  await using session = await SmtpSession.open();
  const mail = ["Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=", "X-Odd:   spaced", "", "Grüße", ""].join("\r\n");
  await session.send(account.address("signup"), mail);
  expect((await sourceOf(account)).toString()).toContain(mail);
});

test.each([0, 1, 2, 3, 132_095, 132_096, 132_097, 264_192, 3_000_000])(
  "one of %i bytes comes whole, though it is read in pieces",
  async (length) => {
    const account = await newAccount();
    const source = randomBytes(length);
    await deliverMail(account, { source });
    expect((await sourceOf(account)).equals(source)).toBe(true);
  },
);

test.each(["msg_0", "%00", "m".repeat(600), "a%2Fb"])("there is no source of %s", async (id) => {
  const { status, body } = await (await newAccount()).get(`/v1/messages/${id}/source`);
  expect([status, body]).toMatchObject([404, { error: { code: "not_found" } }]);
});

test("another account's is not found, and one that is deleted is gone", async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()]);
  await deliverMail(account);
  const path = `/v1/messages/${(await account.list())[0]?.id}`;
  expect((await other.get(`${path}/source`)).status).toBe(404);
  await account.delete(path);
  expect((await account.get(`${path}/source`)).status).toBe(404);
});
