import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Turns single look-ups into shared ones: what is asked within one turn of the event loop is looked up together.
 * Nothing is remembered. A key that the look-up does not return is `undefined`.
 */
export function coalesce<K, V>(lookUp: (keys: K[]) => Promise<Map<K, V>>): (key: K) => Promise<V | undefined> {
  let next: { keys: Set<K>; found: Promise<Map<K, V>> } | null = null;

  return async function get(key: K): Promise<V | undefined> {
    if (!next) {
      const keys = new Set<K>();
      const found = nextTurn().then(() => {
        next = null;
        return lookUp([...keys]);
      });
      next = { keys, found };
    }
    next.keys.add(key);
    return (await next.found).get(key);
  };
}
