import { beforeEach, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { sweepExpired } from "@/lib/messages";
import { findLink } from "@/lib/sessions";
import { createLink, withdrawLink } from "@/lib/sessions/sign-in-link";
import { moveClock } from "../support/clock";

beforeEach(async () => {
  await sql()`delete from sign_in_links`;
  await moveClock("0");
});

const limited = { status: "rejected", reason: { code: "rate_limited" } };
const times = <T>(count: number, make: (turn: number) => T) => Array.from({ length: count }, (_, turn) => make(turn));

/** How many of these were made; those that were not were rate_limited. */
async function made(links: Promise<string>[]): Promise<number> {
  const results = await Promise.allSettled(links);
  const refused = results.filter(({ status }) => status === "rejected");
  for (const result of refused) expect(result).toMatchObject(limited);
  return results.length - refused.length;
}

test("of 30 links at once from one client to one address three are made", async () => {
  expect(await made(times(30, () => createLink({ email: "a@example.com", client: "192.0.2.1" })))).toBe(3);
});

test("a stranger who uses up his links to an address leaves its owner's; of many strangers' twelve are made", async () => {
  await made(times(30, () => createLink({ email: "a@example.com", client: "192.0.2.1" })));
  await createLink({ email: "a@example.com", client: "203.0.113.1" });
  expect(await made(times(30, (turn) => createLink({ email: "a@example.com", client: `192.0.2.${turn + 2}` })))).toBe(
    8,
  );
});

test("of 30 links at once from one client ten are made, whatever the addresses", async () => {
  expect(await made(times(30, (turn) => createLink({ email: `${turn}@example.com`, client: "192.0.2.1" })))).toBe(10);
});

test("many clients and addresses at once get neither too few links nor a deadlock", async () => {
  const links = times(120, (turn) => createLink({ email: `${turn % 12}@example.com`, client: `192.0.2.${turn % 10}` }));
  expect(await made(links)).toBe(100);
});

test("an hour later they are given back, and nothing is kept longer", async () => {
  const ask = () => createLink({ email: "a@example.com", client: "192.0.2.1" });
  for (const _ of [1, 2, 3]) await ask();
  await moveClock("59 minutes");
  await expect(ask()).rejects.toMatchObject({ code: "rate_limited" });
  await moveClock("61 minutes");
  await ask();
  await sweepExpired();
  expect(await sql()`select from sign_in_links`).toHaveLength(1);
});

test("a link that could not be sent spends nothing, and is dead", async () => {
  const ask = () => createLink({ email: "a@example.com", client: "192.0.2.1" });
  for (const _ of [1, 2, 3, 4]) {
    const token = await ask();
    await withdrawLink(token);
    expect(await findLink(token)).toBeNull();
  }
});

test("only a hash of the token is stored", async () => {
  const token = await createLink({ email: "a@example.com", client: "192.0.2.1" });
  const [row] = await sql()`select * from sign_in_links`;
  expect(JSON.stringify(row)).not.toContain(token);
  expect(await findLink(token)).toBe("a@example.com");
  expect(await findLink(row?.token_hash)).toBeNull();
});
