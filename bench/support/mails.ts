import { randomBytes } from "node:crypto";
import { newsletterParts } from "@/packages/extract/tools/bench-mails";

/** A sign-up mail of about 2 KB with a text and an HTML part, ready for DATA: closing dot included. */
export function ordinaryMail(to: string, code = "482913"): Buffer {
  const prose = "Nobody from Acme will ever ask you for this code, and it stops working after ten minutes.";
  const lines = [
    'From: "Acme" <no-reply@acme.example>',
    `To: ${to}`,
    `Subject: Your code is ${code}`,
    "Date: Thu, 15 Jan 2026 09:30:00 +0000",
    "Message-ID: <0102019bc3f1@acme.example>",
    "MIME-Version: 1.0",
    'Content-Type: multipart/alternative; boundary="b1"',
    "",
    "--b1",
    "Content-Type: text/plain; charset=utf-8",
    "",
    `Your code is ${code}. Or open https://acme.example/verify?token=8f14e45f to confirm your address.`,
    ...Array.from({ length: 5 }, () => prose),
    "--b1",
    "Content-Type: text/html; charset=utf-8",
    "",
    `<p>Your code is <b>${code}</b>. Or <a href="https://acme.example/verify?token=8f14e45f">confirm your address</a>.</p>`,
    ...Array.from({ length: 6 }, () => `<p style="margin:0;color:#333333">${prose}</p>`),
    "--b1--",
    ".",
    "",
  ];
  return Buffer.from(lines.join("\r\n"));
}

/** A newsletter of so many KB, text and HTML together. */
export function newsletter(to: string, kilobytes: number): Buffer {
  const { text, html } = newsletterParts(kilobytes * 1024);
  const part = (type: string, body: string) => [
    "--b1",
    `Content-Type: ${type}; charset=utf-8`,
    "",
    ...body.split("\n"),
  ];
  const parts = [...part("text/plain", text), ...part("text/html", html), "--b1--", ".", ""];
  return Buffer.from([...headers(to, 'multipart/alternative; boundary="b1"'), ...parts].join("\r\n"));
}

/** A mail with one attachment, of which nothing can be compressed. */
export function mailWithAttachment(to: string, kilobytes: number): Buffer {
  const lines = [
    ...headers(to, 'multipart/mixed; boundary="b1"'),
    "--b1",
    "Content-Type: text/plain",
    "",
    "Your invoice is attached.",
    "--b1",
    'Content-Type: application/pdf; name="invoice.pdf"',
    "Content-Transfer-Encoding: base64",
    "",
    ...(randomBytes(kilobytes * 768)
      .toString("base64")
      .match(/.{1,76}/g) ?? []),
    "--b1--",
    ".",
    "",
  ];
  return Buffer.from(lines.join("\r\n"));
}

function headers(to: string, type: string): string[] {
  return [
    'From: "Acme" <news@acme.example>',
    `To: ${to}`,
    "Subject: What is new at Acme",
    "Date: Thu, 15 Jan 2026 09:30:00 +0000",
    "MIME-Version: 1.0",
    `Content-Type: ${type}`,
    "",
  ];
}
