import { expect, test } from "vitest";
import { newAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { sendMail } from "../support/mail";
import { itNeedsAKey } from "../support/needs-key";
import { runService } from "../support/service";
import { untilAsleep } from "../support/statements";

runService();
itNeedsAKey("GET", "/v1/wait");

test("a mail that arrives during the wait answers it", async () => {
  const inbox = await newAccount();
  const waiting = inbox.wait({ tag: "signup" });
  await sendMail({ to: inbox.address("signup"), text: "Your code is 482913" });
  expect((await waiting).message?.extracted.otp_codes).toEqual(["482913"]);
});

test("a wait answers at once with the newest mail that is there", async () => {
  const inbox = await newAccount();
  await sendMail({ to: inbox.address("signup"), text: "first" });
  await sendMail({ to: inbox.address("signup"), text: "second" });
  expect((await inbox.wait({ tag: "SignUp" })).message?.text.trim()).toBe("second");
});

test("an answer holds the message as the list shows it, and nothing else", async () => {
  const inbox = await newAccount();
  await deliverMail(inbox);
  const [message] = await inbox.list();
  const { status, body, headers } = await inbox.get("/v1/wait");
  expect([status, body]).toEqual([200, { message, timed_out: false }]);
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
});

test("a wait that times out has a hint, and took as long as it was told", async () => {
  const inbox = await newAccount();
  const started = performance.now();
  const { status, body } = await inbox.get("/v1/wait?timeout=1");
  expect(performance.now() - started).toBeGreaterThan(990);
  expect([status, body]).toEqual([200, { message: null, timed_out: true, hint: expect.any(String) }]);
});

test("of mails that arrive together the first that matches answers", async () => {
  const inbox = await newAccount();
  const { waiting } = await untilAsleep(1, () => ({ waiting: inbox.wait({ tag: "signup" }) }));
  for (const [tag, text] of [
    ["other", "0"],
    ["signup", "1"],
    ["signup", "2"],
  ] as const) {
    await deliverMail(inbox, { tags: [tag], text, announced: false });
  }
  await deliverMail(inbox, { tags: ["signup"], text: "3" });
  expect((await waiting).message?.text).toBe("1");
});

test("with since, mail that is there already does not match, and the next does", async () => {
  const inbox = await newAccount();
  await deliverMail(inbox, { text: "old" });
  const [old] = await inbox.list();
  const waiting = inbox.wait({ since: old?.received_at ?? "", timeout: 10 });
  await deliverMail(inbox, { text: "new" });
  expect((await waiting).message?.text).toBe("new");
});

test("mail of before a since in the future never matches", async () => {
  const inbox = await newAccount();
  const { waiting } = await untilAsleep(1, () => ({ waiting: inbox.wait({ since: "2999-01-01", timeout: 1 }) }));
  await deliverMail(inbox);
  expect(await waiting).toMatchObject({ timed_out: true });
});

test("a prefix, a namespace and a letter case match as in lists; a prefix beside a tag is ignored", async () => {
  const inbox = await newAccount();
  await inbox.post("/v1/namespaces", { slug: "second-for-wait" });
  const open = () => [
    inbox.wait({ tag_prefix: "SIGN_" }),
    inbox.wait({ tag: "sign_up", tag_prefix: "nothing" }),
    inbox.wait({ namespace: "Second-For-Wait" }),
  ];
  const waits = await untilAsleep(3, () => ({ open: open() }));
  await deliverMail(inbox, { tags: ["signXup"], text: "no" });
  await deliverMail(inbox, { tags: ["Sign_Up"], text: "yes" });
  await deliverMail({ ...inbox, namespace: "second-for-wait" }, { tags: ["any"], text: "there" });
  const texts = (await Promise.all(waits.open)).map(({ message }) => message?.text);
  expect(texts).toEqual(["yes", "yes", "there"]);
});

test("a stream of other mail does not move the deadline", async () => {
  const inbox = await newAccount();
  const started = performance.now();
  let ended = false;
  const waiting = inbox.wait({ tag: "signup", timeout: 1 }).finally(() => {
    ended = true;
  });
  while (!ended) await deliverMail(inbox, { tags: ["other"] });
  expect(await waiting).toMatchObject({ timed_out: true });
  expect(performance.now() - started).toBeLessThan(2_500);
});

test("a mail of which nobody told is found by the last look before the deadline at the latest", async () => {
  const inbox = await newAccount();
  const { waiting } = await untilAsleep(1, () => ({ waiting: inbox.wait({ timeout: 1 }) }));
  await deliverMail(inbox, { announced: false });
  expect(await waiting).toMatchObject({ timed_out: false });
});

test("a mail for somebody else wakes nobody", async () => {
  const [inbox, other] = await Promise.all([newAccount(), newAccount()]);
  const { waiting } = await untilAsleep(1, () => ({ waiting: inbox.wait({ timeout: 1 }) }));
  await deliverMail(other);
  expect(await waiting).toMatchObject({ timed_out: true });
  expect(await inbox.wait({ namespace: other.namespace, timeout: 1 })).toMatchObject({ timed_out: true });
});
