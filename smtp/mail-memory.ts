import { maxMessageBytes } from "@/lib/contract/plans";
import { Turns } from "@/lib/turns";
import { replies } from "./replies";

const bytesPerPlace = 2 * maxMessageBytes; // the other half is for slow and small mails
const bytesPerTurn = 6 * maxMessageBytes; // parsing takes several times a mail's size
const slowShare = 1 / 4;
const patienceMilliseconds = 30_000;

/** The memory as the mails of one client may use it. Who waits for a place, or for a turn, is refused after half a minute. */
export interface MemoryShare {
  take(bytes: number, isSlow: boolean): boolean;
  release(bytes: number, isSlow: boolean): void;
  /** Resolves when there is a place for one more large mail to be received. */
  placeOfLarge(): Promise<Disposable>;
  /** Resolves when it is the turn of one more large mail to be parsed. */
  turnOfLarge(): Promise<Disposable>;
}

/**
 * What all sessions together may hold of mails that are not stored yet. Few large ones are parsed at a time, and few have
 * a place to be received, of one client no two: the others wait in the network. Who is slow to send goes on
 * without a place, in a part of the memory that all slow ones share, and of which no client has more than a half: it holds
 * up no prompt one.
 */
export class MailMemory {
  #used = 0;
  #usedBySlow = 0;
  readonly #slowOf = new Map<string | null, number>();
  readonly #slowBytes: number;
  readonly #places: Turns;
  readonly #turns: Turns;

  constructor(readonly limitBytes: number) {
    this.#slowBytes = Math.max(maxMessageBytes, limitBytes * slowShare);
    const turnsOf = (bytes: number) =>
      new Turns({ atOnce: Math.max(1, Math.floor(limitBytes / bytes)), waitingEach: Number.POSITIVE_INFINITY });
    this.#places = turnsOf(bytesPerPlace);
    this.#turns = turnsOf(bytesPerTurn);
  }

  get usedBytes(): number {
    return this.#used;
  }

  take(bytes: number, isSlow = false, client: string | null = null): boolean {
    if (this.#used + bytes > this.limitBytes) return false;
    if (isSlow && !this.#takeSlow(bytes, client)) return false;
    this.#used += bytes;
    return true;
  }

  #takeSlow(bytes: number, client: string | null): boolean {
    const own = (this.#slowOf.get(client) ?? 0) + bytes;
    if (this.#usedBySlow + bytes > this.#slowBytes) return false;
    if (client !== null && own > Math.max(maxMessageBytes, this.#slowBytes / 2)) return false;
    this.#usedBySlow += bytes;
    this.#slowOf.set(client, own);
    return true;
  }

  release(bytes: number, isSlow = false, client: string | null = null): void {
    this.#used -= bytes;
    if (!isSlow) return;
    this.#usedBySlow -= bytes;
    const own = (this.#slowOf.get(client) ?? 0) - bytes;
    if (own > 0) this.#slowOf.set(client, own);
    else this.#slowOf.delete(client);
  }

  /** `client` is null for loopback, which has no limit of its own. */
  of(client: string | null): MemoryShare {
    return {
      take: (bytes, isSlow) => this.take(bytes, isSlow, client),
      release: (bytes, isSlow) => this.release(bytes, isSlow, client),
      placeOfLarge: () => patiently(turnIn(this.#places, client)),
      turnOfLarge: () => patiently(turnIn(this.#turns, client)),
    };
  }
}

/** Resolves when it is the client's turn, which lasts until it is disposed of; who has no limit stands alone each time. */
function turnIn(turns: Turns, client: string | null): Promise<Disposable> {
  return new Promise((begin) => {
    const turn = () => new Promise<void>((end) => begin({ [Symbol.dispose]: end }));
    void turns.take(client ?? {}, turn);
  });
}

/** Rejects with the refusal of who has waited long enough; a turn that comes later is over at once. */
function patiently(turn: Promise<Disposable>): Promise<Disposable> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      reject(replies.busy());
    }, patienceMilliseconds);
    void turn.then((begun) => {
      clearTimeout(timer);
      if (isOver) begun[Symbol.dispose]();
      else resolve(begun);
    });
  });
}
