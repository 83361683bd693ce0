import { afterEach, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { deliver, type IncomingMail, type Recipient } from "@/lib/intake";
import { degradeMail } from "@/lib/mail/degrade";
import { newAccount, type TestAccount } from "../support/account";
import { moveClock, setClock } from "../support/clock";

const noon = "timestamptz '2031-05-15T12:00:00.000Z'";
const source = Buffer.from('Subject: "Hello" \\ {}\r\n\r\nx');

afterEach(() => moveClock("0"));

function mailFor({ accountId }: Pick<TestAccount, "accountId">, counts = true, tags = ["Tag"]): IncomingMail {
  const recipients = tags.map((tag): Recipient => ({ accountId, namespace: "n", tag, address: `${tag}@n`, counts }));
  return { sender: "app@example.com", recipients, source, parsed: { ...degradeMail(source), html: "<p>'x'</p>" } };
}

/** Everything that is stored of the account's mail, but for ids. */
const storedFor = ({ accountId }: TestAccount) => sql()`
  select to_jsonb(m) - 'account_id' - 'id' - 'mail_id' as message, to_jsonb(b) - 'account_id' - 'id' as mail,
    a.last_received_at, u.month, u.emails_received
  from accounts a join usage u on u.account_id = a.id join messages m on m.account_id = a.id
    join mails b on b.account_id = a.id and b.id = m.mail_id
  where a.id = ${accountId} order by m.received_at`;

async function nearlyFull(): Promise<TestAccount> {
  const account = await newAccount("free");
  await sql()`insert into usage values (${account.accountId}, '2031-05', 98)`;
  await sql()`update accounts set last_received_at = ${"2031-05-15T12:00:00.500Z"} where id = ${account.accountId}`;
  return account;
}

test("a mail for one recipient is stored by itself as it is in a set with others", async () => {
  await setClock(noon);
  const [alone, beside, other] = await Promise.all([nearlyFull(), nearlyFull(), newAccount()]);
  const batch = (account: TestAccount) => [
    mailFor(account),
    mailFor(account, false),
    mailFor(account),
    mailFor(account),
    mailFor({ accountId: "acc_gone" }),
  ];
  const fates = ["stored", "stored", "stored", "over_cap", "gone"];
  expect(await deliver(batch(alone))).toEqual(fates);
  expect(await deliver([...batch(beside), mailFor(other, true, ["one", "two"])])).toEqual([...fates, "stored"]);
  const stored = await storedFor(alone);
  expect(stored).toHaveLength(3);
  expect(stored).toEqual(await storedFor(beside));
});
