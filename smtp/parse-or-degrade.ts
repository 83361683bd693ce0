import { degradeMail } from "@/lib/mail/degrade";
import { parseMail } from "@/lib/mail/parse";
import type { ParsedMail } from "@/lib/mail/types";

export type Parse = (source: Uint8Array) => ParsedMail | Promise<ParsedMail>;

/** Parses a mail in this thread; one that the parser refuses is degraded. Never rejects. */
export async function parseOrDegrade(source: Uint8Array, parse: Parse = parseMail): Promise<ParsedMail> {
  try {
    return await parse(source);
  } catch {
    return degradeMail(source);
  }
}
