import { describe, expect, test } from "vitest";
import { newAccount } from "@/tests/support/account";
import { deliverMail } from "@/tests/support/deliver-mail";
import { runService, service } from "@/tests/support/service";
import { type Inbox, Restante, UnexpectedMail, WaitTimeout } from "../src/index";

runService();

/** A client of an account of its own, and what brings mail to its inboxes, one after the other. */
async function begin() {
  const account = await newAccount();
  const restante = new Restante({ url: `${service.baseUrl}/`, apiKey: account.apiKey });
  const deliver = async (inbox: Inbox, ...subjects: string[]) => {
    for (const subject of subjects) {
      await deliverMail(account, { tags: [inbox.tag ?? ""], subject, text: `text of ${subject}` });
    }
  };
  return { account, restante, deliver };
}

const failure = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => new Error("passed"),
    (error) => error,
  );

describe.concurrent("an inbox", () => {
  test("has an address of its own in the account's namespace", async () => {
    const { account, restante } = await begin();
    const [one, other] = [await restante.inbox(), await restante.inbox()];
    expect(one.address).toBe(account.address(one.tag ?? ""));
    expect(one.address).toMatch(/^test-[a-z0-9]{20}@/);
    expect(other.address).not.toBe(one.address);
    const named = new Restante({ url: service.baseUrl, apiKey: account.apiKey, tagPrefix: "ci" });
    expect((await named.inbox()).tag).toMatch(/^ci-/);
  });

  test("of a namespace that the account has not is refused, and the account's are named", async () => {
    const { account, restante } = await begin();
    await expect(restante.inbox(undefined, { namespace: "nobodys" })).rejects.toThrow(
      `no namespace nobodys; it has: ${account.namespace}`,
    );
  });

  test("takes no option, and no tag, that there is not", async () => {
    const { account, restante } = await begin();
    const inbox = await restante.inbox();
    const wrong = { subjct: "Welcome" } as object;
    const told = /no option `subjct`; there are .*subject/;
    for (const call of [inbox.next(wrong), inbox.all(wrong), inbox.received(wrong), inbox.stayEmpty(wrong)]) {
      await expect(call).rejects.toThrow(told);
    }
    await expect(inbox.next("Welcome" as never)).rejects.toThrow("Options are an object, with subject, from");
    await expect(restante.inbox({ since: 0 } as never)).rejects.toThrow("comes before options");
    for (const tag of ["", "a b"]) await expect(restante.inbox(tag)).rejects.toThrow(`the tag ${JSON.stringify(tag)}`);
    expect(() => new Restante({ apiKey: account.apiKey, tagprefix: "ci" } as object)).toThrow("no option `tagprefix`");
  });

  test("may be of a namespace that was made since", async () => {
    const { account, restante } = await begin();
    await restante.inbox();
    const { body } = await account.post<{ slug: string; domain: string }>("/v1/namespaces");
    const inbox = await restante.inbox("signup", { namespace: body.slug });
    expect([inbox.address, inbox.namespace]).toEqual([`signup@${body.domain}`, body.slug]);
  });

  test("of a tag begins now, and with `since: 0` when the mail that is stored begins", async () => {
    const { account, restante } = await begin();
    await deliverMail(account, { tags: ["alice"], subject: "before" });
    const inbox = await restante.inbox("Alice");
    await deliverMail(account, { tags: ["alice"], subject: "after" });
    expect((await inbox.next()).subject).toBe("after");
    const error = (await failure((await restante.inbox("alice")).next({ within: 1 }))) as WaitTimeout;
    expect(error.hint).toContain("There was mail before this inbox was made");
    const whole = await restante.inbox("alice", { since: 0 });
    expect((await whole.all()).map(({ subject }) => subject)).toEqual(["before", "after"]);
    const byAddress = await restante.inbox(account.address("alice"), { since: 0 });
    expect((await byAddress.next()).subject).toBe("before");
  });
});

