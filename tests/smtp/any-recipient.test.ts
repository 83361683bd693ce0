import { beforeEach, describe, expect, test } from "vitest";
import { env } from "@/lib/env";
import { createNamespace } from "@/lib/namespaces";
import { newAccount, type TestAccount } from "../support/account";
import { runService } from "../support/service";
import { authPlain, logIn, SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";

runService();
beforeEach(() => {
  env.CATCH_ALL = undefined;
});

const mail = "Subject: Hello\r\n\r\nYour code is 482913";

describe("recipients of a session with a login", () => {
  test("a hundred foreign ones in one mail each get it", async () => {
    const inbox = await newAccount();
    await using session = await logIn(inbox);
    const named = Array.from({ length: 100 }, (_, n) => `user${n}@company${n}.example`);
    expect(await session.send(named, mail)).toMatch(/^250 /);
    expect(await storedCounts(inbox.accountId)).toEqual({ mails: 1, messages: 100, used: 100 });
  });

  test.each([
    ["alice@", /^5/],
    ["@example.com", /^5/],
    ["a b@example.com", /^5/],
    ["<alice@example.com", /^5/],
    ['"al ice"@example.com', /^501 /],
    [`${"a".repeat(300)}@example.com`, /^5/],
  ])("%j is no address", async (address, refusal) => {
    const inbox = await newAccount();
    await using session = await logIn(inbox);
    expect(await session.send(address, mail)).toMatch(refusal);
    expect(await inbox.list()).toEqual([]);
  });

  test.each([
    ['"alice"@example.com', "alice"],
    ["übergröße@example.com", "übergröße"],
    ["alice@bücher.example", "alice"],
    ["alice@xn--ib9b.example", "alice"], // Punycode of what is no text
    ["alice@[192.0.2.1]", "alice"],
  ])("%j is one", async (address, tag) => {
    const inbox = await newAccount();
    await using session = await logIn(inbox);
    await session.say("MAIL FROM:<app@example.com> SMTPUTF8");
    expect(await session.say(`RCPT TO:<${address}>`)).toMatch(/^250 /);
    await session.say("DATA");
    expect(await session.say(`${mail}\r\n.`)).toMatch(/^250 /);
    expect(await inbox.list()).toMatchObject([{ tag }]);
  });

  test("the cap holds for them too", async () => {
    const inbox = await newAccount("free");
    await using session = await logIn(inbox);
    const named = Array.from({ length: 100 }, (_, n) => `user${n}@example.com`);
    expect(await session.send(named, mail)).toMatch(/^250 /);
    expect(await session.send("one-more@example.com", mail)).toBe("552 5.2.2 Monthly email limit reached");
  });
});

describe("a catch-all namespace", () => {
  async function catching(): Promise<TestAccount> {
    const account = await newAccount();
    env.CATCH_ALL = account.namespace;
    return account;
  }

  test("takes the mail for any other domain, and any login", async () => {
    const inbox = await catching();
    await using session = await SmtpSession.open();
    expect(await session.send("alice@example.com", mail)).toMatch(/^250 /);
    expect(await session.say(authPlain("any", "thing"))).toMatch(/^235 /);
    expect(await session.send(["bob@example.com", "postmaster"], mail)).toMatch(/^250 /);
    expect((await inbox.list()).map(({ tag }) => tag).sort()).toEqual(["alice", "bob", "postmaster"]);
  });

  test("leaves other namespaces their own, and takes nothing for one that is not there", async () => {
    const inbox = await catching();
    const other = await newAccount();
    await createNamespace(other, "own-mail");
    await using session = await SmtpSession.open();
    expect(await session.send("a@own-mail.inbox.test", mail)).toMatch(/^250 /);
    expect(await session.send("a@nobody-has-it.inbox.test", mail)).toMatch(/^550 /);
    await session.say("RSET");
    expect(await session.say(authPlain("own-mail", other.apiKey))).toMatch(/^235 /);
    expect(await session.send("alice@example.com", mail)).toMatch(/^250 /);
    expect([await inbox.list(), (await other.list()).map(({ tag }) => tag).sort()]).toEqual([[], ["a", "alice"]]);
  });

  test("does not hide that a key is wrong", async () => {
    const inbox = await catching();
    await using session = await SmtpSession.open();
    expect(await session.say(authPlain(inbox.namespace, `${inbox.apiKey}x`))).toMatch(/^535 /);
  });
});
