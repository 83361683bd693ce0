import { expect, onTestFinished, test } from "vitest";
import { patientClient, type Sql } from "@/lib/db/client";

async function oneConnection(): Promise<Sql> {
  const client = patientClient(10);
  onTestFinished(() => client.end({ timeout: 0 }));
  await client`select 1`; // open: what is asked at once from here on is sent at once
  return client;
}

test("a statement that fails after its first rows leaves nothing in the answer to the next", async () => {
  const client = await oneConnection();
  const failing = client`select 1 / (3 - n) from generate_series(1, 3) n`;
  const next = client`select 1 as n`;
  await expect(failing).rejects.toThrow("division by zero");
  expect(await next).toEqual([{ n: 1 }]);
  expect(await client`select 2 as n`).toEqual([{ n: 2 }]);
});

test("a statement that cannot be sent fails alone, and those around it get their own answers", async () => {
  const client = await oneConnection();
  const statements = [
    client`select 1 as n`,
    client`select ${undefined as never}::int as n`,
    client`select 3 as n`,
    client`select 4 as n`,
  ];
  const outcomes = await Promise.allSettled(statements);
  expect(outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value[0] : outcome.reason.code))).toEqual([
    { n: 1 },
    "UNDEFINED_VALUE",
    { n: 3 },
    { n: 4 },
  ]);
});
