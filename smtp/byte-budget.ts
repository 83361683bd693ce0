/** What all sessions together may hold in memory of mails that are not stored yet. */
export class ByteBudget {
  #used = 0;

  constructor(readonly limit: number) {}

  take(bytes: number): boolean {
    if (this.#used + bytes > this.limit) return false;
    this.#used += bytes;
    return true;
  }

  release(bytes: number): void {
    this.#used -= bytes;
  }
}
