import { connect, createServer, type Server } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase, databaseUrl } from "@/lib/db/client";
import { env, readEnv } from "@/lib/env";
import { newAccount } from "../../support/account";
import { sendMail } from "../../support/mail";
import { runService } from "../../support/service";

/** What PgBouncer takes from a client that connects; anything else it refuses. */
const known = ["user", "database", "client_encoding", "DateStyle", "TimeZone", "application_name"];
const said: string[] = [];
const prepared: string[] = [];
let pooler: Server;

// Before the service opens its first connection: a proxy that notes what a transaction pooler can't keep.
beforeAll(async () => {
  const direct = new URL(databaseUrl());
  pooler = createServer((client) => {
    const server = connect(Number(direct.port), direct.hostname);
    client.once("data", (startup) => {
      const words = startup.subarray(8).toString("latin1").split("\0");
      said.push(...words.filter((_, index) => index % 2 === 0 && words[index] !== ""));
      client.on("data", (bytes) => {
        prepared.push(...(bytes.toString("latin1").match(/(?<=^P[\s\S]{4})\w+(?=\0)/g) ?? []));
      });
    });
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on("error", () => {});
  });
  await new Promise<void>((listening) => pooler.listen(0, "127.0.0.1", listening));
  const { port } = pooler.address() as { port: number };
  await closeDatabase();
  env.DATABASE_URL = databaseUrl().replace(`:${direct.port}/`, `:${port}/`);
});
runService();
afterAll(() => void pooler.close());

test("a mail comes in and is waited for through a pooler that keeps neither settings nor statements", async () => {
  const account = await newAccount();
  for (const text of ["first", "second"]) {
    const waiting = account.wait({ tag: text });
    await sendMail({ to: account.address(text), text });
    expect((await waiting).message?.text.trim()).toBe(text);
  }
  expect((await account.list()).length).toBe(2);
  expect([...new Set(said)].filter((name) => !known.includes(name))).toEqual([]);
  expect(prepared).toEqual([]);
});

test("what libpq and poolers read in an address is not sent to the server", () => {
  const url = "postgresql://u:p@db.example.com/r";
  const read = (query: string) => readEnv({ ...process.env, DATABASE_URL: `${url}?${query}` }).DATABASE_URL;
  expect(read("sslmode=require&channel_binding=require")).toBe(`${url}?sslmode=require`);
  expect(read("pgbouncer=true&connection_limit=1")).toBe(url);
});
