import type { InboxRow } from "@/lib/messages/inbox-row";
import type { Arrivals } from "@/lib/messages/list-arrivals";
import type { InboxPage } from "@/lib/messages/list-inbox";

export interface InboxState {
  rows: InboxRow[];
  /** New rows that wait above, so that nothing moves under somebody who has scrolled down. */
  held: InboxRow[];
  more: boolean;
  /** Of the whole account, whatever the filter. */
  unread: number;
  /** Everything up to this stamp is known, in epoch milliseconds. */
  stamp: number;
  selected: ReadonlySet<string>;
  /** Ids of the rows that arrived while the list was open. */
  fresh: ReadonlySet<string>;
}

export type InboxChange =
  | { type: "page"; page: InboxPage }
  | { type: "older"; page: InboxPage }
  | { type: "arrived"; arrivals: Arrivals; hold: boolean }
  | { type: "release" }
  | { type: "forget"; ids: string[] }
  | { type: "see"; id: string }
  | { type: "expire"; now: number }
  | { type: "select"; ids: string[]; on: boolean }
  | { type: "select-none" };

// What a list that is not scrolled keeps when mail pours in: the rest can be loaded again.
const keptRows = 500;

export function inboxOf(page: InboxPage | null): InboxState {
  const { rows = [], more = false, unread = 0, stamp = 0 } = page ?? {};
  return { rows, held: [], more, unread, stamp, selected: new Set(), fresh: new Set() };
}

export function changeInbox(state: InboxState, change: InboxChange): InboxState {
  switch (change.type) {
    case "page":
      return inboxOf(change.page);
    case "older":
      return { ...state, rows: [...state.rows, ...unknown(state, change.page.rows)], more: change.page.more };
    case "arrived":
      return arrive(state, change.arrivals, change.hold);
    case "release":
      return { ...state, rows: [...state.held, ...state.rows], held: [] };
    case "forget":
      return forget(state, new Set(change.ids));
    case "see":
      return see(state, change.id);
    case "expire": {
      const expired = [...state.held, ...state.rows].filter(({ expireAt }) => Date.parse(expireAt) <= change.now);
      return expired.length === 0 ? state : forget(state, new Set(expired.map(({ id }) => id)));
    }
    case "select": {
      const selected = new Set(state.selected);
      for (const id of change.ids) change.on ? selected.add(id) : selected.delete(id);
      return { ...state, selected };
    }
    case "select-none":
      return { ...state, selected: new Set() };
  }
}

/** A row can come twice: on a page and, just before, as an arrival. */
function unknown(state: InboxState, rows: InboxRow[]): InboxRow[] {
  const known = new Set([...state.held, ...state.rows].map(({ id }) => id));
  return rows.filter(({ id }) => !known.has(id));
}

function arrive(state: InboxState, { rows, count, stamp }: Arrivals, hold: boolean): InboxState {
  if (stamp <= state.stamp) return state;
  const added = unknown(state, rows).reverse();
  const next = { ...state, stamp, unread: state.unread + count };
  const fresh = new Set([...state.fresh, ...added.map(({ id }) => id)]);
  if (hold || state.held.length > 0) return { ...next, fresh, held: [...added, ...state.held] };
  const all = [...added, ...state.rows];
  if (all.length <= keptRows) return { ...next, fresh, rows: all };
  return { ...next, fresh, rows: all.slice(0, keptRows), more: true };
}

function forget(state: InboxState, ids: ReadonlySet<string>): InboxState {
  const stays = ({ id }: InboxRow) => !ids.has(id);
  const gone = [...state.held, ...state.rows].filter((row) => !stays(row));
  return {
    ...state,
    rows: state.rows.filter(stays),
    held: state.held.filter(stays),
    unread: Math.max(0, state.unread - gone.filter(({ seen }) => !seen).length),
    selected: new Set([...state.selected].filter((id) => !ids.has(id))),
  };
}

function see(state: InboxState, id: string): InboxState {
  const row = [...state.held, ...state.rows].find((candidate) => candidate.id === id);
  if (row?.seen) return state;
  const mark = (candidate: InboxRow) => (candidate.id === id ? { ...candidate, seen: true } : candidate);
  return { ...state, rows: state.rows.map(mark), held: state.held.map(mark), unread: Math.max(0, state.unread - 1) };
}
