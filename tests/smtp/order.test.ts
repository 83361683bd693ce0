import { afterEach, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { newAccount, type TestAccount } from "../support/account";
import { moveClock, setClock } from "../support/clock";
import { runService } from "../support/service";
import { SmtpSession } from "../support/smtp-session";

runService();

afterEach(() => moveClock("0"));

/** Sets the clock to this moment, from which it goes on. */
const setTime = (moment: string) => moveClock(`${Date.parse(moment) - Date.now()} milliseconds`);

/** 64 senders with so many mails each, all at once; resolves once all have their 250. */
async function sendFrom64(inbox: TestAccount, mails: number): Promise<void> {
  const sessions = await Promise.all(Array.from({ length: 64 }, () => SmtpSession.open()));
  await Promise.all(
    sessions.map(async (session, sender) => {
      for (let n = 0; n < mails; n++) {
        expect(await session.send(inbox.address(`s${sender}`), `Subject: ${n}\r\n\r\nx`)).toMatch(/^250 /);
      }
      session.socket.destroy();
    }),
  );
}

/** Reads on from what it has seen last until `finished`, as a client with a `since` cursor does. */
async function follow(inbox: TestAccount, finished: Promise<unknown>): Promise<{ id: string; received_at: string }[]> {
  const seen: { id: string; received_at: string }[] = [];
  let done = false;
  void finished.then(() => {
    done = true;
  });
  for (let since = "0"; ; ) {
    const last = done;
    const { body } = await inbox.get<{ messages: typeof seen }>(`/v1/messages?limit=100&since=${since}`);
    // A page holds the newest: had more come than fit, the reader would page on before it moves its cursor.
    let offset = 100;
    const page = body.messages;
    for (let size = page.length; size === 100; ) {
      const more = await inbox.get<{ messages: typeof seen }>(`/v1/messages?limit=100&offset=${offset}&since=${since}`);
      // What arrived meanwhile has moved some to this page.
      page.push(...more.body.messages.filter(({ id }) => !page.some((known) => known.id === id)));
      size = more.body.messages.length;
      offset += 100;
    }
    seen.push(...page.reverse());
    since = encodeURIComponent(seen.at(-1)?.received_at ?? "0");
    if (last) return seen;
  }
}

async function expectEachOnce(inbox: TestAccount, mails: number): Promise<string[]> {
  const sending = sendFrom64(inbox, mails);
  const seen = await follow(inbox, sending);
  await sending;
  const stored = await sql()<{ id: string }[]>`
    select id from messages where account_id = ${inbox.accountId} order by received_at, id`;
  expect(seen.length).toBe(stored.length);
  expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(stored.map(({ id }) => id)));
  const stamps = seen.map(({ received_at }) => received_at);
  expect(stamps).toEqual([...stamps].sort());
  return stamps;
}

test("64 senders to one account: stamps are unique, and a reader that follows `since` sees each mail once", async () => {
  const inbox = await newAccount();
  const stamps = await expectEachOnce(inbox, 8);
  expect(new Set(stamps).size).toBe(512);
});

test("across a month's end each mail counts in the month of its stamp", async () => {
  await setTime("2031-01-31T23:59:59.000Z");
  const inbox = await newAccount();
  const session = await SmtpSession.open();
  await session.send(inbox.address("before"), "Subject: before\r\n\r\nx");
  await setTime("2031-01-31T23:59:59.900Z");
  const stamps = await expectEachOnce(inbox, 8);
  await setTime("2031-02-01T00:00:10.000Z");
  await session.send(inbox.address("after"), "Subject: after\r\n\r\nx");
  session.socket.destroy();
  const counted = await sql()<{ month: string; used: number; stamped: number }[]>`
    select month, emails_received as used, (select count(*)::int from messages m where m.account_id = usage.account_id
      and to_char(m.received_at at time zone 'utc', 'YYYY-MM') = usage.month) as stamped
    from usage where account_id = ${inbox.accountId} order by month`;
  expect(counted.map(({ month }) => month)).toEqual(["2031-01", "2031-02"]);
  for (const { used, stamped } of counted) expect(used).toBe(stamped);
  expect(stamps.length).toBe(513);
});

test("a clock that is set back by an hour neither hides nor repeats a mail", async () => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  await session.send(inbox.address("first"), "Subject: first\r\n\r\nx");
  const [first] = await inbox.list();
  await moveClock("-1 hour");
  await session.send(inbox.address("second"), "Subject: second\r\n\r\nx");
  const later = await inbox.list({ since: first?.received_at ?? "" });
  expect(later.map(({ tag }) => tag)).toEqual(["second"]);
  const waiting = inbox.wait({ since: later[0]?.received_at ?? "", timeout: 10 });
  await session.send(inbox.address("third"), "Subject: third\r\n\r\nx");
  expect((await waiting).message?.tag).toBe("third");
});

test("a clock that is set back over a month's end keeps counting in the month of the stamps", async () => {
  await setTime("2031-03-01T00:00:01.000Z");
  const inbox = await newAccount("free");
  await sql()`insert into usage values (${inbox.accountId}, '2031-03', 98)`;
  await using session = await SmtpSession.open();
  expect(await session.send(inbox.address("a"), "x")).toMatch(/^250 /);
  await setTime("2031-02-28T23:59:00.000Z");
  expect(await session.send(inbox.address("b"), "x")).toMatch(/^250 /);
  expect(await session.send(inbox.address("c"), "x")).toMatch(/^552 /);
  expect(await sql()`select month, emails_received from usage where account_id = ${inbox.accountId}`).toEqual([
    { month: "2031-03", emails_received: 100 },
  ]);
});

test("the cap holds for a transaction that begins in one month and ends in the next", async () => {
  const inbox = await newAccount("free");
  await using session = await SmtpSession.open();
  await setTime("2031-04-30T23:00:00.000Z");
  await session.envelope(inbox.address("a"));
  await sql()`insert into usage values (${inbox.accountId}, '2031-04', 100)`;
  // The clock steps on at each look: April's last millisecond, then May.
  await sql().unsafe("drop sequence if exists looks; create sequence looks");
  await setClock("timestamptz '2031-04-30T23:59:59.999Z' + (nextval('looks') > 1)::int * interval '1 millisecond'");
  expect(await session.say("Subject: x\r\n\r\nx\r\n.")).toMatch(/^552 /);
});
