import { expect, test } from "vitest";
import type { Fault } from "@/lib/contract/schemas";
import { newAccount, type TestAccount } from "../support/account";
import { moveClock } from "../support/clock";
import { addFault, deliveriesOf } from "../support/faults";
import { runService } from "../support/service";
import { logIn, SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";

runService();

const mail = "Subject: Hello\r\n\r\nHello";
const onPurpose = "Refused on purpose, as a fault of this inbox asks for";

/** Sends one mail over a session of its own; its last reply. */
async function send(to: string | string[], content = mail): Promise<string> {
  await using session = await SmtpSession.open();
  return await session.send(to, content);
}

/** What is stored of an account, by tag. */
const tagsOf = async (account: TestAccount) => (await account.list({ limit: 100 })).map(({ tag }) => tag).sort();

test.each([421, 451, 550])("RCPT is refused with %i, nothing is stored, and the owner is told", async (reply) => {
  const inbox = await newAccount();
  const { id } = await addFault(inbox, { tag: "Sign-Up", reply });
  await using session = await SmtpSession.open();
  await session.say("MAIL FROM:<app@example.com>");
  const said = await session.say(`RCPT TO:<${inbox.address("sign-up")}>`);
  expect(said).toMatch(new RegExp(`^${reply} \\d\\.\\d\\.\\d ${onPurpose}$`));
  expect((await session.say("NOOP")).slice(0, 3)).toBe(reply === 421 ? "" : "250");
  expect(await storedCounts(inbox.accountId)).toEqual({ mails: 0, messages: 0, used: 0 });
  expect(await deliveriesOf(inbox, 1)).toEqual([
    {
      id: expect.stringMatching(/^dlv_/),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      outcome: "refused",
      namespace: inbox.namespace,
      tag: "sign-up",
      address: inbox.address("sign-up"),
      from: "app@example.com",
      reply,
      text: onPurpose,
      reason: "fault",
      message_id: null,
      fault_id: id,
    },
  ]);
});

test.each([421, 451, 550])("with stage data the whole mail is taken, then refused with %i", async (reply) => {
  const inbox = await newAccount();
  const { id } = await addFault(inbox, { tag: "a", reply, stage: "data" });
  await using session = await SmtpSession.open();
  expect(await session.envelope(inbox.address("a"))).toBeNull();
  expect(await session.say(`${mail}\r\n.`)).toMatch(new RegExp(`^${reply} .*${onPurpose}$`));
  if (reply !== 421) expect(await session.send(inbox.address("b"), mail)).toMatch(/^250 /);
  expect(await tagsOf(inbox)).toEqual(reply === 421 ? [] : ["b"]);
  expect(await deliveriesOf(inbox, 1, "outcome=refused")).toMatchObject([{ tag: "a", reply, fault_id: id }]);
});

test("a mail that breaks off in DATA leaves the fault for the next", async () => {
  const inbox = await newAccount();
  const { id } = await addFault(inbox, { tag: "a", reply: 451, stage: "data", times: 2 });
  const met = async () => (await inbox.get<{ faults: Fault[] }>("/v1/faults")).body.faults[0]?.times_met;
  await using broken = await SmtpSession.open();
  expect(await broken.envelope(inbox.address("a"))).toBeNull();
  await expect.poll(met).toBe(1);
  broken.socket.destroy();
  await expect.poll(met).toBe(0);
  for (const reply of ["451", "451", "250"]) expect((await send(inbox.address("a"))).slice(0, 3)).toBe(reply);
  expect(await deliveriesOf(inbox, 2, "outcome=refused")).toMatchObject([{ fault_id: id }, { fault_id: id }]);
});

test("parallel mail to other tags, namespaces and accounts meets nothing", async () => {
  const [inbox, other] = [await newAccount(), await newAccount()];
  const { slug } = (await inbox.post<{ slug: string }>("/v1/namespaces")).body;
  await addFault(inbox, { namespace: inbox.namespace, tag: "one", reply: 550 });
  await addFault(inbox, { tag_prefix: "Run-7-", drop: true });
  const to = ["one", "two", "one-more", "run-7-a", "run-70"].map((tag) => inbox.address(tag));
  const elsewhere = [inbox.address("one").replace(inbox.namespace, slug), other.address("one")];
  const rounds = Array.from({ length: 5 }, () => [...to, ...elsewhere]).flat();
  const replies = await Promise.all(rounds.map(async (address) => [address, (await send(address)).slice(0, 3)]));
  for (const [address, code] of replies) expect([address, code]).toEqual([address, address === to[0] ? "550" : "250"]);
  expect(new Set(await tagsOf(inbox))).toEqual(new Set(["one", "one-more", "run-70", "two"]));
  expect((await inbox.list({ tag: "one", limit: 100 })).map(({ namespace }) => namespace)).toEqual(Array(5).fill(slug));
  expect(await other.list()).toHaveLength(5);
});

test("a fault holds for so many mails, exactly, however many come at once, and the next one after it", async () => {
  const inbox = await newAccount();
  await addFault(inbox, { tag: "a", reply: 451, times: 7 });
  await addFault(inbox, { tag: "a", reply: 550, times: 5, stage: "data" });
  await addFault(inbox, { tag: "a", drop: true, times: 3 });
  const replies = await Promise.all(Array.from({ length: 30 }, () => send(inbox.address("a"))));
  const codes = replies.map((reply) => reply.slice(0, 3)).sort();
  expect(codes).toEqual([...Array(18).fill("250"), ...Array(7).fill("451"), ...Array(5).fill("550")]);
  expect(await inbox.list({ limit: 100 })).toHaveLength(15);
  expect((await inbox.get<{ faults: object[] }>("/v1/faults")).body.faults).toEqual([]);
  expect(await deliveriesOf(inbox, 3, "outcome=dropped")).toMatchObject(Array(3).fill({ reply: 250, reason: "fault" }));
});

test("the mails that have met a fault are counted", async () => {
  const inbox = await newAccount();
  await addFault(inbox, { tag: "a", reply: 451, times: 3 });
  for (const address of ["a", "b", "a"]) await send(inbox.address(address));
  expect((await inbox.get("/v1/faults")).body).toMatchObject({ faults: [{ times: 3, times_met: 2 }] });
});

test("drop answers 250, stores nothing and counts nothing; the owner sees what the sender does not", async () => {
  const inbox = await newAccount();
  const { id } = await addFault(inbox, { tag: "a", drop: true });
  const stored = await send(inbox.address("b"));
  expect(await send(inbox.address("a"))).toBe(stored);
  expect(await storedCounts(inbox.accountId)).toEqual({ mails: 1, messages: 1, used: 1 });
  expect(await deliveriesOf(inbox, 2)).toMatchObject([
    { outcome: "dropped", tag: "a", reply: 250, text: "OK: stored", reason: "fault", message_id: null, fault_id: id },
    { outcome: "accepted", tag: "b", reply: 250, text: "OK: stored", reason: "stored", fault_id: null },
  ]);
  expect(stored).toContain("OK: stored");
});

test("duplicate stores twice and counts twice, and at the cap once", async () => {
  const inbox = await newAccount("free");
  await addFault(inbox, { tag: "a", duplicate: true });
  expect(await send(inbox.address("a"))).toMatch(/^250 /);
  expect(await storedCounts(inbox.accountId)).toEqual({ mails: 2, messages: 2, used: 2 });
  const [one, other] = await inbox.list();
  expect({ ...one, id: "", received_at: "", expire_at: "" }).toEqual({
    ...other,
    id: "",
    received_at: "",
    expire_at: "",
  });
  await Promise.all(Array.from({ length: 97 }, (_, n) => send(inbox.address(`b${n}`))));
  expect(await send(inbox.address("a"))).toMatch(/^250 /);
  expect(await storedCounts(inbox.accountId)).toMatchObject({ messages: 100, used: 100 });
});

test("a mail to several is stored for those who meet nothing, once more for who doubles, and not for who drops", async () => {
  const [inbox, other] = [await newAccount(), await newAccount()];
  await addFault(inbox, { tag: "drops", drop: true });
  await addFault(inbox, { tag: "doubles", duplicate: true });
  expect(await send([...["drops", "plain", "doubles"].map(inbox.address), other.address("drops")])).toMatch(/^250 /);
  expect(await tagsOf(inbox)).toEqual(["doubles", "doubles", "plain"]);
  expect(await tagsOf(other)).toEqual(["drops"]);
});

test("what one recipient refuses after DATA is stored for none, and another account learns nothing of the fault", async () => {
  const [inbox, other] = [await newAccount(), await newAccount()];
  const { id } = await addFault(inbox, { tag: "a", reply: 451, stage: "data" });
  expect(await send([inbox.address("a"), inbox.address("b"), other.address("a")])).toMatch(/^451 /);
  expect([await inbox.list(), await other.list()]).toEqual([[], []]);
  const own = await deliveriesOf(inbox, 2);
  expect(own.map(({ reason, fault_id }) => [reason, fault_id])).toEqual(Array(2).fill(["fault", id]));
  expect(await deliveriesOf(other, 1)).toMatchObject([{ reply: 451, reason: "some_refused", fault_id: null }]);
});

test("a session with a login meets the faults of its namespace, for any recipient", async () => {
  const inbox = await newAccount();
  await addFault(inbox, { tag: "alice", reply: 550 });
  await using session = await logIn(inbox);
  expect(await session.send("alice@example.com", mail)).toMatch(/^550 /);
  await session.say("RSET");
  expect(await session.send("bob@example.com", mail)).toMatch(/^250 /);
  expect(await deliveriesOf(inbox, 1, "address=ALICE@example.com")).toMatchObject([{ tag: "alice", reply: 550 }]);
});

test("a fault holds from the moment it is made, and ends when it is deleted, also while RCPT remembers the account", async () => {
  const inbox = await newAccount();
  const done = new AbortController();
  const stream = async () => {
    await using session = await SmtpSession.open();
    while (!done.signal.aborted) expect(await session.send(inbox.address("other"), mail)).toMatch(/^250 /);
  };
  const streams = [stream(), stream()];
  await using session = await SmtpSession.open();
  for (let round = 0; round < 12; round++) {
    expect(await session.send(inbox.address("a"), mail)).toMatch(/^250 /);
    const { id } = await addFault(inbox, { tag: "a", reply: 451 });
    expect(await session.send(inbox.address("a"), mail)).toMatch(/^451 /);
    await session.say("RSET");
    await inbox.delete(`/v1/faults/${id}`);
  }
  done.abort();
  await Promise.all(streams);
  expect(await inbox.list({ tag: "a", limit: 100 })).toHaveLength(12);
});

test("a fault of an hour ago is over", async () => {
  const inbox = await newAccount();
  await addFault(inbox, { tag: "a", reply: 550, for_seconds: 3600 });
  await moveClock("3601 seconds");
  expect(await send(inbox.address("a"))).toMatch(/^250 /);
  await moveClock("0");
});

const late = [
  [{ reply: 550 }, /^550 /, []],
  [{ reply: 451, stage: "data" }, /^451 /, []],
  [{ drop: true }, /^250 /, []],
  [{ duplicate: true }, /^250 /, ["a", "a"]],
] as const;
test.each(late)("a fault %j that is made after RCPT is met when the mail is stored", async (fault, reply, stored) => {
  const inbox = await newAccount();
  for (const recipients of [["a"], ["a", "b"]]) {
    await using session = await SmtpSession.open();
    await session.envelope(recipients.map(inbox.address));
    const { id } = await addFault(inbox, { tag: "a", ...fault, times: 1 });
    expect(await session.say(`${mail}\r\n.`)).toMatch(reply);
    await inbox.delete(`/v1/faults/${id}`);
  }
  expect((await inbox.list({ tag: "a" })).map(({ tag }) => tag)).toEqual([...stored, ...stored]);
});
