import { afterAll, expect, test } from "vitest";
import { closeDatabase, sql } from "@/lib/db/client";

afterAll(closeDatabase); // the files after this one begin with other connections

test("connections that die within a transaction fail that one, and the pool opens new ones at once", async () => {
  for (let round = 0; round < 5; round++) {
    const dying = Array.from({ length: 5 }, () =>
      sql().begin((tx) =>
        Promise.all([
          tx`select pg_terminate_backend(pg_backend_pid())`.execute(),
          tx`select ${"what was sent behind it"}::text`.execute(),
        ]),
      ),
    );
    const outcomes = await Promise.allSettled(dying);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toEqual([]);
    // A few may still meet a connection that is just going.
    const alive = Array.from({ length: 12 }, (_, n) =>
      expect.poll(() => sql()<{ n: number }[]>`select ${n}::int as n`, { timeout: 2000 }).toEqual([{ n }]),
    );
    await Promise.all(alive);
  }
});
