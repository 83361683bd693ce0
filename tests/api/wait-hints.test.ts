import { describe, expect, test } from "vitest";
import { endpoints } from "@/lib/contract/endpoints";
import { sql } from "@/lib/db/client";
import { newAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { addFault, deliveriesOf } from "../support/faults";
import { sendMail } from "../support/mail";
import { runService } from "../support/service";

runService();

describe.concurrent("the hint says", () => {
  test("what came instead", async () => {
    const inbox = await newAccount();
    await deliverMail(inbox, { tags: ["signup-1"] });
    await deliverMail(inbox, { tags: ["signup-1"] });
    const [tagged, prefixed] = await Promise.all([
      inbox.wait({ tag: "signup1", timeout: 1 }),
      inbox.wait({ tag_prefix: "log", timeout: 1 }),
    ]);
    expect(tagged.hint).toBe("2 messages came for tag signup-1; you waited for signup1.");
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
