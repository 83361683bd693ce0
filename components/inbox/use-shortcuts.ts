"use client";

import { useParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useInboxList } from "./inbox-context";
import { hrefOf } from "./use-filters";

/** The keys of the inbox. Parts elsewhere take part by `data-shortcut`: its key clicks the first one that is visible. */
export function useShortcuts(): void {
  const { state, query, change, go } = useInboxList();
  const { id: open } = useParams<{ id?: string }>();
  const current = useRef<string | null>(null);

  useEffect(() => {
    const focused = () => document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row ?? null;
    const move = (step: number) => {
      const at = state.rows.findIndex(({ id }) => id === (focused() ?? open ?? current.current));
      const next = state.rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), state.rows.length - 1)];
      if (!next) return;
      current.current = next.id;
      rowOf(next.id)?.querySelector("a")?.focus();
      if (open && next.id !== open) go(hrefOf(`/inbox/${next.id}`, query));
    };
    const back = () => {
      if (state.selected.size > 0) change({ type: "select", ids: [...state.selected], on: false });
      else if (open) go(hrefOf("/inbox", query));
    };
    const select = () => {
      const id = focused() ?? open;
      if (id) change({ type: "select", ids: [id], on: !state.selected.has(id) });
    };
    const remove = () => {
      const row = focused();
      if (!partFor("#", null) && row) flushSync(() => change({ type: "select", ids: [row], on: true }));
      partFor("#", null)?.click();
    };
    const [next, previous] = [() => move(1), () => move(-1)];
    const keys: Record<string, () => void> = { j: next, k: previous, x: select, "#": remove, Escape: back };

    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const act = keys[event.key];
      const part = act ? null : partFor(event.key, focused());
      if (!act && !part) return;
      event.preventDefault();
      if (act) act();
      else if (part instanceof HTMLInputElement) part.focus();
      else part?.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [state, open, query, change, go]);
}

/** Keys belong to a field while somebody types in it, and to a dialog while it is open. */
function isBusy(target: EventTarget | null): boolean {
  const field = target instanceof HTMLElement && target.closest("input:not([type=checkbox]), textarea, select");
  return Boolean(field) || document.querySelector("dialog[open]") !== null;
}

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

/** What a key stands for: a part of the focused row, else the first part of the page that is marked with it. */
function partFor(key: string, row: string | null): HTMLElement | null {
  if (key.length !== 1) return null;
  const name = CSS.escape(key);
  const own = row && rowOf(row)?.querySelector<HTMLElement>(`[data-row-shortcut="${name}"]`);
  if (own) return own;
  const parts = [...document.querySelectorAll<HTMLElement>(`[data-shortcut="${name}"]`)];
  return parts.find((part) => part.checkVisibility()) ?? null;
}
