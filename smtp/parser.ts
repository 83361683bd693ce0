import type { ParsedMail } from "@/lib/mail/types";
import { weightOf } from "./mail-weight";
import { type Parse, parseOrDegrade } from "./parse-or-degrade";
import { createParsePool, type ParsePool } from "./parse-pool";

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
export function createParser(pool: ParsePool = createParsePool(), options: ParserOptions = {}): ParsePool {
  const { budgetMs, pauseMs, parseHere } = { ...DEFAULTS, ...options };
  const slow = { bytes: Number.POSITIVE_INFINITY, until: 0 };
  let begun = 0;
  let ended = 0;

  async function parse(source: Buffer): Promise<ParsedMail> {
    const isLikeSlow = source.length >= slow.bytes && performance.now() < slow.until;
    if (isLikeSlow || weightOf(source) !== "light") return pool.parse(source);
    const start = process.cpuUsage(); // a busy machine makes any mail take long by the clock
    begun += 1;
    const own = begun;
    const isAlone = begun - ended === 1;
    const mail = await parseOrDegrade(source, parseHere);
    ended += 1;
    // The time of one that others ran beside is theirs as well.
    if (isAlone && begun === own && process.cpuUsage(start).user > budgetMs * 1_000)
      Object.assign(slow, { bytes: source.length, until: performance.now() + pauseMs });
    return mail;
  }

  return { parse, close: () => pool.close() };
}

const DEFAULTS = { budgetMs: 20, pauseMs: 10_000, parseHere: undefined };
