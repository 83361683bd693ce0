import { expect, test } from "vitest";
import type { Message } from "@/lib/contract/schemas";
import { newAccount, type TestAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { sendMail } from "../support/mail";
import { itNeedsAKey } from "../support/needs-key";
import { runService } from "../support/service";
import { untilAsleep } from "../support/statements";

runService();
itNeedsAKey("GET", "/v1/messages");

const none = { otp_codes: [], links: [], verification_links: [] };
const tagsOf = (messages: Message[]) => messages.map(({ tag }) => tag);

async function accountWith(...tags: string[]): Promise<TestAccount> {
  const account = await newAccount();
  for (const tag of tags) await deliverMail(account, { tags: [tag] });
  return account;
}

test("a list shows every field of a message", async () => {
  const account = await newAccount();
  await sendMail({
    from: "The App <app@example.com>",
    to: [account.address("Sign+Up"), "Somebody <else@example.com>"],
    envelope: { from: "bounce@example.com", to: account.address("Sign+Up") },
    subject: "Grüße 👋",
    text: "Your code is 482913, or open https://app.example.com/verify?token=abc123",
    attachments: [{ filename: "note.txt", content: "hello" }],
  });
  const { status, body } = await account.get<{ messages: Message[] }>("/v1/messages");
  expect([status, body]).toEqual([
    200,
    {
      messages: [
        {
          id: expect.stringMatching(/^msg_[0-9a-z]{26}$/),
          namespace: account.namespace,
          tag: "Sign+Up",
          address: account.address("Sign+Up"),
          from: { address: "app@example.com", name: "The App" },
          to: [account.address("Sign+Up"), "else@example.com"],
          subject: "Grüße 👋",
          text: expect.stringContaining("Your code is 482913"),
          html: null,
          extracted: {
            otp_codes: ["482913"],
            links: ["https://app.example.com/verify?token=abc123"],
            verification_links: ["https://app.example.com/verify?token=abc123"],
          },
          received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          expire_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          attachments: [{ index: 0, filename: "note.txt", content_type: "text/plain", size: 5 }],
        },
      ],
      count: 1,
      limit: 10,
      offset: 0,
    },
  ]);
  const [{ received_at, expire_at } = { received_at: "", expire_at: "" }] = body.messages;
  expect(Date.parse(expire_at) - Date.parse(received_at)).toBe(30 * 86_400_000);
});

test("an account without mail has an empty list", async () => {
  const { status, body } = await (await newAccount()).get("/v1/messages");
  expect([status, body]).toEqual([200, { messages: [], count: 0, limit: 10, offset: 0 }]);
});

test("the newest come first, ten unless told, in pages", async () => {
  const account = await accountWith(..."abcdefghijkl");
  expect(tagsOf(await account.list())).toEqual([..."lkjihgfedc"]);
  const { body } = await account.get<{ messages: Message[] }>("/v1/messages?limit=5&offset=9");
  expect(body).toMatchObject({ count: 3, limit: 5, offset: 9 });
  expect(tagsOf(body.messages)).toEqual([..."cba"]);
  expect(await account.list({ offset: 12 })).toEqual([]);
  expect(await account.list({ offset: Number.MAX_SAFE_INTEGER })).toEqual([]);
});

test("a tag is matched whole, in any letter case", async () => {
  const account = await accountWith("Sign-Up", "sign-up+1", "sign-u", "other");
  expect(tagsOf(await account.list({ tag: "sign-UP" }))).toEqual(["Sign-Up"]);
  expect(tagsOf(await account.list({ tag: "sign-up+1" }))).toEqual(["sign-up+1"]);
  expect(await account.list({ tag: "" })).toEqual([]);
});

test("a plus sign of a tag must be percent-encoded, as in every query", async () => {
  const account = await accountWith("a+b");
  const { body } = await account.get<{ messages: Message[] }>("/v1/messages?tag=a%2Bb");
  expect(tagsOf(body.messages)).toEqual(["a+b"]);
});

test("% and _ and \\ of a prefix stand for themselves", async () => {
  const account = await accountWith("a%b", "a_b", "axb", "A%C", "a\\b");
  expect(tagsOf(await account.list({ tag_prefix: "a%" }))).toEqual(["A%C", "a%b"]);
  expect(tagsOf(await account.list({ tag_prefix: "a_" }))).toEqual(["a_b"]);
  expect(tagsOf(await account.list({ tag_prefix: "a\\" }))).toEqual(["a\\b"]);
  expect(await account.list({ tag_prefix: "%" })).toEqual([]);
  expect(await account.list({ tag_prefix: "" })).toHaveLength(5);
});

test("tag_prefix is ignored where tag is given", async () => {
  const account = await accountWith("alpha", "beta");
  expect(tagsOf(await account.list({ tag: "alpha", tag_prefix: "be" }))).toEqual(["alpha"]);
});

test("a namespace is one of the account's, in any letter case", async () => {
  const account = await newAccount();
  const other = await accountWith("x");
  await account.post("/v1/namespaces", { slug: "second-one" });
  await deliverMail({ ...account, namespace: "second-one" }, { tags: ["there"] });
  await deliverMail(account, { tags: ["here"] });
  expect(tagsOf(await account.list({ namespace: "Second-One" }))).toEqual(["there"]);
  expect(tagsOf(await account.list({ namespace: account.namespace }))).toEqual(["here"]);
  expect(await account.list({ namespace: other.namespace })).toEqual([]);
});

test("filters combine", async () => {
  const account = await accountWith("a1", "a2", "b1", "a3");
  const [, , second] = await account.list();
  const query = { tag_prefix: "a", since: second?.received_at ?? "", namespace: account.namespace };
  expect(tagsOf(await account.list(query))).toEqual(["a3"]);
});

test("a mail to several addresses is a message for each, and others see only theirs", async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()]);
  const to = [account.address("a"), account.address("b"), other.address("c")];
  await sendMail({ to: [...to, account.address("a")], text: "x" });
  expect(tagsOf(await account.list())).toEqual(["b", "a"]);
  expect(tagsOf(await other.list())).toEqual(["c"]);
});

