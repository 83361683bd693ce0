/** Runs `work` once at a time. A call made during a run is answered by the next run, shared with all such calls. */
export function joinCalls(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  return function call(): Promise<void> {
    if (!current) {
      current = work().finally(() => {
        current = null;
      });
      return current;
    }
    next ??= current
      .catch(() => {})
      .then(() => {
        next = null;
        return call();
      });
    return next;
  };
}
