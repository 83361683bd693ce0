import { AccountChanges, type RecipientAccount } from "@/lib/intake";

export type FindAccount = (slug: string) => Promise<RecipientAccount | undefined>;

const knownMilliseconds = 1_000;
const trustMilliseconds = 50;
/** Mails under way that a look-up has not counted are fewer as a rule; the storing transaction counts them all. */
const farFromCap = 20;
const mostKnown = 10_000;

interface Known extends RecipientAccount {
  askedAt: number;
}

/**
 * What RCPT remembers of accounts for a second, so that a stream of mails waits for no look-up. It can be wrong in a 250 at
 * RCPT alone, which the storing transaction corrects: it looks for the account and its room itself. A refusal is never
 * remembered, nor an account with faults; a slug never goes to another account; a change of plan, a new fault, a suspension,
 * a deletion, and a lost connection make it forget.
 * It is trusted only while mail is being stored, which shows that the database is there: an idle service asks.
 */
export class KnownAccounts {
  /** By slug, in the order in which they were asked for. */
  readonly #known = new Map<string, Known>();
  readonly #asked = new Map<string, ReturnType<FindAccount>>();
  #storedAt = Number.NEGATIVE_INFINITY;
  #forgotten = 0;
  readonly #changes = new AccountChanges((accountId) => this.forget(accountId));

  constructor(private readonly find: FindAccount) {}

  /** The account of a slug with room for one more mail beside the `held` ones, if that is known without asking. */
  recall(slug: string, held: number): RecipientAccount | undefined {
    const known = this.#known.get(slug);
    const now = performance.now();
    if (!known || now > known.askedAt + knownMilliseconds || now > this.#storedAt + trustMilliseconds) return undefined;
    if (!this.#changes.areHeard || known.room - held <= farFromCap) return undefined;
    known.room -= 1; // as if it were stored already
    return known;
  }

  /** The database's answer. One that is on its way already will do, unless it is a refusal. */
  async ask(slug: string, held: number): Promise<RecipientAccount | undefined> {
    const asked = this.#asked.get(slug);
    const account = asked && (await asked);
    return account && account.room - held > farFromCap ? account : this.#ask(slug);
  }

  async #ask(slug: string): Promise<RecipientAccount | undefined> {
    const askedAt = performance.now();
    const forgotten = this.#forgotten;
    const asked = this.find(slug);
    this.#asked.set(slug, asked);
    try {
      const account = await asked;
      if (account && !account.hasFaults && !account.isSuspended && forgotten === this.#forgotten)
        this.#remember(slug, { ...account, askedAt });
      return account;
    } finally {
      if (this.#asked.get(slug) === asked) this.#asked.delete(slug);
    }
  }

  #remember(slug: string, known: Known): void {
    this.#known.delete(slug);
    this.#known.set(slug, known);
    if (this.#known.size <= mostKnown) return;
    const [oldest] = this.#known.keys();
    this.#known.delete(oldest as string);
  }

  /** A mail was stored just now. */
  stored(): void {
    this.#storedAt = performance.now();
    this.#changes.listen();
  }

  /** The account's slugs are asked for anew, or all are; answers on their way are not remembered. */
  forget(accountId?: string): void {
    this.#forgotten += 1;
    for (const [slug, known] of this.#known)
      if (accountId === undefined || known.accountId === accountId) this.#known.delete(slug);
  }
}
