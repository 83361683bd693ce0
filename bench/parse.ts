import { parseMail } from "@/lib/mail/parse";
import { createParsePool, type ParsePool } from "@/smtp/parse-pool";
import { hostileMails } from "@/tests/unit/mail/hostile";

/**
 * `npm run bench parse`, after a build: what an ordinary and a hostile mail costs in this thread, and how long a small mail
 * takes through the worker pool, alone and while hostile mails go through it.
 */
const HEAD = [
  "Return-Path: <bounce@acme.test>",
  "Received: from mx1.acme.test (mx1.acme.test [192.0.2.1]) by mail.example with ESMTPS id 4Xy1; Mon, 1 Jan 2024 00:00:00 +0000",
  "DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=acme.test; s=k1; h=from:to:subject; bh=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  'From: "Acme" <no-reply@acme.test>',
  "To: someone@demo.inbox.localhost",
  "Subject: Your code is 482913",
  "Date: Mon, 1 Jan 2024 00:00:00 +0000",
  "Message-ID: <123@acme.test>",
  "MIME-Version: 1.0",
];
const OPENING = "Your code is 482913. Or open https://acme.test/verify?token=abc to confirm your address.";
const MARKUP = `<p>Your code is <b>482913</b>. Or <a href="https://acme.test/verify?token=abc">confirm</a>.</p>`;

/** Sentences of which none comes twice in a mail, as reading one again costs nothing. */
function sentence(index: number): string {
  const at = (words: string[], step: number) => words[Math.floor(index / step) % words.length];
  const who = at(["Nobody from Acme", "Our team", "The new editor", "Your colleague", "Whoever writes to us"], 1);
  const does = at(["will ask you for it", "keeps the old files", "can see what changed", "answers in a day"], 5);
  const when = at(["and it stops working", "before the sale ends", "while it is open", "once the order is there"], 20);
  const rest = at(["after ten minutes", "on all your devices", "in the last week of June", "at no further cost"], 80);
  return `${who} ${does}, ${when} ${rest}.`;
}

const SENTENCE_LENGTH = 75;

function repeat(count: number, make: (sentence: string, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(sentence(index), index)).join("");
}

function textMail(bytes: number): Buffer {
  const body = `${OPENING}\r\n${repeat(bytes / SENTENCE_LENGTH, (prose) => `${prose}\r\n`)}`;
  return Buffer.from([...HEAD, "Content-Type: text/plain; charset=utf-8", "", body].join("\r\n"));
}

function bothMail(text: string, html: string): Buffer {
  const part = (type: string, body: string) =>
    `--b\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quoted(body)}\r\n`;
  const parts = `${part("text/plain", text)}${part("text/html", html)}--b--`;
  return Buffer.from([...HEAD, "Content-Type: multipart/alternative; boundary=b", "", parts].join("\r\n"));
}

function quoted(body: string): string {
  return body.replaceAll("=", "=3D").replace(/[^\r\n]{70}(?=[^\r\n]{6})/g, "$&=\r\n");
}

/** The same in both parts, a paragraph each sentence. */
function proseParts(bytes: number): { text: string; html: string } {
  const count = Math.round(bytes / 2 / (SENTENCE_LENGTH + 30));
  return {
    text: `${OPENING}\r\n\r\n${repeat(count, (prose) => `${prose}\r\n\r\n`)}`,
    html: MARKUP + repeat(count, (prose) => `<p style="margin:0;color:#333">${prose}</p>\r\n`),
  };
}

function proseMail(bytes: number): Buffer {
  const { text, html } = proseParts(bytes);
  return bothMail(text, html);
}

const card = (
  prose: string,
  index: number,
) => `<tr><td style="padding:0 24px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;background-color:#ffffff"><tr>
      <td width="120" valign="top" style="padding:12px"><a href="https://click.acme.test/ls/click?upn=u001.7Qk2vPd${index}" target="_blank"><img src="https://img.acme.test/card.png" width="96" height="96" alt="" style="display:block;border:0;outline:none" /></a></td>
      <td valign="top" style="padding:12px;font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:22px;color:#333333"><strong>What is new this week</strong><br />${prose}<br /><a href="https://click.acme.test/ls/click?upn=u001.9Lm4xWz${index}" style="color:#0b57d0;text-decoration:none">Read more</a></td>
    </tr></table></td></tr>\r\n`;

/** As shops and newsletters send it: nested tables, each style inline, two links a card, a tenth of it to read; a text part beside. */
function newsletterMail(bytes: number): Buffer {
  const count = Math.round(bytes / 1200);
  return bothMail(
    `${OPENING}\r\n\r\n${repeat(count, (prose) => `What is new this week\r\n${prose}\r\n\r\n`)}`,
    `<table width="600">${MARKUP}${repeat(count, card)}</table>`,
  );
}

const SPACER = `<table border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"><tbody><tr><td style="font-size:0px;padding:10px 25px;word-break:break-word;"><p style="border-top:solid 1px #E6EBF1;font-size:1px;margin:0px auto;width:100%;">&nbsp;</p><!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" style="border-top:solid 1px #E6EBF1;font-size:1px;margin:0px auto;width:550px;" role="presentation" width="550px"><tr><td style="height:0;line-height:0;">&nbsp;</td></tr></table><![endif]--></td></tr></tbody></table>`;

