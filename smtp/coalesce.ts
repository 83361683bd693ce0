/**
 * Turns single look-ups into shared ones: what is asked while a look-up is under way goes into the next one together.
 * A key that the look-up does not return is `undefined`.
 */
export function coalesce<K, V>(lookUp: (keys: K[]) => Promise<Map<K, V>>): (key: K) => Promise<V | undefined> {
  let next: { keys: Set<K>; found: Promise<Map<K, V>> } | null = null;
  let current: Promise<unknown> = Promise.resolve();

  return async function get(key: K): Promise<V | undefined> {
    if (!next) {
      const keys = new Set<K>();
      const found = current.then(() => {
        next = null;
        return lookUp([...keys]);
      });
      next = { keys, found };
      current = found.catch(() => {});
    }
    next.keys.add(key);
    return (await next.found).get(key);
  };
}
