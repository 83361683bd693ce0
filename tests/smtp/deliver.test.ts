import { afterEach, expect, test } from "vitest";
import { type Plan, plans } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";
import { deliver, type IncomingMail, type Recipient } from "@/lib/intake";
import type { ParsedMail } from "@/lib/mail/types";
import { newAccount, type TestAccount } from "../support/account";
import { moveClock, setClock } from "../support/clock";

const noon = "2031-05-15T12:00:00.000Z";
const day = 86_400_000;
const parsed: ParsedMail = {
  from: null,
  to: [],
  subject: "Hello",
  text: "",
  html: null,
  headers: {},
  extracted: { otp_codes: [], links: [], verification_links: [] },
  attachments: [],
};

afterEach(() => moveClock("0"));

const stop = (moment: string) => setClock(`timestamptz '${moment}'`);

function to(account: Pick<TestAccount, "accountId" | "namespace">, more: Partial<Recipient> = {}): Recipient {
  const { accountId, namespace } = account;
  return { accountId, namespace, tag: "t", address: "t@n", counts: true, ...more };
}

const mail = (...recipients: Recipient[]): IncomingMail => ({
  sender: "",
  recipients,
  source: Buffer.from("\r\n"),
  parsed,
});

const nobody = { accountId: "acc_gone", namespace: "gone" };

async function stampsOf({ accountId }: TestAccount): Promise<string[]> {
  const rows = await sql()<{ received_at: Date }[]>`
    select received_at from messages where account_id = ${accountId} order by received_at`;
  return rows.map(({ received_at }) => received_at.toISOString().slice(11, -1));
}

async function usageOf({ accountId }: TestAccount): Promise<Record<string, number>> {
  const rows = await sql()<{ month: string; mails: number }[]>`
    select month, emails_received as mails from usage where account_id = ${accountId} order by month`;
  return Object.fromEntries(rows.map(({ month, mails }) => [month, mails]));
}

const use = ({ accountId }: TestAccount, month: string, mails: number) =>
  sql()`insert into usage values (${accountId}, ${month}, ${mails})`;
const lastStamp = ({ accountId }: TestAccount, moment: string) =>
  sql()`update accounts set last_received_at = ${moment} where id = ${accountId}`;

const lastOf = async ({ accountId }: TestAccount) => {
  const [row] = await sql()<{ last: Date | null }[]>`
    select last_received_at as last from accounts where id = ${accountId}`;
  return row?.last?.toISOString();
};

test("the first stamp is the clock's time, each further one of the batch a millisecond later", async () => {
  await stop(noon);
  const account = await newAccount();
  expect(await deliver([mail(to(account)), mail(to(account), to(account, { tag: "u" }))])).toEqual([
    "stored",
    "stored",
  ]);
  expect(await stampsOf(account)).toEqual(["12:00:00.000", "12:00:00.001", "12:00:00.002"]);
});

test("a stamp comes after the account's last, whatever the clock says", async () => {
  await stop(noon);
  const account = await newAccount();
  await lastStamp(account, "2031-05-15T12:00:00.998Z");
  await deliver([mail(to(account)), mail(to(account))]);
  expect(await stampsOf(account)).toEqual(["12:00:00.999", "12:00:01.000"]);
});

test("over a second ahead of the clock the mails of a batch share a stamp, still after the last", async () => {
  await stop(noon);
  const account = await newAccount();
  await lastStamp(account, "2031-05-15T12:00:01.000Z");
  await deliver([mail(to(account)), mail(to(account))]);
  expect(await stampsOf(account)).toEqual(["12:00:01.001", "12:00:01.001"]);
});

test.each(Object.entries(plans))("a message of the plan %s expires after its retention", async (plan, limits) => {
  const account = await newAccount(plan as Plan);
  await deliver([mail(to(account))]);
  const [row] = await sql()<{ received_at: Date; expire_at: Date }[]>`
    select received_at, expire_at from messages where account_id = ${account.accountId}`;
  expect(Number(row?.expire_at) - Number(row?.received_at)).toBe(limits.retention_days * day);
});

test("a mail is counted once a recipient, and not for an operator's address", async () => {
  await stop(noon);
  const account = await newAccount();
  await deliver([mail(to(account), to(account, { tag: "u" })), mail(to(account, { counts: false }))]);
  expect(await usageOf(account)).toEqual({ "2031-05": 2 });
});

test("within a batch the cap is exact, and a mail is stored for all its recipients or for none", async () => {
  await stop(noon);
  const [full, roomy] = await Promise.all([newAccount("free"), newAccount()]);
  await use(full, "2031-05", 98);
  const batch = [
    mail(to(full)),
    mail(to(full), to(full, { tag: "u" })),
    mail(to(full), to(roomy)),
    mail(to(full), to(roomy)),
    mail(to(full)),
    mail(to(full, { counts: false })),
  ];
  const fate = ["stored", "partly_refused", "stored", "partly_refused", "over_cap", "stored"];
  expect(await deliver(batch)).toEqual(fate);
  expect(await usageOf(full)).toEqual({ "2031-05": 100 });
  expect(await usageOf(roomy)).toEqual({ "2031-05": 1 });
});

