import postgres from "postgres";
import { expect, test } from "vitest";
import { watchedSocket } from "@/lib/db/watched-socket";

test("a connection that the kernel refuses at once fails its query, not the process", async () => {
  // A broadcast address: connect() itself returns the error, before anything is sent.
  const client = postgres("postgres://x@255.255.255.255/x", { ...watchedSocket(35), max: 1 });
  await expect(client`select 1`).rejects.toMatchObject({ syscall: "connect", address: "255.255.255.255" });
  await client.end();
});
