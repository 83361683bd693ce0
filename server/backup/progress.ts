export interface Progress {
  table: string;
  /** Of this table, uncompressed. */
  bytes: number;
}

export interface Totals {
  tables: number;
  rows: number;
  bytes: number;
}

/** Counts what goes by, and tells of it. */
export class Tally {
  readonly totals: Totals = { tables: 0, rows: 0, bytes: 0 };

  constructor(readonly onProgress: (progress: Progress) => void = () => {}) {}

  async *watch(table: string, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      this.totals.bytes += chunk.length;
      this.onProgress({ table, bytes });
      yield chunk;
    }
  }

  /** Once a table is through. */
  addRows(rows: number): void {
    this.totals.tables += 1;
    this.totals.rows += rows;
  }
}
