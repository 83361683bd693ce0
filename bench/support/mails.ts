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
