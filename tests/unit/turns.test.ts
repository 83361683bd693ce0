import { expect, test } from "vitest";
import { Turns } from "@/lib/turns";

/** Work that goes on until it is let go. */
function open() {
  let letGo = () => {};
  const done = new Promise<string>((resolve) => {
    letGo = () => resolve("done");
  });
  return { letGo, work: () => done };
}

test("an account that asks for much waits for itself; others have their turn", async () => {
  const turns = new Turns({ atOnce: 2, waitingEach: 10 });
  const first = open();
  const busy = [turns.take("busy", first.work), turns.take("busy", async () => "second")];
  expect(await turns.take("other", async () => "at once")).toBe("at once");
  first.letGo();
  expect(await Promise.all(busy)).toEqual(["done", "second"]);
});

test("too many of one account are turned away, none of another", async () => {
  const turns = new Turns({ atOnce: 2, waitingEach: 1 });
  const { letGo, work } = open();
  const running = turns.take("busy", work);
  const waiting = turns.take("busy", work);
  expect(await turns.take("busy", work)).toBeNull();
  expect(await turns.take("other", async () => "at once")).toBe("at once");
  letGo();
  expect(await Promise.all([running, waiting])).toEqual(["done", "done"]);
});

test("work that fails takes no turn away", async () => {
  const turns = new Turns({ atOnce: 1, waitingEach: 1 });
  const failing = turns.take("one", () => Promise.reject(new Error("failed")));
  await expect(failing).rejects.toThrow("failed");
  expect(await turns.take("two", async () => "next")).toBe("next");
});