test("a list whose bodies are too many to be held at once is like any other", async () => {
  const account = await newAccount();
  const [text, html] = ["t".repeat(1_000_000), "h".repeat(1_000_000)];
  for (let mail = 0; mail < 5; mail += 1) await deliverMail(account, { tags: [`t${mail}`], text, html });
  const { status, headers, body } = await account.get<{ messages: Message[]; count: number }>("/v1/messages?limit=5");
  expect([status, headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
  expect(body).toMatchObject({ count: 5, limit: 5, offset: 0 });
  expect(tagsOf(body.messages)).toEqual(["t4", "t3", "t2", "t1", "t0"]);
  for (const message of body.messages) expect(message).toMatchObject({ text, html });
});

test("bodies=false leaves the bodies out, and nothing else, however long they and the links are", async () => {
  const account = await newAccount();
  const [text, html] = ["t".repeat(1_000_000), "h".repeat(1_000_000)];
  const links = Array.from({ length: 500 }, (_, link) => `https://app.example.com/${link}/${"x".repeat(2_000)}`);
  await deliverMail(account, { text, html, extracted: { otp_codes: ["482913"], links, verification_links: [] } });
  for (let mail = 0; mail < 4; mail += 1) await deliverMail(account, { text, html, extracted: { ...none, links: [] } });
  const whole = await account.list();
  const { headers, body } = await account.get<{ messages: Message[] }>("/v1/messages?bodies=false");
  expect(body.messages).toEqual(whole.map((message) => ({ ...message, text: "", html: null })));
  const short = await account.get("/v1/messages?bodies=false&limit=4");
  expect(Number(short.headers.get("content-length"))).toBeLessThan(4_000);
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(await account.list({ bodies: "true" })).toEqual(whole);
  const waited = await account.wait({ bodies: "false" });
  expect(waited).toEqual({ message: body.messages[0], timed_out: false });
});

test("a wait that slept answers without bodies, too", async () => {
  const account = await newAccount();
  const { waiting } = await untilAsleep(1, () => ({ waiting: account.wait({ bodies: "false" }) }));
  await deliverMail(account, { text: "long", html: "<p>long</p>" });
  expect((await waiting).message).toMatchObject({ text: "", html: null });
});

test.each(["", "0", "no", "FALSE", "null", "%00"])("bodies=%s is refused", async (bodies) => {
  const account = await newAccount();
  for (const path of ["/v1/messages", "/v1/wait"]) {
    const { status, body } = await account.get(`${path}?bodies=${bodies}`);
    const message = "`bodies` must be `true` or `false`.";
    expect([status, body]).toMatchObject([400, { error: { code: "invalid_request", message } }]);
  }
});

test("text is kept to the letter, whatever the database could take it for", async () => {
  const account = await newAccount();
  for (const text of ["", "NULL", "null", '{a,"b"}', 'a\\"b\\\\', "a,b;{}", "\r\n\t'--", "👋 ü \u2028"]) {
    await deliverMail(account, { text, subject: text, html: text });
    expect(await account.list({ limit: 1 })).toMatchObject([{ text, subject: text, html: text }]);
  }
});
