import { expect } from "vitest";
import { degradeMail } from "@/lib/mail/degrade";
import { parseMail } from "@/lib/mail/parse";
import type { ParsedMail } from "@/lib/mail/types";
import { sanitizeMail } from "@/lib/mail/view/sanitize";
import { expectStorable } from "../unit/mail/storable";
import { expectHarmless } from "../unit/view/harmless";
import { plantedCode } from "./mime/code";
import { compose, expected } from "./mime/compose";
import { damagedMail } from "./mime/damage";
import { hostileHtml } from "./mime/html";
import { mail } from "./mime/mail";
import { repeatedMail } from "./mime/repeated";
import { fuzz } from "./run";

fuzz("what a mail was composed of is read from it", mail, { runs: 200 }, (model) => {
  const read = parseMail(compose(model));
  const wanted = expected(model);
  expectWithinLimits(read);
  expect(read).toMatchObject({ subject: wanted.subject, from: wanted.from, to: wanted.to, html: wanted.html });
  if (wanted.text !== null) expect(read.text).toBe(wanted.text);
  expect(read.headers).toMatchObject(wanted.headers);
  const attachments = read.attachments.map(({ contentId = "", content, ...rest }) => ({
    ...rest,
    contentId,
    bytes: Buffer.from(content),
  }));
  expect(attachments).toEqual(wanted.attachments);
});

fuzz("a damaged mail is read as far as it goes, and can be stored and shown", damagedMail, { runs: 300 }, (source) => {
  const read = parseMail(source);
  expectWithinLimits(read);
  expectWithinLimits(degradeMail(source));
  if (read.html !== null) expectHarmlessShown(read.html);
});

fuzz("no markup is shown that loads or runs anything", hostileHtml, { runs: 300 }, expectHarmlessShown);

fuzz("a code in plain words is found, however they are encoded", plantedCode, { runs: 80 }, ({ code, source }) => {
  expect(parseMail(source).extracted.otp_codes).toEqual([code]);
});

/** Of the processor's time, which other programs do not take: many times what the slowest takes, a fraction of what a quadratic step would. */
const limitMilliseconds = 3_000;

fuzz("a mail that repeats itself costs no more than its size", repeatedMail(128 * 1024), { runs: 10 }, (source) => {
  const start = process.cpuUsage();
  const { html } = parseMail(source);
  if (html !== null) sanitizeMail(html, { remoteImages: false, inlineImages: new Map() });
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1_000).toBeLessThan(limitMilliseconds);
});

function expectWithinLimits(read: ParsedMail): void {
  expectStorable(read);
  expect(JSON.parse(JSON.stringify({ ...read, attachments: [] }))).toEqual({ ...read, attachments: [] });
  expect(read.to.length).toBeLessThanOrEqual(100);
  expect(read.attachments.length).toBeLessThanOrEqual(100);
  for (const link of [...read.extracted.links, ...read.extracted.verification_links])
    expect(link).toMatch(/^https?:\/\//i);
}

function expectHarmlessShown(html: string): void {
  for (const remoteImages of [false, true]) {
    const shown = sanitizeMail(html, { remoteImages, inlineImages: new Map([["a@b", "data:image/png;base64,AAAA"]]) });
    if (shown) expectHarmless(shown, remoteImages);
  }
}
