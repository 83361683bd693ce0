import { expect, onTestFinished, test } from "vitest";
import { databaseUrl, patientClient, type Sql, sql } from "@/lib/db/client";
import { env } from "@/lib/env";
import { openNetwork } from "../support/network";

/** Of one connection: what comes later gets the one that follows a lost one. */
function oneConnection(): Sql {
  const client = patientClient(10);
  onTestFinished(() => client.end({ timeout: 0 }));
  return client;
}

function signal<T>(): { send: (value: T) => void; sent: Promise<T> } {
  let send: (value: T) => void = () => {};
  const sent = new Promise<T>((resolve) => {
    send = resolve;
  });
  return { send, sent };
}

async function expectWholeAnswers(client: Sql): Promise<void> {
  const numbers = Array.from({ length: 12 }, (_, n) => n);
  const answers = await Promise.all(numbers.map((n) => client`select ${n}::int as n union all select -1`));
  expect(answers).toEqual(numbers.map((n) => [{ n }, { n: -1 }]));
}

test("connections that die within a transaction fail that one, and the pool's answers are whole at once", async () => {
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
    await expectWholeAnswers(sql());
  }
});

test("a connection that is reset within a transaction fails that one, and the next one's answers are whole", async () => {
  const direct = databaseUrl();
  const network = await openNetwork(new URL(direct));
  onTestFinished(network.close);
  env.DATABASE_URL = direct.replace(/:\d+\//, `:${network.port}/`);
  const client = oneConnection();
  env.DATABASE_URL = direct;
  const lost = client.begin(async (tx) => {
    await tx`select 1`;
    network.reset();
    await tx`select 1`;
  });
  await expect(lost).rejects.toThrow();
  await expectWholeAnswers(client);
  await expectWholeAnswers(client);
});

test("a transaction whose connection died does not go on in the one that has its place", async () => {
  const client = oneConnection();
  const otherBegun = signal<void>();
  const pid = signal<number>();
  const late = signal<unknown>();
  const dead = client.begin(async (tx) => {
    const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
    pid.send(row?.pid as number);
    await otherBegun.sent;
    await tx`insert into accounts (id, plan) values ('acc_dead', 'pro')`.then(late.send, late.send);
  });
  const failed = expect(dead).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  await sql()`select pg_terminate_backend(${await pid.sent})`;
  await failed;
  const other = client.begin(async (tx) => {
    await tx`insert into accounts (id, plan) values ('acc_other', 'pro')`;
    otherBegun.send();
    expect(await late.sent).toMatchObject({ code: "CONNECTION_CLOSED" });
    throw new Error("roll back");
  });
  await expect(other).rejects.toThrow("roll back");
  expect(await client`select id from accounts`).toEqual([]);
});

test("what waited for its turn in a transaction fails when the connection dies, too", async () => {
  const more = Array.from({ length: 150 }, (_, n) => n); // than are sent at once
  const outcomes = signal<PromiseSettledResult<unknown>[]>();
  const dead = oneConnection().begin(async (tx) => {
    const asked = [tx`select pg_terminate_backend(pg_backend_pid())`, ...more.map((n) => tx`select ${n}::int`)];
    outcomes.send(await Promise.allSettled(asked));
  });
  await expect(dead).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(new Set((await outcomes.sent).map(({ status }) => status))).toEqual(new Set(["rejected"]));
});
