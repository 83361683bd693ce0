/** One of every choice, few in all: again and again what is in most choices that are open; of two alike what has more uses. */
export function chooseFew(choices: number[][], uses: Uint32Array): Set<number> {
  const kept = new Set(choices.flatMap((ids) => (ids.length === 1 ? ids : [])));
  let open = choices.filter((ids) => !ids.some((id) => kept.has(id)));
  while (open.length > 0) {
    const taken = takeBest(open, uses);
    for (const id of taken) kept.add(id);
    open = open.filter((ids) => !ids.some((id) => taken.has(id)));
  }
  return kept;
}

/** Those in most choices, as many at once as share none: none of them takes anything from another. */
function takeBest(open: number[][], uses: Uint32Array): Set<number> {
  const choicesOf = new Map<number, number[][]>();
  for (const ids of open) {
    for (const id of ids) {
      const among = choicesOf.get(id);
      if (among) among.push(ids);
      else choicesOf.set(id, [ids]);
    }
  }
  const most = Math.max(...[...choicesOf.values()].map(({ length }) => length));
  const best = [...choicesOf].filter(([, { length }]) => length === most).map(([id]) => id);
  const taken = new Set<number>();
  const touched = new Set<number>();
  for (const id of best.sort((a, b) => (uses[b] as number) - (uses[a] as number) || a - b)) {
    const around = choicesOf.get(id) ?? [];
    if (around.some((ids) => ids.some((other) => touched.has(other)))) continue;
    for (const ids of around) for (const other of ids) touched.add(other);
    taken.add(id);
  }
  return taken;
}
