import { expect, test } from "vitest";
import { parseMail } from "@/lib/mail/parse";
import { hostileMails } from "./hostile";
import { expectStorable } from "./storable";

/** Of the processor's time, which other programs do not take: far above what each takes, far below what a quadratic step would. */
const LIMIT_MS = 8000;

test.each(Object.entries(hostileMails))(
  "%s is parsed or degraded in bounded time",
  (_, make) => {
    const source = make();
    const start = process.cpuUsage();
    const mail = parseMail(source);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000).toBeLessThan(LIMIT_MS);
    expectStorable(mail);
    expect(mail.to.length).toBeLessThanOrEqual(100);
    expect(mail.attachments.length).toBeLessThanOrEqual(100);
    expect(mail.extracted.links.length).toBeLessThanOrEqual(500);
    expect(Buffer.byteLength(JSON.stringify(mail.headers))).toBeLessThan(200 * 1024);
  },
  20_000,
);
