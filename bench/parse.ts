import { parseMail } from "@/lib/mail/parse";
import { newsletterParts, OPENING, productParts, proseParts, proseText } from "@/packages/extract/tools/bench-mails";
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
function textMail(bytes: number): Buffer {
  const body = `${OPENING}\n${proseText(bytes)}`;
  return Buffer.from([...HEAD, "Content-Type: text/plain; charset=utf-8", "", wired(body)].join("\r\n"));
}

function bothMail({ text, html }: { text: string; html: string }): Buffer {
  const part = (type: string, body: string) =>
    `--b\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quoted(body)}\r\n`;
  const parts = `${part("text/plain", text)}${part("text/html", html)}--b--`;
  return Buffer.from([...HEAD, "Content-Type: multipart/alternative; boundary=b", "", parts].join("\r\n"));
}

/** Lines as they end on the wire. */
function wired(body: string): string {
  return body.replaceAll("\n", "\r\n");
}

function quoted(body: string): string {
  return wired(body)
    .replaceAll("=", "=3D")
    .replace(/[^\r\n]{70}(?=[^\r\n]{6})/g, "$&=\r\n");
}

/** The quickest of twenty rounds, which other programs disturb least, and their median; one round before them warms up. */
async function ordinary(name: string, source: Buffer): Promise<void> {
  const together = 16;
  const repeats = Math.max(1, Math.ceil(500_000 / (source.length + 1000) / 2));
  const micros: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      for (let mail = 0; mail < together; mail += 1) parseMail(source);
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
  parseMail(source);
  const milliseconds = performance.now() - start;
  const perByte = ((milliseconds * 1e6) / source.length).toFixed(0);
  console.log(`${name.padEnd(36)} ${milliseconds.toFixed(0).padStart(7)} ms  ${perByte.padStart(4)} ns a byte`);
}

async function latencies(pool: ParsePool, meanwhile: () => boolean): Promise<string> {
  const source = bothMail(proseParts(2000));
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
  await Promise.all(Array.from({ length: 1000 }, () => pool.parse(bothMail(proseParts(2000)))));
  const start = performance.now();
  await Promise.all(Array.from({ length: 20_000 }, () => pool.parse(bothMail(proseParts(2000)))));
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
await ordinary("2 KB text and HTML", bothMail(proseParts(1300)));
await ordinary("50 KB text and HTML", bothMail(proseParts(50_000)));
await ordinary("50 KB of a product", bothMail(productParts(50_000)));
await ordinary("50 KB newsletter", bothMail(newsletterParts(50_000)));
for (const [name, make] of Object.entries(hostileMails)) await hostile(name, make());
await throughPool();
