import type { Arrivals, InboxPage, InboxRow } from "@/lib/messages";

export interface InboxState {
  /** The filters that the rows fit, as a query string; null while nothing is loaded. */
  query: string | null;
  /** Counts the pages that took the place of all rows. */
  loads: number;
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
  | { type: "page"; query: string; page: InboxPage }
  | { type: "older"; query: string; page: InboxPage }
  | { type: "below"; query: string; id: string | null; page: InboxPage }
  | { type: "arrived"; news: Arrivals; hold: boolean }
  | { type: "release" }
  | { type: "forget"; ids: string[] }
  | { type: "see"; id: string }
  | { type: "select"; ids: string[]; on: boolean };

// What a list that is not scrolled keeps when mail pours in: the rest can be loaded again.
const keptRows = 500;

const nothing = { query: null, loads: 0, rows: [], held: [], more: false, unread: 0, stamp: 0 };
export const emptyInbox: InboxState = { ...nothing, selected: new Set(), fresh: new Set() };

export function changeInbox(state: InboxState, change: InboxChange): InboxState {
  switch (change.type) {
    case "page":
      return { ...emptyInbox, ...change.page, query: change.query, loads: state.loads + 1 };
    case "older":
      if (change.query !== state.query) return state;
      return { ...state, rows: [...state.rows, ...unknown(state, change.page.rows)], more: change.page.more };
    case "below":
      return change.query === state.query ? renew(state, change.id, change.page) : state;
    case "arrived":
      return arrive(state, change.news, change.hold);
    case "release":
      return { ...state, rows: [...state.held, ...state.rows], held: [] };
    case "forget":
      return forget(state, change.ids);
    case "see":
      return see(state, change.id);
    case "select":
      return select(state, change.ids, change.on);
  }
}

const allRows = (state: InboxState) => [...state.held, ...state.rows];
const idsOf = (rows: InboxRow[]) => rows.map(({ id }) => id);

/** A row can come twice: on a page and, just before, as an arrival. */
function unknown(state: InboxState, rows: InboxRow[]): InboxRow[] {
  const known = new Set(idsOf(allRows(state)));
  return rows.filter(({ id }) => !known.has(id));
}

/** Puts a page in the place of the rows that it is about: those below the row with this id, or all from the first on. */
function renew(state: InboxState, id: string | null, page: InboxPage): InboxState {
  const ids = idsOf(state.rows);
  if (id === null ? hasNewer(state, page) : !idsOf(allRows(state)).includes(id)) return state;
  const last = ids.indexOf(page.rows.at(-1)?.id ?? "");
  const end = page.more && last >= 0 ? last + 1 : ids.length;
  const more = end < ids.length ? state.more : page.more;
  const rows = [...state.rows.slice(0, id === null ? 0 : ids.indexOf(id) + 1), ...page.rows, ...state.rows.slice(end)];
  const present = new Set(idsOf([...state.held, ...rows]));
  const selected = new Set([...state.selected].filter((chosen) => present.has(chosen)));
  return { ...state, rows, more, selected, unread: page.unread };
}

/** Whether some mail has come since the page was read, which would be lost if it took the place of all rows. */
function hasNewer({ held, rows }: InboxState, { stamp }: InboxPage): boolean {
  return held.length > 0 || rows.some(({ receivedAt }) => Date.parse(receivedAt) > stamp);
}

function arrive(state: InboxState, { rows, count, stamp }: Arrivals, hold: boolean): InboxState {
  if (stamp <= state.stamp) return state;
  const added = unknown(state, rows).reverse();
  const fresh = new Set([...state.fresh, ...idsOf(added)]);
  const next = { ...state, stamp, fresh, unread: state.unread + count };
  if (hold || state.held.length > 0) return { ...next, held: [...added, ...state.held] };
  const all = [...added, ...state.rows];
  return { ...next, rows: all.slice(0, keptRows), more: state.more || all.length > keptRows };
}

function forget(state: InboxState, ids: string[]): InboxState {
  if (ids.length === 0) return state;
  const gone = new Set(ids);
  const stays = ({ id }: InboxRow) => !gone.has(id);
  const unseen = allRows(state).filter((row) => !row.seen && !stays(row));
  return {
    ...state,
    rows: state.rows.filter(stays),
    held: state.held.filter(stays),
    unread: Math.max(0, state.unread - unseen.length),
    selected: new Set([...state.selected].filter((id) => !gone.has(id))),
  };
}

function see(state: InboxState, id: string): InboxState {
  if (!allRows(state).some((row) => row.id === id && !row.seen)) return state;
  const mark = (row: InboxRow) => (row.id === id ? { ...row, seen: true } : row);
  return { ...state, rows: state.rows.map(mark), held: state.held.map(mark), unread: Math.max(0, state.unread - 1) };
}

function select(state: InboxState, ids: string[], on: boolean): InboxState {
  const selected = new Set(state.selected);
  for (const id of ids) {
    if (on) selected.add(id);
    else selected.delete(id);
  }
  return { ...state, selected };
}
