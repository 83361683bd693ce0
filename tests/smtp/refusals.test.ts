import { expect, test, vi } from "vitest";
import { sql } from "@/lib/db/client";
import { type Refusal, recordRefusals } from "@/lib/deliveries";
import { newId } from "@/lib/ids";
import { Refusals } from "@/smtp/refusals";
import { replies } from "@/smtp/replies";
import { newAccount } from "../support/account";

const recipient = (namespace: string) => ({ namespace, tag: "a", address: `a@${namespace}.inbox.test` });
const away = Object.assign(new Error("away"), { code: "CONNECTION_CLOSED" });

/** Refusals that are written by `write`, and all that were. */
function recording(write: (batch: Refusal[]) => Promise<void> = async () => {}) {
  const written: Refusal[] = [];
  const record = async (batch: Refusal[]) => {
    await write(batch);
    written.push(...batch);
  };
  return { refusals: new Refusals(record), written };
}

test("what comes while the database is away is written once it is back, up to a bound for each namespace and for all", async () => {
  let isAway = true;
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { refusals, written } = recording(async () => {
    if (isAway) throw away;
  });
  for (let n = 0; n < 700; n++) refusals.refused("", [recipient("flooded")], replies.overCap());
  for (let n = 0; n < 7_000; n++) refusals.refused("", [recipient(`n${n}`)], new Error("away"));
  await new Promise(setImmediate);
  isAway = false;
  await refusals.close();
  expect(written).toHaveLength(5_000);
  expect(written.filter(({ namespace }) => namespace === "flooded")).toHaveLength(500);
  expect(written.at(-1)).toMatchObject({ namespace: "n4499", reply: 451, reason: "unavailable", outcome: "refused" });
});

test("a stop waits for no database that is away", async () => {
  const { refusals, written } = recording(() => Promise.reject(away));
  refusals.refused("", [recipient("a")], replies.overCap());
  await refusals.close();
  expect(written).toEqual([]);
});

test("what the database refuses is left out, and what comes after it is written", async () => {
  let refuse = () => {};
  const refused = new Promise<void>((done) => (refuse = done));
  const { refusals, written } = recording(async ([first]) => {
    if (first?.sender !== "bad") return;
    refuse();
    throw Object.assign(new Error("bad"), { code: "22P05" });
  });
  refusals.refused("bad", [recipient("a")], replies.overCap());
  await refused;
  refusals.refused("good", [recipient("a")], replies.overCap());
  await refusals.close();
  expect(written).toMatchObject([{ sender: "good" }]);
});

test("nobody is told of a sender who left, of a name that is nobody's, or of a server that stops", async () => {
  const { refusals, written } = recording();
  const left = Object.assign(new Error("left"), { code: "ECONNECTION" });
  for (const error of [left, replies.unknown(), replies.closing()]) refusals.refused("", [recipient("a")], error);
  await refusals.close();
  expect(written).toEqual([]);
});

test("what a stranger sends is cut, and holds nothing that the database could not", async () => {
  const { refusals, written } = recording();
  const long = `a\0b${"x".repeat(20_000)}\ud800`;
  refusals.refused(long, [{ namespace: "a", tag: long, address: `${long}@a` }], replies.overCap());
  await refusals.close();
  for (const text of [written[0]?.sender, written[0]?.tag, written[0]?.address]) {
    expect(text?.length).toBeLessThanOrEqual(320);
    expect(text).toMatch(/^a b?x*/);
    expect(text).not.toContain("\0");
  }
});

test("what was written although its answer came too late is there once", async () => {
  const inbox = await newAccount();
  let tries = 0;
  const refusals = new Refusals(async (batch) => {
    await recordRefusals(batch);
    if (++tries === 1) throw Object.assign(new Error("late"), { code: "DEADLINE" });
  });
  refusals.refused("", [recipient(inbox.namespace)], replies.overCap());
  await expect.poll(() => tries).toBe(1);
  await refusals.close();
  expect(tries).toBe(2);
  expect(await sql()`select from refusals where account_id = ${inbox.accountId}`).toHaveLength(1);
});

test("an account that is deleted meanwhile takes no other's refusals along", async () => {
  const [gone, inbox] = [await newAccount(), await newAccount()];
  const said = { sender: "", outcome: "refused", reply: 552, text: "x", reason: "busy", faultId: null } as const;
  const refusalOf = ({ namespace }: typeof inbox): Refusal => ({
    ...{ id: newId("dlv"), ...recipient(namespace), ...said, at: performance.now() },
  });
  let recorded: Promise<void> | undefined;
  await sql().begin(async (tx) => {
    await tx`delete from accounts where id = ${gone.accountId}`;
    recorded = recordRefusals([refusalOf(gone), refusalOf(inbox)]);
    const blocked = () => sql()`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into refusals%'`;
    await expect.poll(async () => (await blocked()).length).toBe(1);
  });
  await recorded;
  expect(await sql()`select from refusals where account_id = ${inbox.accountId}`).toHaveLength(1);
});
