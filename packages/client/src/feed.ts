import type { Criteria } from "./criteria";
import type { Restante } from "./restante";
import type { Message, MessageFilter } from "./types";

export interface Until {
  /** Of `performance.now()`. */
  deadline: number;
  signal?: AbortSignal;
}

const pageSize = 100;

/** The mail of an inbox, and which of it was given. */
export class Feed {
  /** Up to where all that a query matches was given. */
  readonly #read = new Map<string, string>();
  readonly #taken = new Set<string>();

  constructor(
    readonly restante: Restante,
    /** Whose mail it is. */
    readonly filter: MessageFilter,
    /** When it begins. */
    readonly since: string | number | undefined,
  ) {}

  /** Every match after a moment, oldest first. */
  async list(
    { query }: Criteria,
    since: string | number | undefined,
    options: { signal?: AbortSignal; bodies?: boolean } = {},
  ): Promise<Message[]> {
    const found = new Map<string, Message>(); // what comes meanwhile moves a mail from one page to the next
    for (let offset = 0; ; offset += pageSize) {
      const filter = { ...this.filter, ...query, since, limit: pageSize, offset };
      const page = await this.restante.messages(filter, options);
      for (const message of page) found.set(message.id, message);
      if (page.length < pageSize) break;
    }
    return [...found.values()].sort((a, b) => compare(a.received_at, b.received_at) || compare(a.id, b.id));
  }

  /** The newest match after a moment, else the next to come; else the service's hint. */
  async wait(wanted: Criteria, since: string | number | undefined, until: Until): Promise<Message | { hint: string }> {
    const filter = { ...this.filter, ...wanted.query, since };
    if (performance.now() < until.deadline) return this.restante.wait(filter, until);
    const [newest] = await this.restante.messages({ ...filter, limit: 1 }, { signal: until.signal });
    return newest ?? { hint: "" };
  }

  /** What `use` makes of the oldest match that was not given yet, the next to come included; it passes a mail over by null. */
  async oldest<T>(
    wanted: Criteria,
    until: Until,
    use: (message: Message, whole: Message | null) => Promise<T | null>,
  ): Promise<{ found: T } | { hint: string }> {
    const key = JSON.stringify(wanted.query);
    const start = this.#read.get(key) ?? this.since;
    for (let since = start; ; ) {
      const whole: Message | { hint: string } = await this.wait(wanted, since, until);
      if (!("id" in whole)) return whole;
      const listing: Message[] = await this.list(wanted, since, { signal: until.signal, bodies: false });
      for (const message of listing.filter((one) => wanted.accepts(one) && this.isFree(one))) {
        const found = await use(message, message.id === whole.id ? whole : null);
        if (found === null) continue;
        if (since === start) this.#moveOn(key, listing);
        return { found };
      }
      since = listing.at(-1)?.received_at ?? whole.received_at;
    }
  }

  isFree({ id }: Message): boolean {
    return !this.#taken.has(id);
  }

  /** Gives it to nobody else, unless it can't be had. */
  async take<T>({ id }: Message, fetch: () => Promise<T | null>): Promise<T | null> {
    if (this.#taken.has(id)) return null;
    this.#taken.add(id);
    try {
      return await fetch();
    } catch (error) {
      this.#taken.delete(id);
      throw error;
    }
  }

  /** Past the first mails where all were given. Several can bear one stamp: only past those before the first that is free. */
  #moveOn(key: string, listing: Message[]): void {
    const firstFree = listing.find((message) => this.isFree(message))?.received_at ?? "~";
    const past = listing.filter(({ received_at }) => received_at < firstFree).at(-1);
    if (past) this.#read.set(key, past.received_at);
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
