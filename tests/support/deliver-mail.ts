import { sql } from "@/lib/db/client";
import { deliver, mailChannel } from "@/lib/intake";
import type { ParsedMail } from "@/lib/mail/types";
import type { TestAccount } from "./account";

interface DeliveredMail extends Partial<ParsedMail> {
  /** Each makes a message. */
  tags?: string[];
  source?: Buffer;
  /** False to store without a word, as when a NOTIFY is lost. */
  announced?: boolean;
}

/** Stores a mail as the SMTP process does once it has parsed it: for tests that need many, or that time the commit. */
export async function deliverMail(account: TestAccount, mail: DeliveredMail = {}): Promise<void> {
  const { tags = ["signup"], source = Buffer.from("\r\n"), announced = true, ...parsed } = mail;
  const { accountId, namespace } = account;
  const recipients = tags.map((tag) => ({ accountId, namespace, tag, address: account.address(tag), counts: true }));
  const sent: ParsedMail = {
    from: { address: "app@example.com", name: "App" },
    to: [],
    subject: "Hello",
    text: "",
    html: null,
    headers: {},
    extracted: { otp_codes: [], links: [], verification_links: [] },
    attachments: [],
    ...parsed,
  };
  for (;;) {
    const [delivery] = await deliver([{ sender: "", recipients, source, parsed: sent }]);
    if (delivery === "stored") break;
    if (delivery !== "busy") throw new Error(`not stored: ${delivery}`);
  }
  if (announced) await sql()`select pg_notify(${mailChannel}, ${accountId})`;
}