test("a plan that has become smaller leaves no room", async () => {
  await stop(noon);
  const account = await newAccount("free");
  await use(account, "2031-05", 250);
  expect(await deliver([mail(to(account))])).toEqual(["over_cap"]);
});

test("a recipient whose account is gone refuses the mail; all gone, the mail is", async () => {
  const account = await newAccount();
  expect(await deliver([mail(to(nobody)), mail(to(nobody), to(account))])).toEqual(["gone", "partly_refused"]);
  expect(await stampsOf(account)).toEqual([]);
});

test("an account that others hold makes its mails busy, whoever else they are for, and no others", async () => {
  const [held, free] = await Promise.all([newAccount(), newAccount()]);
  const batch = [mail(to(held)), mail(to(free)), mail(to(nobody), to(free), to(held))];
  await sql().begin(async (tx) => {
    await tx`select from accounts where id = ${held.accountId} for update`;
    expect(await deliver(batch)).toEqual(["busy", "stored", "busy"]);
  });
  expect([await stampsOf(held), (await stampsOf(free)).length]).toEqual([[], 1]);
  expect(await deliver(batch)).toEqual(["stored", "stored", "partly_refused"]);
});

test("some of its recipients gone and the others over the cap, a mail is refused in part", async () => {
  await stop(noon);
  const full = await newAccount("free");
  await use(full, "2031-05", 100);
  const batch = [mail(to(nobody), to(full)), mail(to(full), to(full, { counts: false })), mail(to(full), to(full))];
  expect(await deliver(batch)).toEqual(["partly_refused", "partly_refused", "over_cap"]);
});

test("what is refused leaves the account as it was: no stamp, no count", async () => {
  await stop(noon);
  const full = await newAccount("free");
  await lastStamp(full, "2031-05-15T11:00:00.000Z");
  await use(full, "2031-05", 100);
  expect(await deliver([mail(to(full))])).toEqual(["over_cap"]);
  expect(await lastOf(full)).toBe("2031-05-15T11:00:00.000Z");
  expect(await usageOf(full)).toEqual({ "2031-05": 100 });
});

test("a new month begins with all of the cap, and the account's newest stamp is the last one given", async () => {
  await stop("2031-06-01T00:00:00.000Z");
  const account = await newAccount("free");
  await use(account, "2031-05", 100);
  expect(await deliver([mail(to(account)), mail(to(account))])).toEqual(["stored", "stored"]);
  expect(await usageOf(account)).toEqual({ "2031-05": 100, "2031-06": 2 });
  expect(await lastOf(account)).toBe("2031-06-01T00:00:00.001Z");
});

test("stamps ahead of the clock decide the month, too", async () => {
  await stop("2031-05-31T23:59:59.500Z");
  const account = await newAccount("free");
  await lastStamp(account, "2031-06-01T00:00:00.100Z");
  await use(account, "2031-05", 100);
  expect(await deliver([mail(to(account))])).toEqual(["stored"]);
  expect(await usageOf(account)).toEqual({ "2031-05": 100, "2031-06": 1 });
});

test("the month of a mail is that of its stamp, also where one ends within a mail", async () => {
  await stop("2031-05-31T23:59:59.999Z");
  const account = await newAccount("free");
  await use(account, "2031-05", 97);
  await use(account, "2031-06", 98);
  const twice = mail(to(account), to(account, { tag: "u" }));
  expect(await deliver([twice, mail(to(account)), mail(to(account))])).toEqual(["stored", "stored", "over_cap"]);
  expect(await usageOf(account)).toEqual({ "2031-05": 98, "2031-06": 100 });
});

test("each account of a mail gets it once, with its attachments, in the order they came", async () => {
  const [one, other] = await Promise.all([newAccount(), newAccount()]);
  const attachments = ["first", "second"].map((content) => ({
    filename: content,
    contentType: "text/plain",
    content: Buffer.from(content),
  }));
  const source = Buffer.from([0, 255, 10, 13, 92, 34]);
  const sent = { ...mail(to(one), to(other), to(one, { tag: "u" })), source, parsed: { ...parsed, attachments } };
  await deliver([sent, mail(to(one))]);
  for (const { accountId } of [one, other]) {
    const stored = await sql()<{ index: number; content: Buffer; source: Buffer }[]>`
      select a.index, a.content, m.source from attachments a join mails m on m.id = a.mail_id
      where a.account_id = ${accountId} order by a.index`;
    expect(stored.map(({ content }) => content.toString())).toEqual(["first", "second"]);
    for (const row of stored) expect(row.source).toEqual(source);
  }
});
