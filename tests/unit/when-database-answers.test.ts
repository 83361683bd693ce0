import { createServer, type Socket } from "node:net";
import postgres from "postgres";
import { afterEach, expect, test, vi } from "vitest";
import { whenDatabaseAnswers } from "@/lib/db/readiness";

afterEach(() => {
  vi.restoreAllMocks();
});

test("a database that cuts connections off while it starts is waited for, and its user told once", async () => {
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  // As the published port of a container does in which nothing listens yet.
  const cuts = [(socket: Socket) => socket.destroy(), (socket: Socket) => socket.resetAndDestroy()];
  const server = createServer((socket) => cuts.shift()?.(socket));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as { port: number };
  const client = postgres(`postgres://x@127.0.0.1:${port}/x`, { max: 1 });
  const work = async () => (cuts.length > 0 ? client`select 1` : "up");
  expect(await whenDatabaseAnswers(work)).toBe("up");
  expect(said.mock.calls).toEqual([["  Waiting for the database …\n"]]);
  await client.end();
  server.close();
});

test("it is given up after ten seconds, however long each try takes", async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const work = vi.fn(async () => {
    now += 5_000;
    throw Object.assign(new Error("no answer"), { code: "CONNECT_TIMEOUT" });
  });
  await expect(whenDatabaseAnswers(work)).rejects.toThrow(
    "The database cannot be used: no answer. Check DATABASE_URL.",
  );
  expect(work).toHaveBeenCalledTimes(2);
});

test("what waiting does not mend is told at once", async () => {
  const work = vi.fn(() => Promise.reject(Object.assign(new Error("no such user"), { code: "28000" })));
  await expect(whenDatabaseAnswers(work)).rejects.toThrow("no such user");
  expect(work).toHaveBeenCalledTimes(1);
});
