import { describe, expect, test } from "vitest";
import { endpoints } from "@/lib/contract/endpoints";
import { sql } from "@/lib/db/client";
import { newAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { addFault, deliveriesOf } from "../support/faults";
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

test("waits that time out are answered though nothing can be found out about them, and leave connections to others", async () => {
  const inboxes = await Promise.all(Array.from({ length: 12 }, () => newAccount()));
  await sql().begin(async (tx) => {
    await tx`lock table usage in access exclusive mode`; // where the cap is looked up
    for (const ended of await Promise.all(inboxes.map((inbox) => inbox.wait({ timeout: 1 })))) {
      expect(ended).toEqual({
        message: null,
        timed_out: true,
        hint: expect.stringContaining("No matching mail has come yet"),
      });
    }
    expect(await inboxes[0]?.list()).toEqual([]);
  });
});

describe.concurrent("the hint says", () => {
  test("what came instead", async () => {
    const inbox = await newAccount();
    await deliverMail(inbox, { tags: ["signup-1"] });
    await deliverMail(inbox, { tags: ["signup-1"] });
    const { hint } = await inbox.wait({ tag: "signup1", timeout: 1 });
    expect(hint).toBe("2 messages came for tag signup-1; you waited for signup1.");
    const prefixed = await inbox.wait({ tag_prefix: "log", timeout: 1 });
    expect(prefixed.hint).toBe("2 messages came for tag signup-1; you waited for tags that begin with log.");
  });

  test("that the monthly cap is reached", async () => {
    const inbox = await newAccount("free");
    await deliverMail(inbox, { tags: Array.from({ length: 100 }, (_, index) => `t${index}`) });
    expect((await inbox.wait({ tag: "signup", timeout: 1 })).hint).toContain("The 100 mails a month of the free plan");
  });

  test("what was refused of the mail that is waited for, and what to do about the cap", async () => {
    const inbox = await newAccount("free");
    await addFault(inbox, { tag_prefix: "b", drop: true });
    for (const tag of ["b1", "b2"]) await sendMail({ to: inbox.address(tag) });
    await sql()`insert into usage values (${inbox.accountId}, to_char(restante_clock() at time zone 'utc', 'YYYY-MM'), 100)`;
    await expect(sendMail({ to: inbox.address("Signup") })).rejects.toThrow(/552/);
    await deliveriesOf(inbox, 3);
    const where = "GET /v1/deliveries (list_deliveries over MCP) lists what was refused.";
    const hint = async (tag: string) => (await inbox.wait({ tag_prefix: tag, timeout: 1 })).hint;
    const [refused, dropped, elsewhere] = await Promise.all([hint("signup"), hint("b"), hint("c")]);
    expect(refused).toMatch(
      /^1 mail for tag Signup was refused at \d\d:\d\d:\d\d with 552 Monthly email limit reached\. GET.*\. The 100 mails a month/,
    );
    expect(refused).toContain(where);
    expect(dropped).toMatch(/^2 mails that you waited for were dropped, the last at \d\d:\d\d:\d\d by a fault\. GET/);
    expect(elsewhere).not.toContain("/v1/deliveries");
  });

  test("to upgrade only where there is a larger plan", async () => {
    const inbox = await newAccount("pro");
    await deliverMail(inbox);
    await sql()`update usage set emails_received = 25000 where account_id = ${inbox.accountId}`;
    expect((await inbox.wait({ tag: "other", timeout: 1 })).hint).toContain("rejected. Wait for the next month");
  });

  test("what its example in the documentation says", async () => {
    const inbox = await newAccount();
    await deliverMail(inbox, { tags: ["sign-up"] });
    expect(await inbox.wait({ tag: "signup", timeout: 1 })).toEqual(endpoints.wait.otherExample);
  });

  test("that the tag got mail in another namespace, and how much else came", async () => {
    const inbox = await newAccount("dev");
    const { slug } = (await inbox.post<{ slug: string }>("/v1/namespaces")).body;
    for (const tag of ["a", "b", "c", "d", "signup"]) await deliverMail(inbox, { tags: [tag] });
    const elsewhere = await inbox.wait({ namespace: slug, tag: "SignUp", timeout: 1 });
    expect(elsewhere.hint).toBe(
      `1 message came for tag signup in namespace ${inbox.namespace}; you waited for SignUp in ${slug}.`,
    );
    const { hint } = await inbox.wait({ tag: "sign up", timeout: 1 });
    expect(hint).toMatch(/^(1 message came for tag \w+, ){3}and mail for 2 other tags; you waited for "sign up"\.$/);
  });

  test("the tags most like the awaited one first, then the newest", async () => {
    const inbox = await newAccount();
    for (const tag of ["Sign-Up-1", "sign-up-2x", "welcome", "invoice", "reset", "news"]) {
      await deliverMail(inbox, { tags: [tag] });
    }
    const named = async (query: Record<string, string>) =>
      (await inbox.wait({ ...query, timeout: 1 })).hint?.match(/(?<=for tag )[\w-]+/g);
    expect(await named({ tag: "sign-up-2" })).toEqual(["sign-up-2x", "Sign-Up-1", "news"]);
    expect(await named({ tag_prefix: "signup-" })).toEqual(["sign-up-2x", "Sign-Up-1", "news"]);
    expect(await named({ tag: "qqqq" })).toEqual(["news", "reset", "invoice"]);
  });

  test.each([
    ["an empty tag", "", "`tag` is empty"],
    ["a whole address", "hello@acme.inbox.test", "before the @: wait for tag hello."],
  ])("that %s is no tag", async (_, tag, hint) => {
    const inbox = await newAccount();
    await deliverMail(inbox, { tags: ["hello"] });
    expect((await inbox.wait({ tag, timeout: 1 })).hint).toContain(hint);
  });

  test("that the namespace is not one's own", async () => {
    const [inbox, other] = await Promise.all([newAccount(), newAccount()]);
    for (const namespace of [other.namespace, "nobody"]) {
      const { hint } = await inbox.wait({ namespace, timeout: 1 });
      expect(hint).toBe(`You have no namespace "${namespace}"; yours: ${inbox.namespace}.`);
    }
  });

  test("that a match is older than since", async () => {
    const inbox = await newAccount();
    await deliverMail(inbox);
    const [message] = await inbox.list();
    const { hint } = await inbox.wait({ tag: "signup", since: message?.received_at ?? "", timeout: 1 });
    expect(hint).toContain(`${message?.received_at}, not after your \`since\``);
  });

  test("what to check when nothing came at all", async () => {
    expect((await (await newAccount()).wait({ timeout: 1 })).hint).toContain("No matching mail has come yet");
  });
});
