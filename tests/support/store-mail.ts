import { sql } from "@/lib/db/client";
import type { ParsedMail } from "@/lib/mail/types";
import { deliver } from "@/lib/messages/deliver";
import type { Delivery } from "@/lib/messages/incoming";
import { namespaceDomain } from "@/lib/namespaces/namespace-domain";
import { mailChannel } from "@/lib/notify/channel";

/** Puts a mail into an account as the SMTP process does once it has parsed it. */
export async function storeMail(
  { accountId, namespace }: { accountId: string; namespace: string },
  { tag = "signup", ...parsed }: Partial<ParsedMail> & { tag?: string } = {},
): Promise<Delivery | undefined> {
  const address = `${tag}@${namespaceDomain(namespace)}`;
  const [delivery] = await deliver([
    {
      sender: "sender@app.example.com",
      recipients: [{ accountId, namespace, tag, address, counts: true }],
      source: Buffer.from("Subject: test\r\n\r\ntest\r\n"),
      parsed: {
        from: { address: "sender@app.example.com", name: "Sender" },
        to: [address],
        subject: "Your code",
        text: "Your code is 482913",
        html: null,
        headers: { subject: "Your code", received: "one\ntwo" },
        extracted: { otp_codes: ["482913"], links: [], verification_links: [] },
        attachments: [],
        ...parsed,
      },
    },
  ]);
  await sql()`select pg_notify(${mailChannel}, ${accountId})`;
  return delivery;
}