describe.concurrent("next", () => {
  test("gives every mail once, in the order of arrival", async () => {
    const { restante, deliver } = await begin();
    const inbox = await restante.inbox();
    await deliver(inbox, "1", "2");
    const subjects = [(await inbox.next()).subject];
    await deliver(inbox, "3");
    subjects.push((await inbox.next()).subject, (await inbox.next()).subject);
    const waiting = Promise.all([inbox.next(), inbox.next()]);
    await deliver(inbox, "4", "5");
    subjects.push(...(await waiting).map(({ subject }) => subject).sort());
    expect(subjects).toEqual(["1", "2", "3", "4", "5"]);
    expect((await inbox.all()).map(({ text }) => text)).toEqual(["1", "2", "3", "4", "5"].map((n) => `text of ${n}`));
  });

  test("leaves what it does not look for to later calls", async () => {
    const { restante, deliver } = await begin();
    const inbox = await restante.inbox();
    await deliver(inbox, "Welcome", "Reset your password", "Bye");
    const reset = await inbox.next({ subject: /^reset/gi });
    expect([reset.subject, reset.text]).toEqual(["Reset your password", "text of Reset your password"]);
    expect((await inbox.next()).subject).toBe("Welcome");
    expect((await inbox.next({ from: /@example\.com$/ })).subject).toBe("Bye");
  });

  test("looks through more mails than a page has", async () => {
    const { account, restante, deliver } = await begin();
    const inbox = await restante.inbox();
    await deliver(inbox, "wanted 1");
    await Promise.all(
      Array.from({ length: 120 }, (_, n) => deliverMail(account, { tags: [inbox.tag ?? ""], subject: `${n}` })),
    );
    await deliver(inbox, "wanted 2");
    expect((await inbox.next({ subject: /wanted/ })).subject).toBe("wanted 1");
    expect((await inbox.next({ subject: /wanted/ })).subject).toBe("wanted 2");
    expect(await inbox.all()).toHaveLength(122);
  });

  test("waits past mails that a regular expression does not fit", async () => {
    const { restante, deliver } = await begin();
    const inbox = await restante.inbox();
    const waiting = inbox.next({ subject: /code/ });
    await deliver(inbox, "Hello", "Your code");
    expect((await waiting).subject).toBe("Your code");
    await deliver(inbox, "Bye");
    expect([(await inbox.next()).subject, (await inbox.next()).subject]).toEqual(["Hello", "Bye"]);
  });

  test("passes over a mail that was deleted", async () => {
    const { restante, deliver } = await begin();
    const inbox = await restante.inbox();
    await deliver(inbox, "1", "2");
    await (await inbox.all())[0]?.delete();
    expect((await inbox.next()).subject).toBe("2");
  });

  test("says what came instead when its mail does not", async () => {
    const { restante, deliver } = await begin();
    const inbox = await restante.inbox();
    await deliver(inbox, "Welcome", "Reset your password");
    await inbox.next({ subject: /reset/i });
    const error = (await failure(inbox.next({ subject: /code/, within: 1 }))) as WaitTimeout;
    expect(error).toBeInstanceOf(WaitTimeout);
    expect([error.name, error.code]).toEqual(["WaitTimeout", "wait_timeout"]);
    expect(error.arrived.map(({ subject }) => subject)).toEqual(["Reset your password", "Welcome"]);
    expect(error.message.replace(/\d\d:\d\d:\d\d/g, "…").split("\n")).toEqual([
      `No mail with subject /code/ came to ${inbox.address} within 1 s.`,
      "What came:",
      '  …  "Reset your password" from app@example.com (given before)',
      '  …  "Welcome" from app@example.com',
    ]);
  });

  test("gives the service's hint when nothing came at all", async () => {
    const { account, restante } = await begin();
    const inbox = await restante.inbox();
    await deliverMail(account, { tags: ["other"] });
    const error = (await failure(inbox.next({ within: 1 }))) as WaitTimeout;
    expect(error.hint).toMatch(/for tag other|^No matching mail/); // the latter of a service that is busy
    expect(error.message).toContain(error.hint);
  });

  test("ends when its signal aborts, with the signal's reason", async () => {
    const { restante } = await begin();
    const controller = new AbortController();
    const inbox = await restante.inbox(undefined, { signal: controller.signal });
    const own = new AbortController();
    const [mine, all] = [failure(inbox.next({ signal: own.signal })), failure(inbox.next())];
    own.abort(new Error("mine"));
    expect((await mine).message).toBe("mine");
    controller.abort(new Error("all"));
    expect((await all).message).toBe("all");
    expect((await failure(inbox.next())).message).toBe("all");
  });

  test.each([5_000, -1, Number.NaN])("refuses to wait for %d seconds", async (within) => {
    const { restante } = await begin();
    await expect((await restante.inbox()).next({ within })).rejects.toThrow("`within` is in seconds");
  });
});

describe.concurrent("stayEmpty", () => {
  test("passes when no further mail comes, and fails at once when one does", async () => {
    const { restante, deliver } = await begin();
    const inbox = await restante.inbox();
    await deliver(inbox, "1");
    await inbox.next();
    await inbox.stayEmpty({ within: 1 });
    const staying = failure(inbox.stayEmpty({ within: 30 }));
    await deliver(inbox, "2");
    const error = (await staying) as UnexpectedMail;
    expect(error).toBeInstanceOf(UnexpectedMail);
    expect(error.message).toContain(`1 mail came to ${inbox.address}:`);
    expect(error.mails.map(({ subject }) => subject)).toEqual(["2"]);
    await expect(inbox.stayEmpty({ within: 0 })).rejects.toThrow('"2"');
    await inbox.stayEmpty({ within: 0, subject: /3/ });
  });
});

describe.concurrent("received", () => {
  test("counts all that came, given before or not, and waits for what is missing", async () => {
    const { restante, deliver } = await begin();
    const inbox = await restante.inbox();
    await deliver(inbox, "Receipt 1");
    await inbox.next();
    const receiving = inbox.received({ times: 2, subject: /receipt/i });
    await deliver(inbox, "News", "Receipt 2");
    expect((await receiving).map(({ subject }) => subject)).toEqual(["Receipt 1", "Receipt 2"]);
    expect(await inbox.received()).toHaveLength(3);
    await inbox.received({ times: 0, subject: /bill/, within: 1 });
  });

  test("sees a mail that is sent twice", async () => {
    const { restante, deliver } = await begin();
    const inbox = await restante.inbox();
    const receiving = failure(inbox.received({ times: 1 }));
    await deliver(inbox, "Receipt");
    await deliver(inbox, "Receipt");
    expect((await receiving).message).toContain(`2 mails came to ${inbox.address}, not 1:`);
  });

  test("says how many of them came", async () => {
    const { restante, deliver } = await begin();
    const inbox = await restante.inbox();
    await deliver(inbox, "Receipt");
    const error = await failure(inbox.received({ times: 2, within: 1 }));
    expect(error).toBeInstanceOf(WaitTimeout);
    expect(error.message).toContain(`1 mail came to ${inbox.address} within 1 s, not 2.`);
  });
});
