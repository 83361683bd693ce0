import { parseMail } from "@/lib/mail/parse";
import type { ParsedMail } from "@/lib/mail/types";
import { metrics } from "@/lib/metrics";
import { weightOf } from "./mail-weight";
import { createParsePool, type ParsePool } from "./parse-pool";

export type MailParser = Pick<ParsePool, "parse" | "close">;

export interface ParserOptions {
  /** What a light mail may take in this thread before mails like it go to the pool. */
  budgetMs?: number;
  /** For how long they do. */
  pauseMs?: number;
  /** Instead of the service's own parser. */
  parseHere?: typeof parseMail;
}

/**
 * Parses light mails where they come in: to hand one to another thread costs as much as to parse it. Others go to the
 * pool, and for a while so does what is as large as one that took over its budget here.
 */
export function createParser(pool: ParsePool = createParsePool(), options: ParserOptions = {}): MailParser {
  const { budgetMs, pauseMs, parseHere } = { ...DEFAULTS, ...options };
  const slow = { bytes: Number.POSITIVE_INFINITY, until: 0 };

  function parseTimed(source: Buffer): ParsedMail {
    const start = performance.now();
    const cpu = process.cpuUsage();
    const mail = parseHere(source);
    const { user, system } = process.cpuUsage(cpu);
    // On a busy machine any mail may take long by the clock, and other threads' time is the processor's as well.
    if (Math.min(performance.now() - start, (user + system) / 1_000) > budgetMs) {
      Object.assign(slow, { bytes: source.length, until: performance.now() + pauseMs });
      pool.isReady(); // starts it
    }
    return mail;
  }

  async function parse(source: Buffer): Promise<ParsedMail> {
    const isLikeSlow = source.length >= slow.bytes && performance.now() < slow.until;
    const goesAway = weightOf(source) !== "light" || (isLikeSlow && pool.isReady());
    const begun = performance.now();
    const mail = goesAway ? await pool.parse(source) : parseTimed(source);
    metrics.parsed(performance.now() - begun);
    return mail;
  }

  return { parse, close: () => pool.close() };
}

const DEFAULTS = { budgetMs: 50, pauseMs: 10_000, parseHere: parseMail };
