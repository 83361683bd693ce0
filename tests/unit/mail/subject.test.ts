import { expect, test } from "vitest";
import { degradeMail } from "@/lib/mail/degrade";
import { parseMail } from "@/lib/mail/parse";

const mailWith = (subject: string) => Buffer.from(`Subject: ${subject}\r\nFrom: a@example.com\r\n\r\nHello\r\n`);
const folded = (characters: number) => Array.from({ length: characters / 50 }, () => "s".repeat(49)).join("\r\n ");

test("a subject of 64 KB is kept whole", async () => {
  const { subject } = parseMail(mailWith(folded(60_000)));
  expect(subject).toBe(folded(60_000).replaceAll("\r\n", ""));
});

test("a longer one is cut, in bytes and between characters", async () => {
  for (const character of ["s", "ü"]) {
    const { subject } = parseMail(mailWith(character.repeat(100_000)));
    expect(subject.isWellFormed()).toBe(true);
    expect(Buffer.byteLength(subject)).toBeLessThanOrEqual(64 * 1024);
    expect(subject.length).toBeGreaterThan(30_000);
  }
});

test("a mail that cannot be parsed keeps what was read of its subject", () => {
  expect(degradeMail(mailWith("s".repeat(30_000))).subject).toHaveLength(30_000);
});
