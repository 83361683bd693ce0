import { expect, test } from "vitest";
import { changeInbox, emptyInbox } from "@/components/inbox/inbox-state";
import type { InboxRow } from "@/lib/messages";

const row = (id: string, expireAt = "2026-01-02T00:00:00.000Z"): InboxRow => ({
  ...{ id, namespace: "n", tag: "t", from: { address: "", name: "" }, subject: "", code: null, link: null },
  ...{ receivedAt: "2026-01-01T00:00:00.000Z", expireAt, seen: false, attachments: 0 },
});
const page = (ids: string[], more = false) => ({ rows: ids.map((id) => row(id)), more, stamp: 1, unread: ids.length });
const idsOf = (rows: InboxRow[]) => rows.map(({ id }) => id).join("");

const shown = changeInbox(emptyInbox, { type: "page", query: "", page: page(["a", "b", "c", "d", "e"], true) });
const chosen = changeInbox(shown, { type: "select", ids: ["a", "c", "d"], on: true });

test("a list that is read anew from some row on keeps what is above, and what of the rest is still there", () => {
  const later = row("c", "2026-02-01T00:00:00.000Z");
  const state = changeInbox(chosen, {
    ...{ type: "below", query: "", id: "b" },
    page: { rows: [later], more: false, stamp: 1, unread: 2 },
  });
  expect([idsOf(state.rows), state.more, state.unread]).toEqual(["abc", false, 2]);
  expect(state.rows[2]).toBe(later);
  expect([...state.selected]).toEqual(["a", "c"]);
  expect(state.loads).toBe(chosen.loads);
});

test("rows below the page that was read stay, and so do all when the row above has gone", () => {
  const below = { type: "below", query: "", id: "a", page: page(["c"], true) } as const;
  const state = changeInbox(shown, below);
  expect([idsOf(state.rows), state.more]).toEqual(["acde", true]);
  expect(idsOf(changeInbox(shown, { ...below, page: page(["b", "c", "d", "e", "f"], true) }).rows)).toBe("abcdef");
  expect(changeInbox(shown, { ...below, id: "gone" })).toBe(shown);
  expect(changeInbox(shown, { ...below, query: "q=x" })).toBe(shown);
});

test("all rows are read anew below one that is held back", () => {
  const news = { rows: [row("n")], count: 1, stamp: 2 };
  const held = changeInbox(shown, { type: "arrived", news, hold: true });
  const state = changeInbox(held, { type: "below", query: "", id: "n", page: page(["b"]) });
  expect([idsOf(state.held), idsOf(state.rows)]).toEqual(["n", "b"]);
});

test("a list of which all rows are read anew keeps what was chosen, and its further pages", () => {
  const all = (ids: string[], stamp: number) =>
    ({ type: "below", query: "", id: null, page: { ...page(ids, true), stamp } }) as const;
  const stamp = Date.parse("2026-01-01T00:00:00.000Z");
  const state = changeInbox(chosen, all(["b", "c"], stamp));
  expect([idsOf(state.rows), state.more, [...state.selected], state.loads]).toEqual([
    "bcde",
    true,
    ["c", "d"],
    chosen.loads,
  ]);
  expect(changeInbox(chosen, all(["b", "c"], stamp - 1)), "with mail that came since").toBe(chosen);
  const news = { rows: [row("n")], count: 1, stamp: 2 };
  const held = changeInbox(chosen, { type: "arrived", news, hold: true });
  expect(changeInbox(held, all(["b", "c"], stamp))).toBe(held);
});