const section = (
  prose: string,
  index: number,
) => `<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:600px;" width="600" bgcolor="#ffffff"><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
  <div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;">
    <div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
      <tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu,Helvetica,Arial,sans-serif;font-size:15px;line-height:22px;text-align:left;color:#3c4257;">${prose} ${sentence(index + 40)}</div></td></tr>
      <tr><td align="center" vertical-align="middle" style="font-size:0px;padding:10px 25px;word-break:break-word;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"><tbody><tr><td align="center" bgcolor="#0b57d0" role="presentation" style="border:none;border-radius:4px;cursor:auto;mso-padding-alt:10px 25px;background:#0b57d0;" valign="middle"><a href="https://click.acme.test/ls/click?upn=u001.5Rb8nTk${index}" style="display:inline-block;background:#0b57d0;color:#ffffff;font-family:Ubuntu,Helvetica,Arial,sans-serif;font-size:15px;font-weight:normal;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:10px 25px;border-radius:4px;" target="_blank">Read more</a></td></tr></tbody></table></td></tr>
    </tbody></table></div></td></tr></tbody></table></div>${SPACER}
<!--[if mso | IE]></td></tr></table><![endif]-->\r\n`;

/** As a template program lays out what a product sends: each section in tables within tables, with comments for Outlook. */
function productMail(bytes: number): Buffer {
  const count = Math.round(bytes / 3100);
  return bothMail(
    `${OPENING}\r\n\r\n${repeat(count, (prose, index) => `${prose} ${sentence(index + 40)}\r\n\r\n`)}`,
    `<html><head><style type="text/css">${"@media only screen and (min-width:480px) { .mj-column-per-100 { width:100% !important; } }\n".repeat(4)}</style></head><body>${MARKUP}${repeat(count, section)}</body></html>`,
  );
}

/** The quickest of twenty rounds, which other programs disturb least, and their median; one round before them warms up. */
async function ordinary(name: string, source: Buffer): Promise<void> {
  const together = 16;
  const repeats = Math.max(1, Math.ceil(500_000 / (source.length + 1000) / 2));
  const micros: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      await Promise.all(Array.from({ length: together }, () => parseMail(source)));
    }
    if (round > 0) micros.push(((performance.now() - start) * 1000) / repeats / together);
  }
  micros.sort((a, b) => a - b);
  const [quickest, median] = [micros[0] as number, micros[ROUNDS / 2] as number];
  const perByte = ((quickest * 1000) / source.length).toFixed(0);
  console.log(
    `${name.padEnd(36)} ${quickest.toFixed(0).padStart(7)} µs  ${perByte.padStart(4)} ns a byte  median ${median.toFixed(0)} µs`,
  );
}

const ROUNDS = 20;

async function hostile(name: string, source: Buffer): Promise<void> {
  const start = performance.now();
  const outcome = await parseMail(source).then(
    () => "",
    (error: Error) => error.message,
  );
  const milliseconds = performance.now() - start;
  const perByte = ((milliseconds * 1e6) / source.length).toFixed(0);
  console.log(
    `${name.padEnd(36)} ${milliseconds.toFixed(0).padStart(7)} ms  ${perByte.padStart(4)} ns a byte  ${outcome}`,
  );
}

async function latencies(pool: ParsePool, meanwhile: () => boolean): Promise<string> {
  const source = proseMail(2000);
  const times: number[] = [];
  while (meanwhile()) {
    const start = performance.now();
    await pool.parse(source);
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1 - 1e-9)} ms of ${times.length}`;
}

async function throughPool(): Promise<void> {
  const pool = createParsePool();
  await Promise.all(Array.from({ length: 1000 }, () => pool.parse(proseMail(2000))));
  const start = performance.now();
  await Promise.all(Array.from({ length: 20_000 }, () => pool.parse(proseMail(2000))));
  console.log(`20,000 mails of 2 KB at once: ${(20_000_000 / (performance.now() - start)).toFixed(0)} mails/s`);
  const quietUntil = performance.now() + 3000;
  console.log(`one at a time, quiet: ${await latencies(pool, () => performance.now() < quietUntil)}`);
  let open = 0;
  let slowest = 0;
  for (const make of Object.values(hostileMails)) {
    const source = make();
    open += 1;
    const sent = performance.now();
    void pool.parse(source).then(() => {
      slowest = Math.max(slowest, performance.now() - sent);
      open -= 1;
    });
  }
  console.log(`one at a time, beside ${open} hostile mails: ${await latencies(pool, () => open > 0)}`);
  console.log(`the slowest hostile mail: ${slowest.toFixed(0)} ms`);
  await pool.close();
}

await ordinary("2 KB text", textMail(1300));
await ordinary("2 KB text and HTML", proseMail(1300));
await ordinary("50 KB text and HTML", proseMail(50_000));
await ordinary("50 KB of a product", productMail(50_000));
await ordinary("50 KB newsletter", newsletterMail(50_000));
for (const [name, make] of Object.entries(hostileMails)) await hostile(name, make());
await throughPool();
