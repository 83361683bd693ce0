import type { ParsedMail } from "@/lib/mail/types";
import { weightOf } from "./mail-weight";
import { type Parse, parseOrDegrade } from "./parse-or-degrade";
import { createParsePool, type ParsePool } from "./parse-pool";

export type MailParser = Pick<ParsePool, "parse" | "close">;

export interface ParserOptions {
  /** What a light mail may take in this thread before mails like it go to the pool. */
  budgetMs?: number;
  /** For how long they do. */
  pauseMs?: number;
  /** Instead of the service's own parser. */
  parseHere?: Parse;
}

/**
 * Parses light mails where they come in: to hand one to another thread costs as much as to parse it. Others go to the
 * pool, and for a while so does what is as large as one that took over its budget here.
 */
export function createParser(pool: ParsePool = createParsePool(), options: ParserOptions = {}): MailParser {
  const { budgetMs, pauseMs, parseHere } = { ...DEFAULTS, ...options };
  const slow = { bytes: Number.POSITIVE_INFINITY, until: 0 };
  let begun = 0;
  let ended = 0;

  async function parse(source: Buffer): Promise<ParsedMail> {
    const isLikeSlow = source.length >= slow.bytes && performance.now() < slow.until;
    if (weightOf(source) !== "light" || (isLikeSlow && pool.isReady())) return pool.parse(source);
    const start = performance.now();
    const cpu = process.cpuUsage();
    begun += 1;
    const own = begun;
    const isAlone = begun - ended === 1;
    const mail = await parseOrDegrade(source, parseHere);
    ended += 1;
    const now = performance.now();
    // On a busy machine any mail may take long by the clock; the time of one that others ran beside is theirs as well.
    const { user, system } = process.cpuUsage(cpu);
    const took = Math.min(now - start, (user + system) / 1_000);
    if (isAlone && begun === own && took > budgetMs) {
      Object.assign(slow, { bytes: source.length, until: now + pauseMs });
      pool.isReady(); // starts it
    }
    return mail;
  }

  return { parse, close: () => pool.close() };
}

const DEFAULTS = { budgetMs: 50, pauseMs: 10_000, parseHere: undefined };
