import { expect } from "vitest";
import type { ParsedMail } from "@/lib/mail/types";

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNSEEN = /[\x00-\x08\x0b\x0c\x0e-\x1f]/;

/** Postgres can store every string of the mail, and nothing that is shown on one line breaks it. */
export function expectStorable(mail: ParsedMail): void {
  const { attachments, text, html, headers, ...rest } = mail;
  for (const value of strings({ text, html, headers })) {
    expect(value).not.toMatch(UNSEEN);
    expect(value.isWellFormed()).toBe(true);
  }
  for (const value of strings([rest, attachments.map(({ filename, contentType }) => [filename, contentType])])) {
    expect(value).not.toMatch(/\p{Cc}/u);
    expect(value.isWellFormed()).toBe(true);
  }
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1024 * 1024);
  expect(Buffer.byteLength(html ?? "")).toBeLessThanOrEqual(1024 * 1024);
}

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(strings)];
}
