import { expect, test, vi } from "vitest";
import type { Refusal } from "@/lib/deliveries";
import { Refusals } from "@/smtp/refusals";
import { replies } from "@/smtp/replies";

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
