import { listed, type MailFilter, mails, toCriteria } from "./criteria";
import { hasCode, UnexpectedMail } from "./errors";
import { Feed, type Until } from "./feed";
import { anySignal } from "./http";
import { Mail } from "./mail";
import { checkOptions } from "./options";
import type { Restante } from "./restante";
import { explainTimeout } from "./silence";
import type { Delivery, Fault, FaultRequest, Message } from "./types";

export interface InboxOptions {
  /** The slug of its namespace, where it is another than the client's. */
  namespace?: string;
  /** Reads what came after this moment (epoch milliseconds or ISO 8601); 0 for all mail that is stored. */
  since?: string | number;
  /** How many seconds it waits unless a call says otherwise; a function is asked at each wait, with what the call says. */
  within?: number | ((given?: number) => number);
  /** Ends all that it waits for. */
  signal?: AbortSignal;
}

export interface WaitOptions extends MailFilter {
  /** In seconds. */
  within?: number;
  signal?: AbortSignal;
}

export interface ReceivedOptions extends WaitOptions {
  /** Exactly so many; at least one unless told. */
  times?: number;
  /** For how many seconds no further one may come once `times` have; 1 unless told. */
  settle?: number;
}

const usualSeconds = 20;
/** How long the absence of mail is watched. */
export const quietSeconds = 3;
const longestSeconds = 3_600;

/** The mail of one address, from the moment when the inbox was made. */
export class Inbox {
  readonly address: string;
  /** The part before the @, where the inbox is one of a namespace. */
  readonly tag: string | undefined;
  readonly namespace: string | undefined;
  readonly #restante: Restante;
  readonly #options: InboxOptions;
  readonly #feed: Feed;

  constructor(
    restante: Restante,
    { address, namespace, tag }: { address: string; namespace?: string; tag?: string },
    options: InboxOptions = {},
  ) {
    this.address = address;
    this.tag = tag;
    this.namespace = namespace;
    this.#restante = restante;
    this.#options = options;
    this.#feed = new Feed(restante, tag === undefined ? { address } : { namespace, tag }, options.since);
  }

  /** The oldest matching mail that was not given yet, or the next to come. Each mail is given once. Throws `WaitTimeout`. */
  async next(options: WaitOptions = {}): Promise<Mail> {
    checkOptions(options, "subject", "from", "has", "within", "signal");
    const wanted = toCriteria(options);
    const seconds = this.#patience(options.within);
    const answer = await this.#feed.oldest(wanted, this.#until(options, seconds), (message, whole) =>
      this.#feed.take(message, () => this.#read(message, whole)),
    );
    if ("found" in answer) return answer.found;
    const silence = `No mail${wanted.words} came to ${this.address} within ${seconds} s.`;
    throw await explainTimeout(this.#feed, silence, answer.hint);
  }

  /** All matching mails that have come, oldest first, those that `next` gave too. */
  async all(options: MailFilter & { signal?: AbortSignal } = {}): Promise<Mail[]> {
    checkOptions(options, "subject", "from", "has", "signal");
    const wanted = toCriteria(options);
    const { signal } = this.#until(options, 0);
    const messages = await this.#feed.list(wanted, this.#options.since, { signal });
    return messages.filter(wanted.accepts).map((message) => new Mail(message, this.#restante));
  }

  /**
   * Waits until matching mails have come, those that `next` gave too: at least one, or exactly `times`. Throws
   * `WaitTimeout` for too few, `UnexpectedMail` for too many.
   */
  async received(options: ReceivedOptions = {}): Promise<Mail[]> {
    checkOptions(options, "times", "settle", "subject", "from", "has", "within", "signal");
    const { times, settle = times === undefined ? 0 : 1, within } = options;
    const wanted = toCriteria(options);
    const seconds = times === 0 ? inRange(within ?? quietSeconds) : this.#patience(within);
    const all = this.#until(options, seconds);
    for (;;) {
      const listing = await this.#feed.list(wanted, this.#options.since, { signal: all.signal });
      const came = listing.filter(wanted.accepts);
      const many = `${mails(came.length)}${wanted.words} came to ${this.address}`;
      const other = times === 0 ? "which was not expected" : `not ${times}`;
      if (came.length > (times ?? Infinity)) throw new UnexpectedMail(`${many}, ${other}:${listed(came)}`, came);
      const isEnough = came.length >= (times ?? 1);
      const until = isEnough && times !== 0 ? this.#until(options, settle) : all;
      const since = listing.at(-1)?.received_at ?? this.#options.since;
      const answer = isEnough && settle === 0 ? null : await this.#feed.wait(wanted, since, until);
      if (answer && "id" in answer) continue;
      if (isEnough) return came.map((message) => new Mail(message, this.#restante));
      const silence = `${many} within ${seconds} s${times === undefined ? "" : `, not ${times}`}.`;
      throw await explainTimeout(this.#feed, silence, answer?.hint ?? "");
    }
  }

  /** Resolves when no matching mail, but for those that `next` gave, has come `within` seconds: 3 unless told. Throws `UnexpectedMail`. */
  async stayEmpty(options: WaitOptions = {}): Promise<void> {
    checkOptions(options, "subject", "from", "has", "within", "signal");
    const wanted = toCriteria(options);
    const until = this.#until(options, inRange(options.within ?? quietSeconds));
    const answer = await this.#feed.oldest(wanted, until, async (message) => message);
    if (!("found" in answer)) return;
    const later = await this.#feed.list(wanted, answer.found.received_at);
    const came = [answer.found, ...later.filter((one) => wanted.accepts(one) && this.#feed.isFree(one))];
    throw new UnexpectedMail(`${mails(came.length)}${wanted.words} came to ${this.address}:${listed(came)}`, came);
  }

  /** Makes something go wrong with the mail for this inbox. */
  async fault(fault: Omit<FaultRequest, "namespace" | "tag" | "tag_prefix">): Promise<Fault> {
    const tag = this.tag ?? this.address.replace(/@[^@]*$/, "");
    return this.#restante.faults.create({ ...fault, namespace: this.namespace, tag });
  }

  /** What SMTP said about the mail for this inbox, newest first. */
  async deliveries(outcome?: Delivery["outcome"]): Promise<Delivery[]> {
    const { namespace, tag, address } = this.#feed.filter;
    return this.#restante.deliveries({ namespace, tag, address, since: this.#options.since, outcome });
  }

  async #read(message: Message, whole: Message | null): Promise<Mail | null> {
    if (whole) return new Mail(whole, this.#restante);
    try {
      return await this.#restante.mail(message.id, { signal: this.#options.signal });
    } catch (error) {
      if (hasCode(error, "not_found")) return null; // deleted since it was listed
      throw error;
    }
  }

  #until({ signal }: { signal?: AbortSignal }, seconds: number): Until {
    return { deadline: performance.now() + 1_000 * seconds, signal: anySignal(signal, this.#options.signal) };
  }

  #patience(given: number | undefined): number {
    const { within = usualSeconds } = this.#options;
    const said = given === undefined ? undefined : inRange(given);
    return inRange(typeof within === "function" ? within(said) : (said ?? within));
  }
}

function inRange(seconds: number): number {
  if (seconds >= 0 && seconds <= longestSeconds) return seconds;
  throw new RangeError(`\`within\` is in seconds, from 0 to ${longestSeconds}; it is ${seconds}.`);
}
